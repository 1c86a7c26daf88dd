## Co o sobě říká žebříček.

ui-board-counts = -# Počítají se hry dvou a více lidí; hry jen proti počítačům a hry s průvodcem se nepočítají.
