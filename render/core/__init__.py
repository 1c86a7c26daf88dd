"""What pictures of every game share: canvas, typeface, palette, signs, stamps. Knows no game."""
