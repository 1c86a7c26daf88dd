## Co vidí všichni: uvítání, lobby, jedna zpráva za tah, výzva k respawnu, upozornění, konec.
## Proměnné jsou popsané v anglickém souboru.

ui-table = { $system } { $number }

## Uvítání

ui-welcome-playground =
    {""}**Vítej.** Zahraj si hned ADRENALINE proti dvěma počítačům, nebo jinou hru níže, anebo otevři stůl pro přátele v dalších panelech.
ui-welcome-play-now = Hrát hned
ui-welcome-guided = První hra s průvodcem
ui-welcome-open = Otevřít stůl
ui-welcome-what = Co je to?
ui-welcome-about =
    {""}**Spawnpoint je pán hry.** Rozdává, ptá se, hlídá pravidla, kreslí stůl a počítá body. Ty mačkáš tlačítka, nebo píšeš.
    {""}**ADRENALINE** je střílečka v aréně na herním plánu: ve svém tahu máš dvě akce a každá je sprint, dozbrojení, nebo střelba. Kdo někoho zraní nejvíc, získá nejvíc bodů, až dotyčný padne; všichni se pak vracejí i se zbraněmi a hraje se, dokud nedojdou lebky.
    {""}**Hrát hned** spustí krátkou hru: ty, dva počítače, 5 lebek. **První hra s průvodcem** je totéž i s vysvětlením. **Otevřít stůl** založí lobby, kam se přidají ostatní; volná místa doplní počítače.
    Tvoje karty vidíš jen ty. Pravidla jsou vždy po ruce. Hry jen proti počítačům se do žebříčku nepočítají.

## Lobby

ui-lobby-title = **{ $system } · { $mode }** · stůl { $number }, hostí { $host }
ui-lobby-contract = **{ $preset }**: { $skulls ->
        [one] { $skulls } lebka
        [few] { $skulls } lebky
       *[other] { $skulls } lebek
    }, { $ending }, { $arena } · { $pace }
ui-lobby-seats = **Místa { $taken } z { $seats }**: { $people }
ui-lobby-person-host = { $name } (hostí)
ui-lobby-person-computer = { $name } (počítač)
ui-lobby-too-few = { $missing ->
    [one] Před začátkem je třeba obsadit ještě { $missing } místo; stačí počítač.
    [few] Před začátkem je třeba obsadit ještě { $missing } místa; stačí počítače.
   *[other] Před začátkem je třeba obsadit ještě { $missing } míst; stačí počítače.
}
ui-lobby-ready = Připraveno: začít může hostitel; je-li lobby plné už hodinu, kdokoli u stolu.
ui-lobby-change = { $before } → { $now }
ui-lobby-changed = **Od tvého příchodu se změnilo:** { $changes }
ui-lobby-asked = Ještě souhlasí tlačítkem Přidat se: { $names }. Bez odpovědi se místo po dni uvolní.
ui-lobby-join = Přidat se
ui-lobby-leave = Odejít
ui-lobby-add-computer = Přidat počítač
ui-lobby-remove-computer = Ubrat počítač
ui-lobby-options = Další možnosti
ui-lobby-start = Začít
ui-lobby-closed = Tento stůl byl zavřen, než hra začala.

adrenaline-preset-first_game = První hra: 5 lebek, náhlá smrt
adrenaline-preset-full_game = Plná hra: 8 lebek, Final Frenzy
adrenaline-preset-tonight = Dnes večer: naživo, 5 lebek, náhlá smrt
ui-preset-custom = Vlastní pravidla
adrenaline-preset-first_game-name = První hra
adrenaline-preset-full_game-name = Plná hra
adrenaline-preset-tonight-name = Dnes večer

## Začátek

ui-started = **{ $table } začíná.** Pořadí tahů: { $order }.
ui-started-sealed = Všechny losy jsou zapečetěné: SHA-256 semínka `{ $hash }`. Semínko se zveřejní na konci.
ui-thread-name = { $table }: { $people }
ui-thread-name-over = { $table }, vítězí { $winner }

## Zpráva o tahu

ui-post-resigned = { $name } vzdává hru a končí na posledním místě; dál hraje počítač.
ui-post-begun = { $name }: tah začal, ještě neskončil.
ui-post-fault = U tohoto stolu je v botovi chyba (číslo { $id }). Hra stojí na posledním správném kroku, nic se neztrácí. Správce bota najde pod tím číslem víc.
ui-post-set-aside = Tento stůl nemůže pod nainstalovanou verzí pokračovat. Zůstává uložený; víc poví správce bota.
ui-post-taken-up = Tento stůl může pod nainstalovanou verzí zase pokračovat.
ui-post-abandoned = Hru ukončili všichni hráči dohodou. Nepočítá se.

ui-post-my-move = Můj tah
ui-post-my-hand = Moje ruka
ui-post-log = Průběh
ui-post-more = Víc
ui-post-skip = Přeskočit

## Výzva k respawnu

ui-respawn-at = { $colour } { $square }
ui-respawn-my-cards = Moje karty
ui-respawn-no-card = V ruce nemáš kartu této barvy: { $colour }. Vyber jinou barvu, nebo se podívej na své karty.

## Upozornění: první slova jsou vidět na zamčené obrazovce

ui-ping-turn = **{ $name }: jsi na tahu** v { $table }.
ui-ping-turn-news = **{ $name }: jsi na tahu** v { $table }: { $news }.

## Konec

ui-final-title = **{ $table } je u konce.**
ui-final-won = Vítězí { $names }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
ui-final-shared = O vítězství se dělí { $names }, každý má { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
ui-final-place = **{ $place }.** { $names }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $sources })
ui-final-place-bare = **{ $place }.** { $names }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ui-final-left = { $name } odchází předčasně a končí na posledním místě.
ui-final-length = Hra má { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}{ $days ->
    [0] {""}.
    [one] {" "}za { $days } den.
    [few] {" "}za { $days } dny.
   *[other] {" "}za { $days } dní.
}
ui-final-seed = Semínko je `{ $seed }`: každý s ním může ověřit všechny losy.
ui-final-rematch = Odveta
ui-final-board = Konečný stav
ui-final-verify = Ověřit
ui-final-leaderboard = Žebříček
ui-rematch = Odveta, { $table }, se schází tady: { $place }. Počká tři dny.
