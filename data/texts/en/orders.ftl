## Standing orders beside the cards.

ui-orders-asked = this table asks you
adrenaline-switch-grenade-throw = Order: throw grenades
adrenaline-switch-grenade-keep = Order: keep grenades
orb_hunt-switch-attack-ask = Order: ask me about attacks
orb_hunt-switch-attack-order = Order: always attack
orb_hunt-switch-shield-use = Order: use my shield
orb_hunt-switch-shield-keep = Order: keep my shield
