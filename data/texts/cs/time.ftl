## Čas: tempo, lhůty, připomínky, přestávky, dovolená, co čeká. Proměnné jsou popsané v anglickém souboru.

ui-pace-none = bez hodin
ui-pace-live = hraje se naživo
ui-pace-12h = 12 h na tah, v tvém nočním klidu hodiny spí
ui-pace-24h = 24 h na tah, v tvém nočním klidu hodiny spí
ui-pace-48h = 48 h na tah, v tvém nočním klidu hodiny spí
ui-pace-72h = 72 h na tah, v tvém nočním klidu hodiny spí
ui-time-own-pace = { $hours } h na tah, v tvém nočním klidu hodiny spí

ui-time-until = Do { $when } ({ $in_ }).
ui-time-panel-until = { $line } · do { $when } ({ $in_ })
ui-time-called-later = Teď bez upozornění; přijde { $when }.
ui-time-person-until = { $name }: do { $when } ({ $in_ }).

ui-time-contract = Po lhůtě tah dohraje počítač; po dvou za sebou hraje to místo rovnou a může si ho vzít náhradník, dokud se jeho člověk nevrátí.

## Upozornění: první slova jsou vidět na zamčeném displeji

ui-ping-half = **{ $name }: půlka času je pryč** v { $table }.
ui-ping-part = **{ $name }: { $part } % času je pryč** v { $table }.
ui-ping-last = **{ $name }: za { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
} tvůj tah dohraje počítač** v { $table }.
ui-ping-digest = **{ $name }: { $count ->
    [one] čeká { $count } stůl
    [few] čekají { $count } stoly
   *[other] čeká { $count } stolů
}.** První je { $table }; všechny ukáže /inbox.

## Zprávy

ui-post-time-up = { $name }: čas vypršel, dohrává počítač.
ui-post-away = { $name }: čas znovu vypršel. Toto místo teď hraje rovnou počítač, než si ho { $name } vezme zpět.
ui-post-take-back = Beru si své místo zpět
ui-post-paused = { $table } má přestávku: všechny hodiny stojí. Hrát se může dál, nikdo nespěchá.
ui-post-resumed = { $table } pokračuje: hodiny jdou odtud, kde stály.
ui-post-paced = { $table } má nové tempo: { $pace }. Hodiny, které už běží, si nechávají svůj čas.

ui-vote-pause = { $name } chce přestávku v { $table }: všechny hodiny by stály. Stane se to, až budou souhlasit všichni přítomní.
ui-vote-resume = { $name } chce pokračovat v { $table }: hodiny by šly odtud, kde stály. Stane se to, až budou souhlasit všichni přítomní.
ui-vote-pace = { $name } chce v { $table } jiné tempo: { $pace }. Stane se to, až budou souhlasit všichni přítomní.
ui-post-agree = Souhlasím

## Rozhodnutí o čase

ui-time-taken-back = { $table }: místo je zase tvoje, od příštího rozhodnutí.
ui-time-vote-waits = Zapsáno. Stane se to, až budou souhlasit i: { $names }. Stačí tlačítko pod zprávou, nebo stejný příkaz.
ui-time-vote-done = Hotovo; chtěli to všichni přítomní.
ui-time-holiday = { $table }: tvoje hodiny stojí do { $when } ({ $in_ }).
ui-time-holiday-over = { $table }: tvoje dovolená končí.

## Nastavení

ui-time-title = **Čas a připomínky.** Změny platí od tvého příštího rozhodnutí.
ui-time-now = U tebe je { $now } ({ $zone }).
ui-time-hour = Kolik je u tebe hodin?
ui-time-zone = Které z těchto míst je nejblíž?
ui-time-quiet = Noční klid
ui-time-quiet-none = žádný
ui-time-quiet-hours = { $from } až { $to }
ui-time-reminders = Připomínek na tah
ui-time-button = Čas a připomínky

## Co čeká

ui-inbox-title = **Čeká na tebe:**
ui-inbox-line = **{ $table }** v { $place }. { $until }
ui-inbox-move = Hrát { $table }
ui-inbox-others = **Tvoje ostatní stoly čekají:**
ui-inbox-other = **{ $table }**: { $names }. { $until }
ui-inbox-empty = Žádný stůl na tebe nečeká.

## Příkazy

cmd-game-pace-name = tempo
cmd-game-pace = Změň čas na tah; musí chtít všichni přítomní
cmd-game-pace-pace-name = tempo
cmd-game-pace-pace = Jak dlouho smí tah trvat
cmd-game-pace-hours-name = hodin
cmd-game-pace-hours = Nebo libovolný počet hodin
cmd-game-pause-name = přestávka
cmd-game-pause = Zastav všechny hodiny; musí chtít všichni přítomní
cmd-game-resume-name = pokračovat
cmd-game-resume = Hodiny jdou dál odtud, kde stály; musí chtít všichni přítomní
cmd-game-holiday-name = dovolená
cmd-game-holiday = Tvoje hodiny u tohoto stolu stojí několik dní
cmd-game-holiday-days-name = dnů
cmd-game-holiday-days = Ode dneška; 0 ji ukončí
cmd-game-new-pace-name = tempo
cmd-game-new-pace = Jak dlouho smí tah trvat
cmd-game-new-hours-name = hodin
cmd-game-new-hours = Nebo libovolný počet hodin na tah

## Odmítnutí

host-error-pace_unknown = „{ $pace }“ není tempo: jde o 2 až 336 hodin na tah, naživo, nebo bez hodin.
host-error-pause_is_so = To už tak je.
host-error-holiday_long = U jednoho stolu trvá dovolená celkem nejvýš { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dnů
}.
