"""A view in, a picture out. Knows the rules' views and content, but neither Discord nor the store."""
