"""The message ids of `data/texts/<language>/render.ftl`: every word of ours that stands in a picture or its alt text.

Beside these, pictures name weapons, effects and powerups by the ids of the game's own texts.
"""

from __future__ import annotations

ROOMS = ("red", "yellow", "blue", "green", "purple", "white")

WORDS: tuple[str, ...] = (
    *(f"render-room-{room}" for room in ROOMS),
    "render-mode", "render-turn", "render-last-turn", "render-this-turn", "render-frenzy", "render-over",
    "render-alt-next", "render-alt-won", "render-alt-hit", "render-alt-killed", "render-alt-ran", "render-alt-moved",
    "render-alt-entered", "render-alt-ammo", "render-alt-weapon",
    "render-choose", "render-direction", "render-alt-stands",
    "render-no-powerup", "render-no-weapon", "render-loaded", "render-not-loaded", "render-alt-hand",
    "render-won", "render-turns", "render-source", "render-total", "render-alt-score",
    "render-leaderboard", "render-leaderboard-games", "render-leaderboard-wins", "render-leaderboard-empty",
    "render-nobody", "render-alt-leader",
    "render-profile-unrated", "render-profile-sessions", "render-profile-wins", "render-profile-points",
    "render-profile-best", "render-profile-favourites", "render-alt-profile", "render-alt-favourite",
)  # fmt: skip

ORB_HUNT: tuple[str, ...] = (
    "render-orb-phase", "render-orb-unconscious", "render-orb-own",
    "render-orb-alt-next", "render-orb-alt-next-villain", "render-orb-alt-moved", "render-orb-alt-won",
    "render-orb-alt-lost", "render-orb-alt-hit", "render-orb-alt-fell", "render-orb-alt-stunned",
    "render-orb-alt-villain",
)  # fmt: skip
"""Those of Orb Hunt alone."""
