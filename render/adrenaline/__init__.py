"""ADRENALINE's pictures: the board of every post, the private choice board, the hand, the final score."""
