## Pravidla ADRENALINE po krátkých stránkách, našimi slovy. Každá stránka uvádí pravidla, o kterých mluví.

adrenaline-rules-goal = Tři až pět hráčů běhá po aréně, zbrojí se a střílí po sobě (ADR-SETUP-1).
    Když někdo padne, získají body ti, kdo ho zranili, nejvíc ten, kdo ho zranil nejvíc (ADR-SCORE-2). Padlý se v témže tahu vrací se všemi zbraněmi, municí i akčními kartami (ADR-KILL-5).
    Za každé zabití zmizí z počítadla killshotů jedna lebka (ADR-KILL-1). S poslední lebkou hra končí: v náhlé smrti hned, jinak po Final Frenzy (ADR-FRENZY-1, 2). Vítězí nejvyšší součet (ADR-FINAL-3).
    .title = O co jde
adrenaline-rules-setup = Aréna má deset polí (tři až čtyři hráči), jedenáct, nebo dvanáct (čtyři až pět) (ADR-SETUP-1). Lebek je 5 až 8 (ADR-SETUP-2).
    Na každém ze tří spawnpointů leží tři zbraně, na každém jiném poli dílek munice (ADR-SETUP-4, 5). Každý začíná s jednou kostičkou od každé barvy a beze zbraně (ADR-SETUP-6).
    V aréně zatím nikdo není. V prvním tahu si lízneš dvě akční karty a jednu odhodíš: vstoupíš na spawnpoint její barvy a druhou si necháš (ADR-SPAWN-1).
    .title = Začátek
adrenaline-rules-turn = Ve svém tahu máš dvě akce. Každá je jedna z těchto: **sprint**, **dozbrojení**, **střelba**. Smíš zopakovat tutéž a smíš akci vynechat (ADR-TURN-2).
    Newton a Teleport nejsou akce: zahraj je před akcí nebo po ní, ne uprostřed (ADR-TURN-3).
    Pak tah končí: dobiješ zbraně, zranění smějí odpovědět, padlí se vyhodnotí a vracejí, munice a zbraně se doplní (ADR-TURN-4, ADR-HIDE-5). Do té doby padlí leží na svém poli a jde je ještě zasáhnout (ADR-TURN-5).
    .title = Tah
adrenaline-rules-move = Pohyb je krok na sousední pole, volným okrajem nebo dveřmi, nikdy zdí a nikdy šikmo. To platí pro vše, co se přesouvá (ADR-MOVE-1).
    {""}**Sprint** je jeden až tři pohyby. Figurky nepřekážejí (ADR-MOVE-2).
    „Jedním směrem“ znamená stále rovně (ADR-MOVE-3). „Vzdálený dva pohyby“ počítá nejmenší počet dovolených pohybů (ADR-MOVE-4).
    .title = Sprint
adrenaline-rules-see = Vidíš na všechna pole své místnosti (ADR-SEE-1). Má-li tvoje pole dveře, vidíš i celou místnost za nimi (ADR-SEE-2).
    Dveře jiných polí nepomáhají, takže můžeš vidět někoho, kdo nevidí tebe (ADR-SEE-3). Figurky ve výhledu nepřekážejí (ADR-SEE-4).
    Railgun střílí podél řady nebo sloupce a zdi mu nevadí; tvoje pole patří ke každému směru (ADR-SEE-6).
    .title = Výhled
adrenaline-rules-grab = **Dozbrojení** je nejvýš jeden pohyb a pak sebrání toho, co na poli leží; potom už se v téže akci nepohneš (ADR-GRAB-1). Něco tam ležet musí (ADR-GRAB-2).
    Na poli s municí bereš kostičky z dílku, a je-li na něm akční karta, lízneš si ji (ADR-AMMO-1). Nejvýš máš tři kostičky od každé barvy a tři akční karty, víc propadá (ADR-AMMO-2, 3).
    Na spawnpointu si bereš jednu zbraň a platíš její cenu bez první kostičky. Je nabitá (ADR-GRAB-3). Zbraně smíš mít tři; za čtvrtou tam jednu necháš (ADR-GRAB-4).
    Co zmizelo, doplní se na konci tahu (ADR-GRAB-2).
    .title = Dozbrojení
adrenaline-rules-pay = Platíš kostičkami ze zásobníku. Odhozená akční karta platí jako jedna kostička své barvy (ADR-PAY-1).
    Zbraň je po střelbě vybitá (ADR-SHOOT-1). Na konci svého tahu smíš dobít libovolné zbraně, každou za plnou cenu i s první kostičkou (ADR-RELOAD-1). Jindy se nedobíjí, jen ve Final Frenzy před střelbou (ADR-RELOAD-2).
    .title = Placení a dobíjení
adrenaline-rules-shoot = Střílíš z nabité zbraně, ta je pak vybitá (ADR-SHOOT-1). Kladiva, čepele a rukavice jsou také střelba (ADR-SHOOT-7).
    Zbraň má buď základní efekt a volitelné efekty, z nichž každý smíš za jeho cenu přidat jednou, nebo několik módů, z nichž vybíráš jeden (ADR-SHOOT-6). Střelba potřebuje aspoň jeden cíl (ADR-SHOOT-3) a vlastní zbraň tě nikdy nezraní (ADR-SHOOT-4).
    Z více cílů smíš vybrat méně; efekt, který zasahuje všechny, nikoho nevynechá, a zranění nejde snížit (ADR-SHOOT-5).
    .title = Střelba
adrenaline-rules-damage = Zranění plní počítadlo s dvanácti místy zleva doprava, každý žeton má barvu střelce (ADR-DMG-1). Jedenáctý žeton zabíjí, dvanáctý je overkill, další propadají (ADR-DMG-3).
    Zranění přináší adrenalin: od 3 zranění smíš před dozbrojením udělat dva pohyby, od 6 smíš před střelbou udělat jeden. Respawnem to končí (ADR-DMG-2, ADR-SHOOT-2).
    .title = Zranění a adrenalin
adrenaline-rules-marks = Značka je hrozba, ne zranění (ADR-MARK-1). Když někoho zraníš, všechny tvoje značky na jeho plánu se změní na zranění, až po zranění, které dáváš (ADR-MARK-3).
    Značky z jedné akce čekají na další (ADR-MARK-5); samotné značky nic nemění (ADR-MARK-8). Na jednom plánu máš nejvýš tři (ADR-MARK-2).
    Značky zůstávají i po smrti a samy body nenesou (ADR-MARK-7).
    .title = Značky
adrenaline-rules-kill = Na konci tahu se vyhodnotí plán každého padlého. Kdo dal první zranění, získá 1 bod za first blood (ADR-SCORE-1). Pak se hráči seřadí podle počtu svých žetonů a získají 8, 6, 4, 2, 1, 1 (ADR-SCORE-2); při shodě rozhoduje dřívější žeton (ADR-SCORE-3).
    Každá předchozí smrt téhož hráče ubere nejvyšší z těchto hodnot, ale kdo zraňoval, získá aspoň 1 bod (ADR-SCORE-4).
    Žeton killshotu jde na počítadlo místo lebky, žeton overkillu s ním (ADR-KILL-1). Overkill má svou cenu: padlý dá tomu, kdo ho způsobil, 1 značku (ADR-KILL-3). Za víc zabití v jednom tahu máš 1 bod navíc (ADR-KILL-4).
    .title = Zabití a body
adrenaline-rules-respawn = Padlí se vracejí na konci téhož tahu: každý si lízne akční kartu, i když má tři, jednu libovolnou odhodí a postaví se na spawnpoint její barvy (ADR-SPAWN-2). Zbraně, kostičky, akční karty i značky zůstávají, zranění mizí (ADR-KILL-5).
    Padne-li víc hráčů, nejdřív se všichni vyhodnotí a pak se všichni vrátí, v pořadí tahů (ADR-SPAWN-3).
    .title = Respawn
adrenaline-rules-powerups = Akční karta má tři použití: svůj účinek, jednu kostičku své barvy, nebo spawnpoint své barvy. Pak se odhazuje (ADR-PAY-1, ADR-SPAWN-1). Máš nejvýš tři (ADR-AMMO-3).
    {""}**Zaměřovač**: když tvoje střelba zraňuje, zaplať libovolnou kostičku a dej další 1 zranění jednomu z těch, koho zraňuje (ADR-HIDE-6).
    {""}**Newton**: přesuň jinou figurku o jedno nebo dvě pole jedním směrem (ADR-TURN-3, ADR-MOVE-3).
    {""}**Teleport**: přesuň svou figurku na libovolné pole (ADR-TURN-3).
    {""}**Značkovací granát**: když tě zraní někdo, na koho vidíš, dej mu 1 značku. Všechny odpovědi se vyhodnotí společně na konci tahu (ADR-HIDE-5).
    .title = Akční karty
adrenaline-rules-frenzy = Není-li zvolena náhlá smrt, spouští poslední lebka **Final Frenzy**: každý má ještě jeden tah a poslední hraje ten, kdo poslední lebku vzal (ADR-FRENZY-2).
    Plány bez zranění se otočí: je za ně 2, 1, 1, 1 a žádný first blood (ADR-FRENZY-4). Zranění už akce nevylepšuje (ADR-FRENZY-7).
    Před tahem začínajícího hráče máš **dvě** akce z těchto: pohyb až o 1, dobití a střelba · pohyb až o 4 · pohyb až o 2 a dozbrojení (ADR-FRENZY-5).
    Začínající hráč a všichni po něm mají **jednu** akci z těchto: pohyb až o 2, dobití a střelba · pohyb až o 3 a dozbrojení (ADR-FRENZY-6).
    .title = Final Frenzy
adrenaline-rules-final = Po posledním tahu se vyhodnotí každý plán se zraněním, jako by jeho hráč padl (ADR-FINAL-1).
    Pak počítadlo killshotů dává 8, 6, 4, 2, 1 bod podle počtu žetonů na něm, i s overkilly; při shodě rozhoduje dřívější žeton (ADR-FINAL-2).
    Vítězí nejvyšší součet. Při shodě rozhoduje počítadlo killshotů, jinak se o místo dělí (ADR-FINAL-3).
    .title = Konec
adrenaline-rules-hidden = Tajné jsou akční karty na ruce (jejich počet ne) a všechny balíčky (ADR-HIDE-1). Všechno ostatní je veřejné (ADR-HIDE-2), i nabité zbraně, pokud stůl nezvolí jinak (ADR-HIDE-3). Každé vyhodnocení se oznamuje; součty jsou tajné až do konce, pokud stůl nezvolí jinak (ADR-HIDE-4).
    Granáty hraje tvůj trvalý pokyn, nebo dostaneš otázku; jestli ji dostaneš, nikdy nezávisí na tom, co máš na ruce (ADR-HIDE-5).
    Kroky smíš vracet, dokud se nic nelízlo ani neodhalilo, nikdo jiný nevybíral a tvůj tah trvá.
    Všechny losy jdou ze zapečetěného semínka. Jeho otisk je zveřejněn na začátku a semínko na konci, takže je každý může ověřit.
    .title = Co je tajné a jak hraje tento bot

## Stránka zbraně

adrenaline-rules-weapon = **{ $weapon }** · dobití: { $reload } · vzít: { $pickup }
adrenaline-rules-free = zdarma
adrenaline-rules-scheme-options = Základní efekt a libovolné z volitelných, každý jednou:
adrenaline-rules-scheme-modes = Jeden z těchto módů:
adrenaline-rules-scheme-single = Jediný efekt:
adrenaline-rules-effect = **{ $effect }**: { $text }
adrenaline-rules-effect-price = **{ $effect }** ({ $price }): { $text }
adrenaline-rules-note = Pozor: { $note }
adrenaline-rules-powerup = **{ $powerup }**: { $text }
