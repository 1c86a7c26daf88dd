## Co říkají cogs: panely, karty, prohlížení, psaní, odmítnutí. Proměnné jsou popsané v anglickém souboru.

## Tlačítka na mnoha místech

ui-button-back = Zpět
ui-button-undo = Vrátit
ui-button-why-not = Proč ne…
ui-button-rules = Pravidla
ui-button-orders = Moje pokyny
ui-button-as-text = Slovy
ui-button-resign = Vzdát nadobro
ui-button-doubt = Nahlásit pochybnost o pravidle
ui-doubt-noted = Díky. Krok { $step } je zapsaný pro správce bota; hra pokračuje, jak je.
ui-button-abandon = Ukončit hru

## Odmítnutí

ui-fault = V botovi je chyba (číslo { $id }). Nic se nezměnilo. Správce bota najde pod tím číslem víc.
ui-old-button = To tlačítko patří ke starší zprávě a už nic nedělá. `/hrát` otevře tvůj panel.
ui-command-changed = Ten příkaz se změnil. Načti Discord znovu nebo chvíli počkej a napiš ho ještě jednou.
ui-only-in-server = To funguje jen na serveru, ne v soukromých zprávách.
ui-no-table = Není tu stůl, kterého by se to týkalo. `/hra seznam` ukáže všechny, `/hra nová` otevře další.
ui-which-table = Který stůl myslíš? Může to být { $tables }.
ui-no-such-table = Stůl { $table } pro tohle není.
ui-not-seated = V { $table } nemáš místo. `/plán` ukáže stůl každému.
ui-not-seated-waits = V { $table } nemáš místo; čeká se tam na: { $names }. `/plán` ukáže stůl každému.
ui-not-started = U toho stolu se ještě nezačalo hrát.
ui-rights-missing = Tady hrát nesmím. Potřebuji: { $rights }. Povolit to může správce serveru v nastavení kanálu.
ui-channel-busy = V tomto kanálu se už jedna hra hraje a vlákna tu zakládat nesmím. Vyber jiný kanál, nebo mi povol vytvářet veřejná vlákna.
ui-right-view-channel = Zobrazit kanál
ui-right-send-messages = Odesílat zprávy
ui-right-attach-files = Přikládat soubory
ui-right-create-public-threads = Vytvářet veřejná vlákna
ui-right-send-messages-in-threads = Odesílat zprávy ve vláknech

## Lobby

ui-joined = Sedíš u stolu { $number }.
ui-left = U stolu { $number } už nesedíš.
ui-lobby-in-channel = Vlákna tu zakládat nesmím (chybí: { $rights }), takže se bude hrát přímo v kanálu.
ui-lobby-played-here = tomto kanálu
ui-lobby-started = Hraje se v { $place }: { $names }.
ui-lobby-over = U tohoto stolu se už hraje: { $place }
ui-options-title = **Možnosti stolu { $number }.** Změnu uvidí všichni u stolu.
ui-no-tables = Na tomto serveru zatím žádný stůl není.
ui-listed-lobby = **{ $table }**, volný: { $names } · { $place }
ui-listed-running = **{ $table }**, hraje se: { $names } · { $place }
ui-listed-over = **{ $table }**, dohráno: { $names } · { $place }
ui-listed-abandoned = **{ $table }**, ukončeno bez výsledku: { $names } · { $place }
ui-listed-set_aside = **{ $table }**, odloženo: { $names } · { $place }
ui-listed-held-up = Teď tam nemohu psát, možná mi chybí oprávnění. Nic se neztratilo a zkouším to dál. `/hrát` zatím funguje.
ui-resign-sure = **Chceš { $table } nadobro opustit?** Tvé místo převezme počítač a skončíš na posledním místě. Vrátit to nejde.
ui-resigned = Hra je pro tebe u konce. Dál za tebe hraje počítač.
ui-abandon-sure = **Chceš hru u stolu { $number } ukončit bez výsledku?** Skončí, až to řeknou všichni u stolu.
ui-abandon-waits = Tvé přání je zapsané. Souhlasit ještě musí: { $names }.
ui-abandoned = Hra u stolu { $number } skončila bez výsledku.

ui-option-arena = Aréna
ui-option-arena-by_seats = aréna podle počtu hráčů
ui-option-arena-m10 = aréna s deseti poli
ui-option-arena-m11a = aréna s jedenácti poli, první druh
ui-option-arena-m11b = aréna s jedenácti poli, druhý druh
ui-option-arena-m12 = aréna s dvanácti poli
ui-option-skulls = Lebky
ui-option-skulls-5 = 5 lebek
ui-option-skulls-6 = 6 lebek
ui-option-skulls-7 = 7 lebek
ui-option-skulls-8 = 8 lebek
ui-option-ending = Jak hra končí
ui-option-ending-frenzy = Final Frenzy
ui-option-ending-sudden_death = náhlá smrt
ui-option-points = Součty bodů
ui-option-points-hidden = součty jsou tajné, každé vyhodnocení se oznamuje
ui-option-points-open = součty jsou veřejné
ui-option-weapons = Nabité zbraně
ui-option-weapons-open = nabité zbraně jsou vidět
ui-option-weapons-in_hand = nabité zbraně jsou skryté
ui-option-reactions = Reakce mimo tah
ui-option-reactions-orders = reakce podle trvalých pokynů
ui-option-reactions-ask = na reakce se ptám
ui-option-respawn = Respawn
ui-option-respawn-ask = na respawn se ptám
ui-option-respawn-orders = respawn podle pokynů

## Panel

ui-home-title = **Jsi na tahu** · { $title } · { $actions ->
    [one] { $actions } { $frenzy ->
        [yes] frenetická akce
       *[no] akce
    }
    [few] { $actions } { $frenzy ->
        [yes] frenetické akce
       *[no] akce
    }
   *[other] { $actions } { $frenzy ->
        [yes] frenetických akcí
       *[no] akcí
    }
}
ui-home-title-spent = **Jsi na tahu** · { $title } · akce došly
ui-home-you = Ty: { $square }, { $damage } zranění{ $step ->
    [shoot] {" "}(před střelbou smíš udělat krok)
    [grab] {" "}(před dozbrojením smíš udělat dva pohyby)
   *[none] {""}
}
ui-home-have = Munice: { $cubes } · akční karty: { $cards } · zbraně: { $weapons }
ui-home-what = Co uděláš?
ui-home-which-powerup = **Kterou akční kartu zahraješ?** Nestojí to akci.
ui-home-powerups = Akční karty { $count }
ui-home-grab-here-tile = Sebrat tady: { $what }{ $draws ->
    [yes] {" "}(líže se karta)
   *[no] {""}
}
ui-home-grab-at-tile = Sebrat { $square }: { $what }{ $draws ->
    [yes] {" "}(líže se karta)
   *[no] {""}
}
ui-home-grab-here-weapon = Vzít tady: { $weapon } ({ $price }){ $swap ->
    [yes] , jednu nechat
   *[no] {""}
}
ui-home-grab-at-weapon = Vzít { $square }: { $weapon } ({ $price }){ $swap ->
    [yes] , jednu nechat
   *[no] {""}
}
ui-home-pay-otherwise = Zaplatit jinak: { $weapon }
ui-home-end = Ukončit tah
ui-home-end-reload = Ukončit tah, dobít: { $weapons } ({ $price })
ui-home-end-no-reload = Ukončit tah, nedobíjet
ui-home-end-choose = Vybrat, co dobít
ui-enter = { $colour } { $square }: odhodit { $card }, nechat si { $kept }
ui-choose = Vyber
ui-panel-waiting = **{ $title }**, čeká se na: { $names }.
ui-panel-over = **{ $title }** je u konce.
ui-panel-redrawn = Stůl se mezitím změnil, takže se nic nestalo. Takhle to vypadá teď, viz i [nejnovější plán]({ $board }):
ui-undone = Vráceno: { $what }.

## Rady v první hře

ui-hint-shoot = Rada: některou zbraní někoho zasáhneš. Výsledek uvidíš dřív, než vystřelíš.
ui-hint-weapon-here = Rada: tady si můžeš vzít zbraň.
ui-hint-reload = Rada: tvoje zbraně jsou vybité. Dobíjejí se na konci tahu, máš-li čím zaplatit.
ui-hint-grab = Rada: na poli poblíž seber munici nebo zbraň; stiskni pole a uvidíš, co se tam dá dělat.
ui-hint-run = Rada: stiskni pole, na které chceš běžet.
ui-hint-end = Rada: obě akce máš za sebou; ukonči tah.
ui-button-suggest = Poradit
ui-suggested = Počítač by udělal tohle: { $what }
ui-hint-guided = Rada, zkus: { $what }

## Karta střelby nebo jiné věci s náhledem

ui-card-title = **{ $what }**
ui-card-title-shot = **{ $weapon }**, z { $square }
ui-card-hit = **{ $figure }** { $parts }
ui-card-damage = { $before } → **{ $after }**: { $pieces }.
ui-card-piece = { $amount }{ $plain ->
    [yes] {""}
   *[no] {" "}{ $effect }
}
ui-card-piece-marks = { $count ->
    [one] { $count } tvoje značka
    [few] { $count } tvoje značky
   *[other] { $count } tvých značek
}
ui-card-marks = { $count ->
    [one] { $count } nová značka.
    [few] { $count } nové značky.
   *[other] { $count } nových značek.
}
ui-card-moved = Přesun na { $square }.
ui-card-first-blood = First blood je tvůj.
ui-card-kill = **Killshot.**
ui-card-overkill = **Overkill** za 1 značku pomsty na tobě.
ui-card-scores = Body za tento plán: { $points }.
ui-card-will-step-shoot = Od té chvíle smí před střelbou udělat krok.
ui-card-will-step-grab = Od té chvíle smí před dozbrojením udělat dva pohyby.
ui-card-you-move = Ty: přesun { $start } → { $end }.
ui-card-pays = **Platba**: { $price }. Zůstává: { $kept }.
ui-card-pays-nothing = **Platba**: nic. Zůstává: { $kept }.
ui-card-draws = Líže se karta, takže to nepůjde vrátit.
ui-card-option = { $effect }{ $paid ->
    [yes] {" "}({ $price })
   *[no] {""}
}
ui-card-scope = { $card }
ui-card-reload = { $weapon } ({ $price })
ui-card-on = ✓ { $what }
ui-card-off = + { $what }
ui-card-pick = { $hint }: { $choice }
ui-card-not-added = To k této střelbě přidat nejde.
ui-card-go-shoot = Pal!
ui-card-go-grab = Sebrat
ui-card-go-play = Zahrát
ui-card-go-end = Ukončit tah
ui-card-hint-take = Zbraň
ui-card-hint-leave = Nechat
ui-card-hint-pay = { $named ->
    [yes] Platba, { $name }
   *[no] Platba
}
ui-card-hint-effect = { $named ->
    [yes] Po efektu { $name }
   *[no] Efekt
}
ui-card-hint-target = { $named ->
    [yes] { $name }
   *[no] Cíl
}
ui-card-hint-square = { $named ->
    [yes] { $name }
   *[no] Pole
}
ui-card-hint-room = Místnost
ui-card-hint-direction = Směr
ui-card-hint-go = { $named ->
    [yes] { $name }
   *[no] Přesun
}
ui-card-hint-reload = Dobití

## Proč ne

ui-why-title = **Co teď nejde a proč:**
ui-why-nothing = Všechno, co na stole vidíš, teď jde.
ui-why-line = **{ $name }**: { $reason }
ui-why-not-seen = není vidět; z tvého pole { $square } tam nevedou dveře ({ $room }, ADR-SEE-2)
ui-why-off-board = ještě není v aréně (ADR-SETUP-8)

## Prohlížení

ui-board-form-picture = obrázek
ui-board-form-text = slovy
ui-log-title = **{ $title }**: co se stalo
ui-log-empty = Zatím se nic nestalo.
ui-log-show = Ukázat všem
ui-more-title = **{ $title }**
ui-more-card = Co dělá která karta?
ui-hand-title = **{ $title }**: tvoje ruka
ui-hand-no-seat = U tohoto stolu nemáš místo, takže ani karty.
ui-hand-no-cards = Nemáš žádnou akční kartu.
ui-weapon-is-loaded = *Nabitá.*
ui-weapon-is-unloaded = *Vybitá.*
ui-hand-points = Máš { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}; vidíš to jen ty.
ui-weapon-unloaded = { $weapon } (vybitá zbraň)
ui-weapons-hidden = { $count ->
    [one] { $count } nabitá, skrytá
    [few] { $count } nabité, skryté
   *[other] { $count } nabitých, skrytých
}
ui-free = zdarma
ui-off-board = mimo arénu
ui-square-there = Stojí tu: { $names }.
ui-square-tile = Munice: { $what }.
ui-square-shop = Spawnpoint ({ $colour }): { $weapons }.
ui-square-empty = Nic tu neleží.
ui-text-head = Tah { $turn }: na tahu je { $name }. Zbývající lebky: { $left } z { $total }.
ui-text-track = Počítadlo killshotů: { $places }.
ui-text-figure = **{ $name }**: { $square }, { $damage } zranění{ $hurt ->
    [yes] {" "}({ $tokens })
   *[no] {""}
}{ $marked ->
    [yes] , značky: { $marks }
   *[no] {""}
}{ $skulls ->
    [0] {""}
    [one] , { $skulls } lebka
    [few] , { $skulls } lebky
   *[other] , { $skulls } lebek
}{ $lying ->
    [yes] , v tomto tahu killshot
   *[no] {""}
}.
ui-text-having = Munice: { $cubes }; { $count ->
    [0] žádné akční karty
    [one] { $count } akční karta
    [few] { $count } akční karty
   *[other] { $count } akčních karet
}; zbraně: { $weapons }.

adrenaline-orders-grenade-throw = Značkovací granát: hrát na prvního, kdo mě zraní a nemá ještě 3 moje značky
adrenaline-orders-grenade-keep = Značkovací granát: nechat si
adrenaline-orders-grenade-ask = Značkovací granát: zeptat se, pokud to stůl dovoluje

## Psaní

ui-do-empty = Napiš akce oddělené středníkem, třeba `run C2; grab C2; end`.
ui-do-not-asked = Teď nevybíráš. Čeká se na: { $names }.
ui-do-unknown = „{ $words }“ neumím přečíst. Teď jde: { $choices }
ui-do-refused = „{ $words }“ nejde. { $reason }
ui-do-left-over = V „{ $item }“ nevím, co s „{ $words }“. Nic se nestalo.
