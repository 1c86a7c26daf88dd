"""The engine and the games: no Discord, no clock, no global random."""
