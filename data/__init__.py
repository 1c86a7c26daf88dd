"""What is kept: content and texts as files, sessions in the store."""
