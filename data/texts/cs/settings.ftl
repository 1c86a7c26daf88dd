## Nastavení, příkazy, pravidla, schránka, žebříček a důkaz. Komentář nad zprávou uvádí její proměnné.

ui-not-over = Ta hra se ještě hraje.
ui-server-managers = To smí měnit jen správci tohoto serveru.
# $table: ui-table, $place: kanál
ui-table-opened = **{ $table }** je připravena: { $place }
ui-rules-pages = Jiná stránka
ui-rules-cards = Další karty
ui-inbox-empty = Žádný stůl na tebe nečeká.
ui-inbox-title = **Tyhle stoly na tebe čekají**
# $table: ui-table, $place: kanál, $since: čas v podobě Discordu
ui-inbox-line = { $table } v { $place }, { $since }
ui-saved = Uloženo.
ui-settings-title = **Tvoje nastavení.** Každá volba platí hned.
ui-settings-language = Jazyk
ui-settings-language-discord = jako v Discordu
ui-settings-picture = Obrázky
ui-settings-picture-on = zobrazovat
ui-settings-picture-off = slova místo obrázků
ui-settings-hints = Rady v prvních tazích
ui-settings-hints-on = zobrazovat
ui-settings-hints-off = nezobrazovat
ui-orders-title = **Tvoje stálé příkazy**
ui-orders-how = Provádějí se za tebe, když se stůl neptá. Každá volba platí hned.
ui-orders-grenade = Značkovací granát
ui-orders-keep = Karty, které si při respawnu nechávám
ui-orders-colours = Barvy, kam se chci vracet
ui-orders-least = Karty, které dávám pryč nejdřív
ui-server-title = **Tento server.** Jazyk příspěvků a s čím začíná nový stůl. Každá volba platí hned.
ui-server-preset = Nový stůl
ui-server-pace = Tempo
ui-leaderboard-title = **Žebříček tohoto serveru**
ui-leaderboard-empty = Na tomto serveru ještě nikdo nedohrál.
# $place, $rating: text, $name, $wins, $sessions, $points: čísla, $rated: existuje rating
ui-leaderboard-line = **{ $place }.** { $name }: { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
       *[other] { $wins } výher
    }, { $sessions ->
        [one] { $sessions } hra
        [few] { $sessions } hry
       *[other] { $sessions } her
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $rated ->
        [yes] , rating { $rating }
       *[no] { "" }
    }
# $steps: číslo
ui-verify-sound = **V pořádku.** Seedu a pravidlům odpovídá celý záznam, počet kroků: { $steps }.
ui-verify-unsound = **Nesedí to.** Neodpovídá celý záznam, počet kroků: { $steps }.
# $fits, $hash, $seed: text
ui-verify-commitment =
    { $fits ->
        [yes] Seed je ten, který byl ohlášen na začátku
       *[no] Seed není ten, který byl ohlášen na začátku
    }: `{ $seed }`, otisk `{ $hash }`.
# $steps: seznam
ui-verify-chain = Přerušené články řetězu: { $steps }
ui-verify-draws = Losy, které neplynou ze seedu: { $steps }
ui-verify-replay = Kroky, které tato pravidla hrají jinak: { $steps }
ui-verify-unreplayed = Kroky jiné verze pravidel, znovu nehrané: { $steps }
ui-table-opened = { $table } běží v { $place }; co tam uděláš, vidí všichni.
ui-rules-pages = Stránky pravidel a zbraně
ui-rules-cards = Další zbraně a akční karty
ui-inbox-title = **Čeká na tebe:**
ui-inbox-line = **{ $table }** v { $place }, { $since }
ui-inbox-empty = Žádný stůl na tebe nečeká.
ui-leaderboard-title = **Žebříček tohoto serveru**
ui-leaderboard-line = **{ $place }.** { $name }: { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
       *[other] { $wins } výher
    } z { $sessions ->
        [one] { $sessions } hry
        [few] { $sessions } her
       *[other] { $sessions } her
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $rated ->
        [yes] { " " }· hodnocení { $rating }
       *[no] { "" }
    }
ui-leaderboard-empty = Na tomto serveru zatím žádná hra neskončila.
ui-not-over = Ta hra se ještě hraje.
ui-verify-sound = **Všechno je v pořádku.** { $steps ->
        [one] Ověřen je { $steps } krok.
        [few] Ověřeny jsou { $steps } kroky.
       *[other] Ověřeno je { $steps } kroků.
    }
ui-verify-unsound = **Něco nesedí.** { $steps ->
        [one] Ověřen je { $steps } krok.
        [few] Ověřeny jsou { $steps } kroky.
       *[other] Ověřeno je { $steps } kroků.
    }
ui-verify-commitment =
    Semínko `{ $seed }` { $fits ->
        [yes] odpovídá
       *[no] **neodpovídá**
    } otisku ze začátku, `{ $hash }`.
ui-verify-chain = Řetěz otisků je porušený v krocích: { $steps }.
ui-verify-draws = Losy, které ze semínka neplynou, v krocích: { $steps }.
ui-verify-replay = Při přehrání vyšly jinak kroky: { $steps }.
ui-verify-unreplayed = Pod jinou verzí pravidel, takže bez přehrání, jsou kroky: { $steps }.
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
ui-orders-grenade = Po zásahu
ui-orders-keep = Akční karty, které si při respawnu nechám
ui-orders-colours = Barvy, na které se chci vracet
ui-orders-least = Čeho se vzdám nejdřív
ui-server-title = **Nastavení tohoto serveru.** Platí pro zprávy a nové stoly.
ui-server-preset = Nové stoly
ui-server-pace = Tempo
ui-server-managers = Nastavení serveru smí měnit jen jeho správci.
# $number: text, $place: kanál
ui-start-done = Hra u stolu { $number } začala: { $place }
