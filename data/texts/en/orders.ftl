## Standing orders beside the cards.

ui-orders-asked = this table asks you
adrenaline-switch-grenade-throw = Order: throw grenades
adrenaline-switch-grenade-keep = Order: keep grenades
orb_hunt-switch-attack-ask = Order: ask me about attacks
orb_hunt-switch-attack-order = Order: always attack
orb_hunt-switch-shield-use = Order: use my shield
orb_hunt-switch-shield-keep = Order: keep my shield

## `/settings`

cmd-settings-page-name = page
cmd-settings-page = One page of the settings at once
cmd-settings-orders = my orders
cmd-settings-time = time and reminders
cmd-settings-my_data = my data
cmd-settings-forget_me = forget me
# $now, $zone, $quiet: text; $reminders: a number
ui-settings-time = With you it is { $now } ({ $zone }) · quiet hours: { $quiet } · reminders a turn: { $reminders }

## Welcome: the other games

# $game: its name
ui-welcome-play-other = Play { $game } now
ui-welcome-guided-other = Guided first game: { $game }
