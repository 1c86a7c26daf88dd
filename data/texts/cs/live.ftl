## Hra naživo: všichni sedí u stolu naráz. Proměnné jsou popsané v anglickém souboru.

ui-live-until = Čas vyprší { $in_ }.
ui-live-until-turn = Čas vyprší { $in_ } (90 s na tah, pak tvoje rezerva { $bank }).
ui-live-panel-until = { $line } · čas vyprší { $in_ }
ui-live-person-until = { $name }: čas vyprší { $in_ }.
ui-live-contract = 90 s na tah, pak rezerva 4 minuty na celou hru; na návrat do hry 30 s, na jiné odpovědi 20 s. Po vyčerpání rezervy tah dohraje počítač; po dvou za sebou hraje to místo rovnou až do „Jsem zpět“.
ui-live-back = Jsem zpět
ui-live-away = { $name }: čas znovu vypršel. Toto místo teď hraje rovnou počítač až do stisku „Jsem zpět“.
ui-live-paced = { $table } má nové tempo: { $pace }. Všechny hodiny začínají teď; co už z rezervy ubylo, se nevrací.

## Odmítnutí

host-error-holiday_live = Tento stůl se hraje naživo, takže tu dovolená není. Stůl může hlasovat o přestávce, nebo o tempu na dny.
host-error-away_votes = Tady jsi mimo stůl, takže ostatní rozhodují bez tebe. Nejdřív si vezmi své místo zpět, pak hlasuj.
