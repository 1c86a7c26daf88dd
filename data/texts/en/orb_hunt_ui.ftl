## What the panels, posts and calls of Orb Hunt say. A comment above a message gives its variables.
