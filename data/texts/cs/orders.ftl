## Trvalé pokyny vedle karet.

ui-orders-asked = u tohoto stolu se tě ptám
adrenaline-switch-grenade-throw = Pokyn: granáty házet
adrenaline-switch-grenade-keep = Pokyn: granáty nechat
orb_hunt-switch-attack-ask = Pokyn: ptej se na útok
orb_hunt-switch-attack-order = Pokyn: vždy útočit
orb_hunt-switch-shield-use = Pokyn: štít použít
orb_hunt-switch-shield-keep = Pokyn: štít nechat

## `/nastavení`

cmd-settings-page-name = stránka
cmd-settings-page = Rovnou jedna stránka nastavení
cmd-settings-orders = moje pokyny
cmd-settings-time = čas a připomínky
cmd-settings-my_data = moje údaje
cmd-settings-forget_me = zapomenout mě
ui-settings-time = U tebe je { $now } ({ $zone }) · noční klid: { $quiet } · připomínek na tah: { $reminders }

## Uvítání: další hry

ui-welcome-play-other = Hrát hned: { $game }
ui-welcome-guided-other = První hra s průvodcem: { $game }
