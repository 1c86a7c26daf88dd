"""Orb Hunt: a hunt on boards of one's own, then a villain fought together."""
