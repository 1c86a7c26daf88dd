## Nastavení, pokyny, pravidla, co čeká, žebříček a důkaz. Proměnné jsou popsané v anglickém souboru.

ui-table-opened = { $table } běží v { $place }; co tam uděláš, vidí všichni.
ui-rules-pages = Stránky pravidel a zbraně
ui-rules-cards = Další zbraně a akční karty
ui-settings-title = **Tvoje nastavení.** Každá volba se hned uloží.
ui-settings-language = Jazyk
ui-settings-language-discord = jako v mém Discordu
ui-settings-picture = Obrázky
ui-settings-picture-on = zobrazovat
ui-settings-picture-off = vypnuté, vše slovy
ui-settings-hints = Rady
ui-settings-hints-on = v mých prvních tazích
ui-settings-hints-off = vypnuté
ui-saved = Uloženo.
ui-orders-title = **Tvoje trvalé pokyny**
ui-orders-how = Plní se, když stůl na tvou odpověď nečeká, a hledí jen na tvoje vlastní karty. Platí u všech tvých stolů.
adrenaline-orders-grenade = Po zásahu
adrenaline-orders-keep_cards = Akční karty, které si při respawnu nechám
adrenaline-orders-colours = Barvy, na které se chci vracet
adrenaline-orders-least_wanted = Čeho se vzdám nejdřív
ui-server-title = **Nastavení tohoto serveru.** Platí pro zprávy a nové stoly.
ui-server-preset = Nové stoly
ui-server-pace = Tempo
ui-server-managers = Nastavení serveru smí měnit jen jeho správci.
ui-start-done = Hra u stolu { $number } začala: { $place }
ui-button-no-hints = Už bez rad
