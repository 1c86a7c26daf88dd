## Co o sobě říká žebříček.

ui-board-counts = -# Počítají se hry dvou a více lidí; hry jen proti počítačům a hry s průvodcem se nepočítají.
ui-board-month-zone = -# Měsíce začínají o půlnoci; časové pásmo: { $zone }.

## Časové pásmo serveru

ui-server-zone = Časové pásmo
ui-server-zone-title = **Časové pásmo serveru.** Je tam { $now } ({ $zone }). Podle něj začínají měsíce v žebříčku.
ui-server-zone-hour = Kolik je hodin tam, kde je server doma?
