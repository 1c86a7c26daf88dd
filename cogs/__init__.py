"""What people see in Discord: commands, buttons, posts. Only this layer (and `bot.py`) knows discord.py."""
