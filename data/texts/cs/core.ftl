## Seznamy a drobná slova. Jména se neskloňují.

# $first: co je spojeno dosud, $last: jedno další
core-list-and = { $first } a { $last }
core-list-or = { $first } nebo { $last }
core-list-comma = { $first }, { $last }
core-language-en = English
core-language-cs = Čeština

core-system-adrenaline = ADRENALINE
core-system-orb_hunt = Honba za orbem
# hra se svým režimem, k výběru
core-game-adrenaline-deathmatch = ADRENALINE: deathmatch
core-game-orb_hunt-hunt = Honba za orbem

core-colour-red = červená
    .m = červený
    .label = Červený
core-colour-yellow = žlutá
    .m = žlutý
    .label = Žlutý
core-colour-blue = modrá
    .m = modrý
    .label = Modrý
core-colour-green = zelená
    .m = zelený
    .label = Zelený
core-colour-purple = fialová
    .m = fialový
    .label = Fialový
core-colour-white = bílá
    .m = bílý
    .label = Bílý

# in the place of an event
core-event-bygone = (Tady je zápis starší verze, kterému tahle nerozumí.)

core-direction-north = na sever
    .label = ↑ Sever
core-direction-east = na východ
    .label = → Východ
core-direction-south = na jih
    .label = ↓ Jih
core-direction-west = na západ
    .label = ← Západ

core-room-red = červená místnost
    .label = Červená místnost
core-room-yellow = žlutá místnost
    .label = Žlutá místnost
core-room-blue = modrá místnost
    .label = Modrá místnost
core-room-green = zelená místnost
    .label = Zelená místnost
core-room-purple = fialová místnost
    .label = Fialová místnost
core-room-white = bílá místnost
    .label = Bílá místnost

# $count: číslo
core-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}

## Odmítnutí společná všem hrám

core-error-game_over = Tato hra už skončila.
core-error-not_your_decision = Teď nevybíráš ty.
core-error-stale = Tahle otázka je uzavřená: hra se pohnula dál.
# $verb: první napsané slovo
core-error-unknown_verb = „{ $verb }“ tu udělat nejde.
# $verb
core-error-too_many_words = Za „{ $verb }“ je příliš mnoho slov.
# $word: co bylo napsáno
core-error-not_a_number = „{ $word }“ není číslo.
# $verb, $what: co chybí
core-error-word_missing = Za „{ $verb }“ něco chybí: { $what }.

core-error-unknown_mode = Mód „{ $mode }“ neexistuje.
core-error-unknown_option = Možnost „{ $option }“ neexistuje.
core-error-unknown_value = „{ $value }“ u možnosti „{ $option }“ nejde.
core-error-seat_count = Hraje { $least } až { $most } hráčů, ne { $seats }.
core-error-value_seats = „{ $value }“ je pro { $least } až { $most } hráčů, ne pro { $seats }.
