"""ADRENALINE: deathmatch, with hooks for its other modes."""
