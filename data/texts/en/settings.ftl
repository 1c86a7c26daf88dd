## Settings, orders, rules, inbox, leaderboard and proof. A comment above a message gives its variables.

# $table, $place: a channel
ui-table-opened = { $table } is set up in { $place }; everybody there sees what you do.
ui-rules-pages = Pages of the rules and weapons
ui-rules-cards = More weapons and powerups
ui-settings-title = **Your settings.** Each choice is saved at once.
ui-settings-language = Language
ui-settings-language-discord = as in my Discord
ui-settings-picture = Pictures
ui-settings-picture-on = shown
ui-settings-picture-off = off, everything in words
ui-settings-hints = Hints
ui-settings-hints-on = in my first turns
ui-settings-hints-off = off
ui-saved = Saved.
ui-orders-title = **Your standing orders**
ui-orders-how = They are carried out when a table does not wait for your answer, and they look at your own cards only. Orders hold at all your tables.
adrenaline-orders-grenade = When hurt
adrenaline-orders-keep_cards = Powerups I keep when coming back
adrenaline-orders-colours = Colours I like to come back at
adrenaline-orders-least_wanted = What I give away first
ui-server-title = **This server's settings.** They hold for posts and for new tables.
ui-server-preset = New tables
ui-server-pace = Pace
ui-server-managers = Only those who manage this server can change its settings.
# $number: text, $place: a channel
ui-start-done = Table { $number } has begun: { $place }
ui-button-no-hints = No more hints
