## Honba za orbem: jména, události, otázky, akce, odmítnutí a pravidla.
## Proměnné nesou názvy polí záznamů; místo id sem přicházejí jména. Jména hráčů se neskloňují.

orb_hunt-mode-hunt = honba

orb_hunt-phase-first = fáze 1
orb_hunt-phase-second = fáze 2
orb_hunt-phase-over = konec

orb_hunt-hero-hero1 = Kometa
orb_hunt-hero-hero2 = Uhlík
orb_hunt-hero-hero3 = Večernice
orb_hunt-hero-hero4 = Kvasar

orb_hunt-board-red = Červený sektor
orb_hunt-board-blue = Modrý sektor
orb_hunt-board-green = Zelený sektor
orb_hunt-board-yellow = Žlutý sektor
orb_hunt-board-violet = Fialový sektor

orb_hunt-enemy-weak = slabší protivník
    .acc = slabšího protivníka
orb_hunt-enemy-medium = střední protivník
    .acc = středního protivníka
orb_hunt-enemy-strong = silnější protivník
    .acc = silnějšího protivníka

orb_hunt-loot-energy_blade = energočepel
    .acc = energočepel
    .text = Zbraň: +1 ke každému tvému hodu.
orb_hunt-loot-blaster = blástr
    .acc = blástr
    .text = Zbraň: +2 ke každému tvému hodu.
orb_hunt-loot-plasma_rifle = plasmová puška
    .acc = plasmovou pušku
    .text = Zbraň: +3 ke každému tvému hodu.
orb_hunt-loot-heal = léčení
    .acc = léčení
    .text = Jednou vrátí dva životy. Použiješ je místo boje nebo útoku, když ti chybí aspoň dva životy.
orb_hunt-loot-grenade = granát
    .acc = granát
    .text = Jednou, po hodu: +2 k němu.
orb_hunt-loot-shield = štít
    .acc = štít
    .text = Jednou, na konci kola ve fázi 2: zruší schopnost padoucha.

orb_hunt-villain-berserk = Berserk
    .text = Omráčí toho, komu padl nejvyšší hod: ten vynechá příští tah.
    .short = nejvyšší hod vynechá tah
orb_hunt-villain-crusher = Drtič
    .text = Vezme dva životy tomu, komu padl nejnižší hod.
    .short = nejnižší hod ztrácí dva životy
orb_hunt-villain-mender = Regenerátor
    .text = Získává zpět sílu: nejnižší součet kostek v kole, nejvýš do 100.
    .short = získává zpět nejnižší hod

orb_hunt-source-enemies = protivníci
orb_hunt-source-villain = padouch

orb_hunt-lives = { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životů
}
orb_hunt-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
orb_hunt-nothing = nic
orb_hunt-belonging = { $count ->
    [1] { $loot }
   *[other] { $count } × { $loot }
}
orb_hunt-board-of = { $figure }: { $board }
orb_hunt-points-of = { $figure } { $points }

## Jedna věta na událost, pro průběh hry

orb_hunt-event-game_began = Stůl je připraven. { $boards }. Začíná { $first }.
orb_hunt-event-turn_began = { $phase ->
    [second] Kolo { $round }
   *[first] Tah { $turn }
}: na tahu je { $figure }.
orb_hunt-event-moved = { $figure } se přesouvá { $start } → { $end }{ $teleported ->
    [yes] {" "}teleportem
   *[no] {""}
} ({ $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}).
orb_hunt-event-rolled = { $figure } hází { $first } + { $second }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $attack } ({ $enemy }, síla { $strength }).
orb_hunt-event-grenade_thrown = { $figure } používá granát: + { $bonus } = { $attack }.
orb_hunt-event-fight_won = { $figure } na { $at } poráží { $enemy_acc }: { $attack } ≥ { $strength }. Je za to { $points } bodů.
orb_hunt-event-loot_found = { $figure } získává { $loot_acc }.
orb_hunt-event-goal_found = Pod protivníkem je na { $at } cíl ({ $figure }).
orb_hunt-event-fight_lost = { $figure } na { $at } prohrává ({ $enemy }): { $attack } < { $strength }. Protivníkova síla je teď { $left }; { $figure } má { $lives ->
    [0] 0 životů
    [one] { $lives } život
    [few] { $lives } životy
   *[other] { $lives } životů
}.
orb_hunt-event-fell_unconscious = { $figure } upadá do bezvědomí.
orb_hunt-event-woke = { $figure } se probírá a má 1 život; to je celý tah.
orb_hunt-event-healed = { $figure } používá léčení: zpět { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
}, celkem { $lives }.
orb_hunt-event-passed = { $figure } končí tah.
orb_hunt-event-phase_ended = { $figure } má všechny protivníky za sebou a stojí v cíli { $at }: fáze 1 končí.
orb_hunt-event-villain_drawn = { $figure } losuje padoucha: { $villain }, síla { $strength }.
orb_hunt-event-round_began = Začíná kolo { $round }.
orb_hunt-event-villain_hit = { $figure } ubírá padouchovi { $attack } ({ $villain } { $strength } → { $left }).
orb_hunt-event-villain_beaten = { $figure } poráží padoucha ({ $villain }).
orb_hunt-event-ability_idle = Nikdo neházel: { $villain } nic nedělá.
orb_hunt-event-shield_used = { $figure } používá štít: { $villain } nic nedělá.
orb_hunt-event-stunned = { $villain } omračuje: { $figure }, nejvyšší hod { $dice }.
orb_hunt-event-turn_skipped = { $figure } je v omráčení a vynechává tah.
orb_hunt-event-wounded = { $villain } bere { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
}: { $figure }, nejnižší hod { $dice }. { $lives ->
    [0] Nezbývá žádný.
    [one] Zbývá { $lives }.
    [few] Zbývají { $lives }.
   *[other] Zbývá { $lives }.
}
orb_hunt-event-regained = { $villain } získává zpět { $amount } podle nejnižšího hodu ({ $figure } { $dice }): má { $strength }.
orb_hunt-event-game_ended = { $winner_count ->
    [one] Vítězí { $winners }.
    [few] O vítězství se dělí { $winners }.
   *[other] O vítězství se dělí { $winners }.
} { $points }.

## Otázky na toho, kdo vybírá

orb_hunt-ask-turn = **Jsi na tahu.** Co uděláš?
orb_hunt-ask-act = **Přesun máš za sebou.** Co uděláš tady?
orb_hunt-ask-grenades = **Kostky leží.** Použiješ granát?
orb_hunt-ask-shield = **Přichází schopnost padoucha.** Použiješ štít?
orb_hunt-asked-turn = tvůj tah
orb_hunt-asked-act = tvoje akce po přesunu
orb_hunt-asked-grenades = granát k tomuto hodu
orb_hunt-asked-shield = štít proti schopnosti

## Akce: popisek tlačítka, krátký popisek, věta

orb_hunt-action-go = Přesun na { $field }
    .short = { $field }
    .sentence = { $figure } se přesouvá na { $field }.
orb_hunt-action-fight = Bojovat
    .short = Boj
    .sentence = { $figure } bojuje.
orb_hunt-action-attack = Zaútočit na padoucha
    .short = Útok
    .sentence = { $figure } útočí na padoucha.
orb_hunt-action-heal = Použít léčení: zpět dva životy
    .short = Léčení
    .sentence = { $figure } používá léčení.
orb_hunt-action-grenade = Použít granát: +2
    .short = Granát +2
    .sentence = { $figure } používá granát.
orb_hunt-action-done = Bez granátu
    .short = Bez granátu
    .sentence = { $figure } nechává hod, jak je.
orb_hunt-action-shield = Použít štít
    .short = Štít
    .sentence = { $figure } používá štít.
orb_hunt-action-keep = Nechat si štít
    .short = Nechat
    .sentence = { $figure } štít nepoužívá.
orb_hunt-action-end = Ukončit tah
    .short = Ukončit tah
    .sentence = { $figure } končí tah.

## Odmítnutí podle pravidel: co nejde a proč

orb_hunt-error-not_asked = Teď je otázka jiná: { $asked }.
orb_hunt-error-no_board = Ve fázi 2 už na herních plánech nikdo není.
orb_hunt-error-wall = { $field } je zeď.
orb_hunt-error-unknown_field = Pole „{ $field }“ na tvém herním plánu není.
orb_hunt-error-moved_already = Přesun je jeden za tah, před akcí.
orb_hunt-error-already_there = Na { $field } už stojíš.
orb_hunt-error-must_transfer = Na teleportu { $field } se zbývajícím krokem nezůstaneš: přenese tě na { $end }.
orb_hunt-error-enemy_stops = Na cestě na { $field } tě zastaví protivník na { $stop }.
orb_hunt-error-goal_stops = Na cestě na { $field } leží tvůj cíl { $goal } a tam fáze končí.
orb_hunt-error-too_far = Na { $field } je to { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}; máš { $most }.
orb_hunt-error-attack_instead = Ve fázi 2 se útočí na padoucha, protivníci tu nejsou.
orb_hunt-error-enemy_beaten = Protivník na { $field } už je poražený.
orb_hunt-error-no_enemy_here = Na { $field } žádný protivník není.
orb_hunt-error-no_villain_yet = Padouch tu ještě není: trvá fáze 1.
orb_hunt-error-not_owned = Tohle nemáš: { $loot }.
orb_hunt-error-too_healthy = Léčení vrací { $needed ->
    [one] { $needed } život
    [few] { $needed } životy
   *[other] { $needed } životů
}; tobě { $lost ->
    [0] nechybí žádný
    [one] chybí jen { $lost }
    [few] chybějí jen { $lost }
   *[other] chybí jen { $lost }
}.
orb_hunt-error-only_after_roll = Granát se používá po hodu, na kterém ještě může něco změnit.
orb_hunt-error-only_at_round_end = Štít se používá na konci kola ve fázi 2, když by tě schopnost zasáhla.

## Pravidla na krátkých stránkách, našimi slovy. Každá stránka uvádí, která pravidla vypráví.

orb_hunt-rules-goal = Dva až čtyři hráči loví, každý na vlastním herním plánu (ORB-COMP-1, ORB-MOVE-2). Za poražené protivníky jsou body a kořist (ORB-SCORE-1, ORB-FIGHT-5).
    Fáze 1 končí, jakmile má někdo poražených všech šest protivníků a stojí v cíli (ORB-P1END-2). Potom všichni společně bojují s jedním padouchem a každý útok jsou body (ORB-P2-2, ORB-SCORE-2).
    Když padouch padne, vítězí nejvíc bodů (ORB-P2-6, ORB-SCORE-4).
    .title = O co jde
orb_hunt-rules-setup = Každý si losuje postavu a herní plán (ORB-SETUP-1, ORB-SETUP-3). Postavy se liší jen jménem a obrázkem. Začínáš na startu se čtyřmi životy a víc jich mít nemůžeš (ORB-SETUP-2, ORB-SETUP-5).
    Na každém plánu stojí dva slabší protivníci se silou 8, dva střední s 10 a dva silnější s 12 (ORB-COMP-3, ORB-COMP-4). Co je pod nimi, neví nikdo (ORB-SETUP-4).
    .title = Začátek
orb_hunt-rules-turn = Ve fázi 1 jsou tahem až čtyři kroky a potom nejvýš jedna akce: boj, nebo léčení (ORB-TURN-1). Nic z toho není nutné (ORB-TURN-2). Po akci se už nechodí (ORB-TURN-3).
    .title = Tah ve fázi 1
orb_hunt-rules-move = Krok vede nahoru, dolů, doleva nebo doprava, nikdy do zdi (ORB-MOVE-1). Vstup na pole protivníka přesun ukončí (ORB-MOVE-3). V dalším tahu odtud můžeš kterýmkoli směrem (ORB-MOVE-4). Pole poražených jsou volná (ORB-MOVE-5).
    Řekneš jen pole, kde chceš skončit; cesta se najde sama (ORB-MOVE-6).
    .title = Pohyb
orb_hunt-rules-teleport = Vstup na bod teleportace tě přenese na druhý (ORB-TELE-1). Stojí to další krok (ORB-TELE-2) a odtud smíš jít dál (ORB-TELE-4).
    Když už krok nezbývá, zůstaneš; v dalším tahu se za jeden krok teleportuješ, nebo odejdeš pěšky (ORB-TELE-3). Se zbývajícím krokem zůstat nejde (ORB-TELE-5).
    .title = Teleporty
orb_hunt-rules-fight = Bojuješ s protivníkem na svém poli (ORB-FIGHT-1): dvě kostky a hodnoty všech tvých zbraní (ORB-FIGHT-2). Po hodu můžeš použít granáty, za každý +2 (ORB-FIGHT-3).
    Kdo má aspoň tolik, kolik je síla protivníka, vyhrává (ORB-FIGHT-4): protivník je poražen a kořist je tvoje (ORB-FIGHT-5).
    Méně je prohra: přicházíš o život a celý tvůj útok se odečte od síly protivníka (ORB-FIGHT-6), natrvalo (ORB-FIGHT-7).
    .title = Boj
orb_hunt-rules-loot = Slabší protivníci mají léčení nebo granát, střední energočepel nebo blástr, silnější plasmovou pušku nebo štít (ORB-LOOT-1).
    Zbraně přidávají ke každému hodu 1, 2 a 3, všechny dohromady, v obou fázích (ORB-WEAPON-1, ORB-FIGHT-2). Předměty jsou jednorázové (ORB-ITEM-1).
    {""}**Léčení**: zpět dva životy, když dva chybí (ORB-ITEM-2). **Granát**: +2 po hodu, v obou fázích (ORB-ITEM-3). **Štít**: zruší schopnost padoucha (ORB-ITEM-4).
    .title = Kořist
orb_hunt-rules-lives = Každý prohraný boj stojí život (ORB-LIFE-1). Bez životů jsi v bezvědomí: příští tah ti jen vrátí jeden život (ORB-LIFE-2). Místo i vše, co máš, ti zůstává (ORB-LIFE-3). Další životy vrací jen léčení.
    .title = Životy
orb_hunt-rules-phase_end = Cíl leží pod jedním ze silnějších protivníků a ukáže se jeho porážkou (ORB-P1END-1). Fáze 1 končí hned, jakmile má někdo poražených všech šest protivníků a stojí v cíli (ORB-P1END-2, ORB-P1END-4).
    Tento hráč losuje padoucha a v každém kole hraje první (ORB-P2-1, ORB-P2-3). Ostatní opouštějí své plány se vším, co mají (ORB-P2-2).
    .title = Konec fáze 1
orb_hunt-rules-second = Kolo je po jednom tahu každého hráče a potom tah padoucha (ORB-P2-3). Ve svém tahu útočíš, použiješ léčení, nebo nic (ORB-P2-4).
    Útok jsou dvě kostky a všechny zbraně. O tolik síly padouch přijde, tolik je za to bodů a životy to nestojí (ORB-P2-5, ORB-SCORE-2). S nulou hra hned končí (ORB-P2-6).
    Kdo je na začátku fáze v bezvědomí, získá nejdřív zpět jeden život (ORB-P2-7).
    .title = Fáze 2
orb_hunt-rules-villains = Schopnost přichází na konci každého kola (ORB-VILLAIN-1). Porovnávají se holé kostky tohoto kola (ORB-VILLAIN-2); při remíze jde o toho, kdo házel dřív (ORB-VILLAIN-3). Když nikdo neházel, nestane se nic (ORB-VILLAIN-4).
    {""}**Berserk**, 120: nejvyšší hod vynechá příští tah (ORB-VILLAIN-5). **Drtič**, 110: nejnižší hod ztrácí dva životy (ORB-VILLAIN-7). **Regenerátor**, 100: získává zpět nejnižší hod, nejvýš do 100 (ORB-VILLAIN-8).
    Koho by schopnost zasáhla, smí použít štít; pak nezasáhne nikoho (ORB-SHIELD-1). Proti Regenerátorovi smí kdokoli, v pořadí tahů, a jeden stačí (ORB-SHIELD-2).
    .title = Padouši
orb_hunt-rules-points = Poražený protivník se počítá silou ze svého žetonu, ostatní poškozením od tebe (ORB-SCORE-1). Ve fázi 2 se každý útok počítá celý, i ten poslední (ORB-SCORE-2). Jiné body nejsou (ORB-SCORE-3) a všichni je vidí (ORB-SCORE-5).
    Vítězí nejvíc bodů (ORB-SCORE-4). Při remíze rozhodne víc bodů za padoucha, pak víc poražených protivníků, jinak je místo společné (ORB-TIE-1).
    .title = Body
