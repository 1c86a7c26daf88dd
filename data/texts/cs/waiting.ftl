## Víc času, a poslední, na koho se čeká. Proměnné jsou popsané v anglickém souboru.

ui-extend = 12 h navíc
ui-post-extended = { $name } si bere 12 h navíc, každý může jednou za hru: do { $when } ({ $in_ }).
ui-extended = { $table }: máš 12 h navíc, do { $when } ({ $in_ }). V této hře to bylo poprvé a naposledy.
ui-ping-lone = **{ $name }: čekáme už jen na tebe** v { $table }.
ui-post-deserted = **U stolu nikdo není**: hra čeká na prvního, kdo se vrátí.

## Připravenost před začátkem

ui-ready-button = Můžeme začít
ui-ping-ready = **{ $names }: začneme?** { $table } se chystá začít. Bez odpovědi se tvoje místo znovu uvolní { $in_ }.
ui-ready-asked = Ještě se nezačalo: { $names }: tady 12 h bez jediného stisku, tak se nejdřív ptám. Začni znovu, až odpoví; po dni bez odpovědi se místa uvolní a smíš začít i tak.
ui-ready-noted = Zapsáno: stůl { $number } může s tebou začít.

## Víc, o čase

ui-more-pace = Změnit tempo
ui-more-pace-title = **{ $table }** má teď tempo: { $pace }. O jiném se hlasuje; souhlasit musí všichni přítomní.
ui-more-pause = Přestávka
ui-more-resume = Pokračovat
ui-lobby-paced = { $table } se bude hrát v tempu: { $pace }.

## Co mohou lidé u stolu čekat

ui-forecast-together = Obvykle všichni vzhůru: { $from } až { $to }
ui-forecast-always = Všichni vzhůru v kteroukoli hodinu
ui-forecast-never = Nikdy nejsou vzhůru všichni naráz
ui-forecast-turns = asi { $turns } tahů
ui-forecast-days = asi { $turns } tahů, s těmito lidmi { $least } až { $most ->
    [one] { $most } den
    [few] { $most } dny
   *[other] { $most } dní
}
ui-forecast-minutes = asi { $turns } tahů, s těmito lidmi { $least } až { $most ->
    [one] { $most } minuta
    [few] { $most } minuty
   *[other] { $most } minut
}

## Odmítnutí

host-error-extension_live = Tento stůl se hraje naživo; víc času než tvoje rezerva tu není.
host-error-extension_used = V této hře už svých { $hours } h navíc máš za sebou; každý je má jednou.
host-error-extension_late = Čas už vypršel, { $hours } h navíc není k čemu přidat.
host-error-extension_none = Žádné hodiny tvého tahu tu teď neběží, { $hours } h navíc není k čemu přidat.
