"""A Discord stand-in on 127.0.0.1: the bot plays against it without a token, the tests use it too."""
