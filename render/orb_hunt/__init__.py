"""Orb Hunt's pictures: the boards of the first phase, the villain of the second, the private board, the final score."""
