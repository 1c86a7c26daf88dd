## ADRENALINE: jména, události, příběh tahu, otázky a akce.
## Proměnné nesou názvy polí záznamů; jména do nich dosazuje `cogs/adrenaline_words.py`. Jména hráčů se neskloňují.

adrenaline-mode-deathmatch = Deathmatch mód

adrenaline-arena-m10 = aréna s deseti poli
adrenaline-arena-m11a = aréna s jedenácti poli, první druh
adrenaline-arena-m11b = aréna s jedenácti poli, druhý druh
adrenaline-arena-m12 = aréna s dvanácti poli
adrenaline-ending-frenzy = Final Frenzy
adrenaline-ending-sudden_death = náhlá smrt

adrenaline-card = { $name } ({ $colour })
adrenaline-card-hidden = akční kartu
adrenaline-square = { $square } ({ $room })
adrenaline-cubes-red = { $count ->
    [one] { $count } červená
    [few] { $count } červené
   *[other] { $count } červených
}
    .acc = { $count ->
        [one] { $count } červenou
        [few] { $count } červené
       *[other] { $count } červených
    }
adrenaline-cubes-yellow = { $count ->
    [one] { $count } žlutá
    [few] { $count } žluté
   *[other] { $count } žlutých
}
    .acc = { $count ->
        [one] { $count } žlutou
        [few] { $count } žluté
       *[other] { $count } žlutých
    }
adrenaline-cubes-blue = { $count ->
    [one] { $count } modrá
    [few] { $count } modré
   *[other] { $count } modrých
}
    .acc = { $count ->
        [one] { $count } modrou
        [few] { $count } modré
       *[other] { $count } modrých
    }
adrenaline-tile-powerup = akční karta
adrenaline-nothing = nic
adrenaline-points-of = { $figure } { $points }
adrenaline-points-first_blood = { $figure } { $points } + 1 za first blood
adrenaline-frenzy-turn-frenzy_two = { $figure } (2 akce)
adrenaline-frenzy-turn-frenzy_one = { $figure } (1 akce)

## Odkud jsou body

adrenaline-source-boards = plány
adrenaline-source-first_blood = first blood
adrenaline-source-killshots = počítadlo killshotů
adrenaline-source-double_kills = double kill

## Jedna věta na událost, pro průběh hry

adrenaline-event-game_began = Stůl je připraven: { $arena }, { $skulls ->
        [one] { $skulls } lebka
        [few] { $skulls } lebky
       *[other] { $skulls } lebek
    }, { $ending }. Začíná { $first }.
adrenaline-event-turn_began = Tah { $turn }: { $figure } má { $actions ->
    [frenzy_two] dvě frenetické akce.
    [frenzy_one] jednu frenetickou akci.
   *[normal] dvě akce.
}
adrenaline-event-drew = { $figure } si líže { $card }.
adrenaline-event-spawned = { $figure } odhazuje { $card } a { $again ->
    [yes] vrací se
   *[no] vstupuje
} na { $square }.
adrenaline-event-ran = { $figure } sprintuje { $start } → { $end }.
adrenaline-event-moved = { $who ->
    [self] { $figure } se přesouvá { $start } → { $end }
   *[other] { $by } přesouvá: { $figure } { $start } → { $end }
} ({ $cause }).
adrenaline-event-tile_taken = { $figure } sbírá na { $square }: { $cubes }.
adrenaline-event-weapon_taken = { $figure } si na { $square } bere { $weapon_acc }{ $swap ->
    [yes] {" "}a nechává tam { $left_acc }
   *[no] {""}
}.
adrenaline-event-paid = { $figure } platí ({ $what }): { $price }.
adrenaline-event-shot_began = { $figure } { $use } na { $square }.
adrenaline-event-effect_used = { $figure }, { $weapon }: { $effect }.
adrenaline-event-damaged = { $by } → { $figure }: { $amount } zranění{ $turned ->
    [0] {""}
    [one] {" "}a { $turned } značka se mění na zranění
    [few] {" "}a { $turned } značky se mění na zranění
   *[other] {" "}a { $turned } značek se mění na zranění
} ({ $before } → { $total }, { $cause }).
adrenaline-event-marked = { $by } → { $figure }: { $amount ->
    [0] žádná značka se nevejde
    [one] { $amount } značka
    [few] { $amount } značky
   *[other] { $amount } značek
} ({ $cause }).
adrenaline-event-killed = { $by } → { $figure }: killshot.
adrenaline-event-overkilled = { $by } → { $figure }: overkill.
adrenaline-event-powerup_played = { $figure } hraje { $card }.
adrenaline-event-grenade_thrown = { $figure } hraje { $card } → { $at }.
adrenaline-event-reloaded = { $figure } dobíjí { $weapon_acc }.
adrenaline-event-board_scored = { $final ->
    [yes] Závěrečné vyhodnocení plánu
   *[no] Vyhodnocení plánu
} ({ $figure }): { $points }.
adrenaline-event-skull_taken = Na počítadle killshotů: { $tokens }. { $left ->
    [0] Nezbývá žádná lebka.
    [one] Zbývá { $left } lebka.
    [few] Zbývají { $left } lebky.
   *[other] Zbývá { $left } lebek.
}
adrenaline-event-double_kill = { $figure } získává 1 bod za double kill.
adrenaline-event-frenzy_began = Začíná Final Frenzy. Ještě hrají: { $turns }.
adrenaline-event-board_turned = { $figure } otáčí plán: teď je za něj 2, 1, 1, 1.
adrenaline-event-turn_ended = { $figure } končí tah{ $unused ->
    [0] {""}
    [one] {" "}a vynechává { $unused } akci
    [few] {" "}a vynechává { $unused } akce
   *[other] {" "}a vynechává { $unused } akcí
}.
adrenaline-event-tile_laid = Na { $square } přibývá dílek: { $tile }.
adrenaline-event-weapon_laid = Na spawnpointu { $square } přibývá { $weapon }.
adrenaline-event-pile_shuffled = { $pile ->
    [tiles] Z použitých dílků munice se míchá nová hromádka.
   *[powerups] Z odhozených akčních karet se míchá nový balíček.
}
adrenaline-event-killshot_scored = Počítadlo killshotů: { $points }.
adrenaline-event-game_ended = { $winner_count ->
    [one] Vítězí { $winners }.
   *[other] O vítězství se dělí { $winners }.
} { $points }.

## Příběh tahu: části věty a co střelba komu udělala

adrenaline-story-line = **{ $figure }** { $clauses }.
adrenaline-story-shot = **{ $figure }** { $clauses }: { $hits }.
adrenaline-story-ran = sprintuje { $start } → { $end }
adrenaline-story-tile = { $any ->
    [yes] na { $square } sbírá { $cubes }{ $drew ->
        [yes] {" "}i akční kartu
       *[no] {""}
    }
   *[no] { $drew ->
        [yes] na { $square } bere akční kartu
       *[no] na { $square } bere munici, ale nemá pro ni místo
    }
}
adrenaline-story-weapon = na { $square } si bere { $weapon_acc }{ $swap ->
    [yes] {" "}místo { $left_gen }
   *[no] {""}
}
adrenaline-story-shoots = { $use }
adrenaline-story-shoots-with = { $use } ({ $effects })
adrenaline-story-moved = se přesouvá { $start } → { $end }
adrenaline-story-teleported = se přemisťuje { $start } → { $end }
adrenaline-story-newton = přesouvá: **{ $target }** { $start } → { $end } (Newton)
adrenaline-story-spawned = vstupuje do arény na { $square } (odhazuje { $card })
adrenaline-story-respawned = se vrací na { $square } (odhazuje { $card })
adrenaline-story-passed = končí tah
adrenaline-story-hit = **{ $figure }** { $parts }
adrenaline-story-damage = { $amount } zranění ({ $before } → { $total }{ $turned ->
    [0] {""}
    [one] , z toho { $turned } značka
    [few] , z toho { $turned } značky
   *[other] , z toho { $turned } značek
})
adrenaline-story-marks = { $amount ->
    [one] { $amount } značka
    [few] { $amount } značky
   *[other] { $amount } značek
}
adrenaline-story-pushed = přesun { $start } → { $end }
adrenaline-story-killed = **killshot**
adrenaline-story-overkilled = **overkill**
adrenaline-story-grenade = **{ $figure }** hraje { $count ->
    [one] Značkovací granát
    [few] { $count } Značkovací granáty
   *[other] { $count } Značkovacích granátů
}: **{ $at }** dostává { $amount ->
    [0] nic, další značka se nevejde
    [one] { $amount } značku
    [few] { $amount } značky
   *[other] { $amount } značek
}.
adrenaline-story-revenge = Pomsta: **{ $by }** → **{ $figure }** { $amount ->
    [0] nic, další značka se nevejde
   *[other] 1 značka
}.
adrenaline-story-paid = Platba: { $price }.
adrenaline-story-reloaded = Dobití: { $weapons }.
adrenaline-story-scored = Vyhodnocení plánu, **{ $figure }**: { $points }.
adrenaline-story-skulls = { $left ->
    [0] Nezbývá žádná lebka.
    [one] Zbývá { $left } lebka.
    [few] Zbývají { $left } lebky.
   *[other] Zbývá { $left } lebek.
}
adrenaline-story-final_scored = Závěrečné vyhodnocení, **{ $figure }**: { $points }.

## Otázky na toho, kdo vybírá

adrenaline-ask-spawn = **Kde vstoupíš do arény?** Odhoď jednu ze svých dvou akčních karet: její barva určí spawnpoint. Druhou si necháš.
adrenaline-ask-respawn = **Kde se vrátíš?** Odhoď akční kartu: její barva určí spawnpoint.
adrenaline-ask-turn = **Jsi na tahu.** Co uděláš?
adrenaline-ask-take = **Kterou zbraň si vezmeš?**
adrenaline-ask-leave = **Máš už tři zbraně.** Kterou tu necháš?
adrenaline-ask-pay = **Jak zaplatíš?**
adrenaline-ask-effect = **Jak budeš se zbraní pokračovat?**
adrenaline-ask-target = **Koho zasáhneš?**
adrenaline-ask-square = **Na které pole míříš?**
adrenaline-ask-room = **Na kterou místnost míříš?**
adrenaline-ask-direction = **Kterým směrem?**
adrenaline-ask-go = **Na které pole?**
adrenaline-ask-reload = **Dobiješ něco, než tah skončí?**
adrenaline-ask-answers = **Máš zásah.** Odpovíš Značkovacím granátem?

## Akce: popisek tlačítka, krátký popisek, věta

adrenaline-action-spawn = { $colour } spawnpoint: odhodit { $card }
    .short = { $colour }
    .sentence = { $figure } odhazuje { $card } a staví se na spawnpoint téže barvy.
adrenaline-action-run = Sprint na { $square }
    .short = Sprint { $square }
    .sentence = { $figure } sprintuje na { $square }.
adrenaline-action-grab = Dozbrojení na { $square }
    .short = Sebrat { $square }
    .sentence = { $figure } se dozbrojuje na { $square }.
adrenaline-action-take = Vzít { $weapon_acc }
    .short = { $weapon }
    .sentence = { $figure } si bere { $weapon_acc }.
adrenaline-action-leave = Nechat tu { $weapon_acc }
    .short = { $weapon }
    .sentence = { $figure } nechává { $weapon_acc }.
adrenaline-action-shoot = Střelba: { $weapon }
    .short = { $weapon }
    .sentence = { $figure } střílí: { $weapon }.
adrenaline-action-shoot-from = Na { $square } a střelba: { $weapon }
    .short = { $square }, { $weapon }
    .sentence = { $figure } se přesouvá na { $square } a střílí: { $weapon }.
adrenaline-action-use = { $effect }
    .short = { $effect }
    .sentence = { $figure } používá: { $effect }.
adrenaline-action-target = { $target }
    .short = { $target }
    .sentence = { $figure } míří: { $target }.
adrenaline-action-at = { $square }
    .short = { $square }
    .sentence = { $figure } míří na { $square }.
adrenaline-action-room = { $room }
    .short = { $room }
    .sentence = { $figure } míří: { $room }.
adrenaline-action-toward = { $direction }
    .short = { $direction }
    .sentence = { $figure } míří: { $direction }.
adrenaline-action-go = Na { $square }
    .short = Na { $square }
    .sentence = { $figure } vybírá { $square }.
adrenaline-action-pay = Zaplatit: { $price }
    .short = { $price }
    .sentence = { $figure } platí: { $price }.
adrenaline-action-play = Zahrát { $card }
    .short = { $card }
    .sentence = { $figure } hraje { $card }.
adrenaline-action-reload = Dobít { $weapon_acc }
    .short = { $weapon }
    .sentence = { $figure } dobíjí { $weapon_acc }.
adrenaline-action-end = Ukončit tah
    .short = Ukončit tah
    .sentence = { $figure } končí tah.
adrenaline-action-throw = { $count ->
    [one] Zahrát granát ({ $colours })
    [few] Zahrát { $count } granáty ({ $colours })
   *[other] Zahrát { $count } granátů ({ $colours })
}
    .short = Zahrát { $count }
    .sentence = { $figure } reaguje: { $count ->
        [one] Značkovací granát
        [few] { $count } Značkovací granáty
       *[other] { $count } Značkovacích granátů
    }.
adrenaline-action-keep = Nic nehrát
    .short = Nic
    .sentence = { $figure } nereaguje.
adrenaline-action-done = Hotovo
    .short = Hotovo
    .sentence = { $figure } končí výběr.
adrenaline-action-done-target = Nikoho dalšího
    .short = Nikoho dalšího
    .sentence = { $figure } už nikoho dalšího nezasahuje.
adrenaline-action-done-effect = Ukončit střelbu
    .short = Ukončit střelbu
    .sentence = { $figure } končí střelbu.
adrenaline-action-done-go = Nepřesouvat
    .short = Zůstat
    .sentence = { $figure } nikoho nepřesouvá.
adrenaline-action-done-reload = Už nic nedobíjet
    .short = Nedobíjet
    .sentence = { $figure } už nic nedobíjí.

## Odmítnutí podle pravidel: co nejde a proč

adrenaline-error-not_now = To teď nejde.
adrenaline-error-unknown_mode = Mód „{ $mode }“ neexistuje.
adrenaline-error-unknown_option = Možnost „{ $option }“ neexistuje.
adrenaline-error-unknown_value = „{ $value }“ u možnosti „{ $option }“ nejde.
adrenaline-error-seat_count = Hraje { $least } až { $most } hráčů, ne { $seats }.
adrenaline-error-value_seats = „{ $value }“ je pro { $least } až { $most } hráčů, ne pro { $seats }.
