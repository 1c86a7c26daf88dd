## Žebříčky, profily, vlastní údaje, co se stalo, péče o server. Proměnné jsou popsané v anglickém souboru.

ui-board-title = **Žebříček tohoto serveru** · { $kind } · { $span }
ui-board-kind-all = všechny hry
ui-board-kind = { $system }, { $mode }
ui-board-span-month = tento měsíc
ui-board-span-season = tato sezóna
ui-board-span-all = celkově
ui-board-order-rating = podle hodnocení
ui-board-order-wins = podle výher
ui-board-order-points = podle bodů
ui-board-order-sessions = podle počtu her
ui-board-order-streak = podle výher v řadě
ui-board-which = Které hry
ui-board-order = V jakém pořadí
ui-board-own = Tvoje místo: **{ $place }** z { $total }.
ui-board-page = Strana { $page } z { $pages }
ui-board-back = Dřívější
ui-board-next = Další
ui-board-mine = Moje místo
ui-board-as-text = Slovy
ui-board-as-picture = Obrázkem
ui-board-line = **{ $place }.** { $name }: { $rated ->
        [yes] hodnocení { $rating }, { "" }
       *[no] { "" }
    }{ $wins ->
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
    }, nejvýš { $best } v řadě
ui-board-empty = Nikdo tu zatím není: žebříček začne první dohranou hrou dvou lidí.

ui-profile-title = **{ $name }** na tomto serveru
ui-profile-all = **Všechny hry**
ui-profile-line = { $kind }: { $rated ->
        [yes] hodnocení { $rating }, { "" }
       *[no] { "" }
    }{ $wins ->
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
    }, teď { $streak } v řadě, nejvýš { $best }
ui-profile-favourites = Nejčastější zbraně: { $weapons }
ui-profile-favourite = { $name } ({ $count }×)
ui-profile-empty = Pro hráče { $name } tu zatím žádná hra s jinými lidmi neskončila.
ui-profile-private = { $name }: profil není veřejný.

ui-season-sure = Hraje se sezóna { $number }. Nová začne s prázdným žebříčkem; ten starý i celkové počty zůstanou.
ui-season-begin = Začít sezónu { $number }
ui-season-begun = **Začala sezóna { $number }.** Žebříček „tato sezóna“ počítá od teď.
ui-season-moved = Mezitím už začala sezóna { $number }; nic se nezměnilo.

ui-settings-board = Žebříčky a profil
ui-settings-board-on = chci tam být
ui-settings-board-off = nechci tam být
ui-button-my-data = Moje údaje
ui-button-forget = Zapomenout mě…
ui-data-file = Všechno, co je o tobě uloženo: { $rows ->
        [one] { $rows } záznam.
        [few] { $rows } záznamy.
       *[other] { $rows } záznamů.
    } Soubor vidíš jen ty; jsou v něm i tahy a rozmyšlené kroky běžících her.
ui-forget-sure = **Zapomenout tě?** Jméno, id, nastavení, pokyny, hodnocení i místa v žebříčcích se hned odstraní a nejdou vrátit. { $tables ->
        [0] U žádného otevřeného stolu nesedíš.
        [one] Sedíš u { $tables } otevřeného stolu: dohraje za tebe počítač a tvoje karty se nikdo nedozví.
        [few] Sedíš u { $tables } otevřených stolů: dohraje za tebe počítač a tvoje karty se nikdo nedozví.
       *[other] Sedíš u { $tables } otevřených stolů: dohraje za tebe počítač a tvoje karty se nikdo nedozví.
    } Tahy a výsledky tvých her zůstanou beze jména.
ui-forget-button = Zapomenout natrvalo
ui-forget-done = **Hotovo.** Nic tu už nenese tvoje jméno ani id.
ui-forget-stays = Co je napsané v Discordu, tam zůstává: zprávy a obrázky s tvým jménem i názvy vláken. Smazat je můžeš ty nebo správci serveru. Kopie databáze, které si provozovatel bota udělal, musí smazat on.

ui-final-ratings = Hodnocení: { $ratings }
ui-final-rating = { $name } { $rating } ({ $change })

cmd-verify-name = ověřit
cmd-verify = Ověří každý los a tah u stolu podle zapečetěného semínka
cmd-game-export-name = export
cmd-game-export = Záznam hry jako soubor, jak ho smíš vidět
cmd-catchup-name = dohnat
cmd-catchup = Co se stalo od tvého posledního pohledu, v několika malých obrázcích
cmd-server-health-name = stav
cmd-server-health = Stoly, které stojí, a proč
cmd-server-channel-name = kanál
cmd-server-channel = Povolit otevírání stolů v kanálu, nebo už ne; bez jediného kanálu smějí být všude
cmd-server-channel-channel-name = kanál
cmd-server-channel-channel = Který kanál
cmd-server-bar-name = zákaz
cmd-server-bar = Nepustit někoho k novým stolům, nebo ho zase pustit
cmd-server-bar-person = Koho
cmd-leaderboard-games-name = hry
cmd-leaderboard-games = Které hry; bez volby všechny
cmd-leaderboard-span-name = období
cmd-leaderboard-span = Tento měsíc, tato sezóna, nebo celkově
cmd-profile-name = profil
cmd-profile = Hodnocení, výhry a oblíbené zbraně, tvoje nebo něčí
cmd-profile-person-name = hráč
cmd-profile-person = Čí; bez volby tvůj
cmd-server-settings-name = nastavení
cmd-server-settings = Jazyk zpráv, výchozí volby a omezení nových stolů
cmd-server-season-name = sezóna
cmd-server-season = Začít novou sezónu žebříčku; ta stará zůstane

## Důkaz a záznam

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
ui-verify-seed = Semínko, po konci odkryté: `{ $seed }`
ui-verify-sealed = Semínko zůstává do konce zapečetěné; bot podle něj ověřil, potom to může každý.
ui-verify-commitment = { $fits ->
        [yes] Odpovídá
       *[no] **Neodpovídá**
    } otisku ze začátku, `{ $hash }`.
ui-verify-chain = Řetěz otisků: celý, počet kroků { $count }.
ui-verify-draws = Losy: všechny plynou ze semínka, počet kroků { $count }.
ui-verify-replay = Přehráno se stejným výsledkem: počet kroků { $count }.
ui-verify-chain-wrong = Řetěz otisků je **porušený** v krocích { $steps }.
ui-verify-draws-wrong = Losy, které ze semínka **neplynou**, v krocích { $steps }.
ui-verify-replay-wrong = Při přehrání vyšly **jinak** kroky { $steps }.
ui-verify-unreplayed = Neověřeno: losy a výsledky kroků { $steps } z jiné verze pravidel.
ui-verify-sound-sealed = **Všechno je v pořádku.** Ověřeny jsou všechny dosavadní kroky.
ui-verify-unsound-sealed = **Něco nesedí.** Ověřeny jsou všechny dosavadní kroky.
ui-verify-chain-sealed = Řetěz otisků: celý.
ui-verify-draws-sealed = Losy: všechny plynou ze semínka.
ui-verify-replay-sealed = Přehráno se stejným výsledkem.
ui-verify-unreplayed-sealed = Neověřeno: některé losy a výsledky z jiné verze pravidel.
ui-export-running = Záznam tak, jak ho smíš znát; co je před tebou skryté, v něm není. Soubor vidíš jen ty.
ui-export-over = Celý záznam i se semínkem. Na kterémkoli počítači ho ověří `python bot.py verify SOUBOR`.

## Co se stalo mezitím

ui-catchup-button = Co se stalo: { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
ui-catchup-title = **{ $table }** od tvého posledního pohledu: { $stories ->
        [one] { $stories } příběh
        [few] { $stories } příběhy
       *[other] { $stories } příběhů
    }, jak je smíš znát
ui-catchup-you = **Tobě:** { $news }
ui-catchup-line = **{ $number }** · { $story }
ui-catchup-quiet = Není o čem vyprávět.
ui-catchup-nothing = V { $table } se od tvého posledního pohledu nic nestalo.

## Péče o server

ui-cooldown = To bylo moc najednou. Počkej prosím { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
ui-server-most_person = Otevřené stoly na osobu
ui-server-most_server = Otevřené stoly na serveru
ui-server-channels = { $count ->
        [0] Stoly se smějí otevírat ve všech kanálech.
        [one] Stoly se smějí otevírat jen v { $places }.
        [few] Stoly se smějí otevírat jen v těchto kanálech: { $places }
       *[other] Stoly se smějí otevírat jen v těchto kanálech: { $places }
    }
ui-server-barred = { $barred ->
        [yes] { $name } si tu k novým stolům nesedne. Rozehrané hry běží dál.
       *[no] { $name } si zase smí sedat k novým stolům.
    }
ui-health-well = **Všechno běží.** Žádný stůl tohoto serveru nestojí.
ui-health-title = { $tables ->
        [one] **{ $tables } stůl stojí:**
        [few] **{ $tables } stoly stojí:**
       *[other] **{ $tables } stolů stojí:**
    }
ui-health-line = **{ $table }** v { $place }: { $why }
ui-health-set_aside = nainstalovaná verze v něm neumí pokračovat; je uložený. Víc řekne provozovatel bota.
ui-health-fault = bot narazil na vlastní chybu { $since } (`{ $detail }`); provozovatel ji najde v záznamu.
ui-health-post = Discord odmítá jeho zprávu, { $since }: { $detail }. Pokusy pokračují; zkontroluj tam práva bota.
ui-health-computer = počítač měl táhnout { $since }; probudí ho stisk v panelu nebo nové spuštění bota.
ui-health-retry = tah počítače se nedaří (pokusů zatím: { $detail }); další pokus { $since }.
ui-health-waiting = čeká se na { $detail }, { $since }.
ui-health-paused = je pozastavený, { $since }; hráči ho mohou hlasováním spustit.
ui-health-lobby = nikdo nový nepřišel, { $since }; začít nebo odejít může kdokoli, kdo u něj sedí.

host-error-barred = Správci tohoto serveru tě k novým stolům nepouštějí. Tvoje rozehrané hry běží dál.
host-error-wrong_channel = Na tomto serveru se stoly otevírají v <#{ $channel }>{ $more ->
    [0] .
    [one] a v { $more } dalším kanálu.
    [few] a ve { $more } dalších kanálech.
   *[other] a v { $more } dalších kanálech.
}
host-error-person_tables = Sedíš tu už u { $most ->
    [one] { $most } otevřeného stolu
    [few] { $most } otevřených stolů
   *[other] { $most } otevřených stolů
}; víc jich být nesmí. Nejdřív nějaký dohraj nebo opusť.
host-error-server_tables = Na tomto serveru { $most ->
    [one] už je { $most } otevřený stůl
    [few] už jsou { $most } otevřené stoly
   *[other] už je { $most } otevřených stolů
}; víc jich být nesmí. Přisedni k některému, nebo počkej, až nějaký skončí.

## V obrázcích

render-profile-unrated = Hodnocení přijde po hře s ostatními
render-profile-sessions = Hry
render-profile-wins = Výhry
render-profile-points = Body
render-profile-best = Nejvíc výher v řadě
render-profile-favourites = Nejčastější zbraně
render-alt-profile = { $name }: hodnocení { $rating }, { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
       *[other] { $wins } výher
    } z { $sessions ->
        [one] { $sessions } hry
        [few] { $sessions } her
       *[other] { $sessions } her
    }.
render-alt-favourite = { $name } { $count }×.
