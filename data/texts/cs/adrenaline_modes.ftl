## ADRENALINE: Domination, Turrety a figurka bota.

adrenaline-mode-domination = Domination mód
adrenaline-mode-turrets = Turret mód

adrenaline-figure-bot = Bot
adrenaline-spawnpoint-red = červený spawnpoint
    .label = Červený spawnpoint
adrenaline-spawnpoint-yellow = žlutý spawnpoint
    .label = Žlutý spawnpoint
adrenaline-spawnpoint-blue = modrý spawnpoint
    .label = Modrý spawnpoint
adrenaline-cause-turret = turret
adrenaline-cause-bot = botí akce
# co se z dílku dává za turret
adrenaline-part-powerup = akční kartu
adrenaline-source-spawnpoints = počítadla aktivací
adrenaline-source-turrets = turrety

## Volby v lobby

ui-option-bot = Figurka bota
ui-option-bot-off = bez bota
ui-option-bot-on = s botem

## Jedna věta na událost

adrenaline-skull-taken-back = Jedna lebka mizí. { $left ->
    [0] Nezbývá žádná.
    [one] Zbývá { $left } lebka.
    [few] Zbývají { $left } lebky.
   *[other] Zbývá { $left } lebek.
}
adrenaline-event-tagged = { $figure } aktivuje { $spawnpoint } { $standing ->
    [yes] stáním
   *[no] zásahem
}: na počítadle { $total ->
    [one] je { $total } žeton
    [few] jsou { $total } žetony
   *[other] je { $total } žetonů
}.
adrenaline-event-struck_back = Úder vrací { $spawnpoint }: { $figure } dostává 1 zranění ({ $before } → { $total }).
adrenaline-event-overkill_laid = Žeton overkillu na počítadlo ({ $figure } → { $spawnpoint }): { $total ->
    [one] { $total } žeton
    [few] { $total } žetony
   *[other] { $total } žetonů
}.
adrenaline-event-track_scored = Počítadlo aktivací, { $spawnpoint }: { $points }.
adrenaline-event-tile_offered = V nabídce: { $tile }.
adrenaline-event-turret_taken = { $figure } ovládá turret na { $square } za { $gave }{ $taken ->
    [yes] {" "}(dosud { $before })
   *[no] {""}
}.
adrenaline-event-turrets_scored = Turrety: { $points }.
adrenaline-event-bot_placed = { $again ->
    [yes] Bot se vrací na { $square }, vybírá { $by }.
   *[no] { $by } staví bota na { $square }.
}
adrenaline-event-bot_acted = { $by } provádí botí akci na { $square }.

## Příběh tahu

adrenaline-story-tagged = aktivace, na počítadle { $total ->
    [one] { $total } žeton
    [few] { $total } žetony
   *[other] { $total } žetonů
}
adrenaline-story-stands = **{ $figure }**, { $spawnpoint }: { $parts }.
adrenaline-story-struck = úder za 1 zranění ({ $before } → { $total })
adrenaline-story-turret = ovládá tamní turret za { $gave }{ $taken ->
    [yes] {" "}(dosud **{ $before }**)
   *[no] {""}
}
adrenaline-story-fired = Turret (**{ $by }**): **{ $figure }** { $parts }.
adrenaline-story-bot-shoots = střílí
adrenaline-story-bot-stays = zůstává stát, nikoho nevidí

## Otázky

adrenaline-ask-place = **Kam přijde figurka bota?** Vyber jí spawnpoint.
adrenaline-ask-lay = **Overkill!** Na počítadlo kterého spawnpointu jde tvůj žeton?
adrenaline-ask-tile = **Který dílek munice si vezmeš?**
adrenaline-ask-turret = **Ovládneš turret na tomto poli?** Stojí to jednu věc z dílku.
adrenaline-ask-step = **Kudy půjdeš?** Kvůli turretům na tom záleží.

adrenaline-asked-place = kam přijde figurka bota
adrenaline-asked-lay = na které počítadlo jde žeton overkillu
adrenaline-asked-tile = který dílek munice si vezmeš
adrenaline-asked-turret = jestli ovládneš turret
adrenaline-asked-step = kudy půjdeš

adrenaline-ping-place = **{ $name }: kam se vrátí bot** v { $table }?
adrenaline-ping-lay = **{ $name }: overkill** v { $table }! Na které počítadlo jde tvůj žeton?

## Akce

adrenaline-action-pick = Vzít dílek: { $tile }
    .short = { $tile }
    .sentence = { $figure } si bere dílek: { $tile }.
adrenaline-action-give = Turret za { $thing }
    .short = Za { $thing }
    .sentence = { $figure } chce turret za { $thing }.
adrenaline-action-lay = { $spawnpoint }
    .short = { $spawnpoint }
    .sentence = { $figure } klade žeton overkillu: { $spawnpoint }.
adrenaline-action-place = Bot na { $square }
    .short = Bot { $square }
    .sentence = { $figure } staví bota na { $square }.
adrenaline-action-bot = Botí akce na { $square }
    .short = Bot { $square }
    .sentence = { $figure } provádí botí akci na { $square }.
adrenaline-action-done-turret = Celý dílek, bez turretu
    .short = Celý dílek
    .sentence = { $figure } si bere celý dílek.

## Odmítnutí

adrenaline-error-spawnpoint_first_turn = V prvním tahu hráče se spawnpoint zasáhnout nedá.
adrenaline-error-spawnpoint_no_damage = Co nezraňuje, se spawnpointem nic nedělá.
adrenaline-error-spawnpoint_hit = { $target } už v tomto tahu zásah má.
adrenaline-error-spawnpoint_not_seen = { $target }: tahle zbraň ho zasáhne, jen když je vidět, a z { $start } vidět není.
adrenaline-error-thing_stays = { $target } se nehýbe.
adrenaline-error-unknown_spawnpoint = Počítadlo „{ $target }“ neexistuje.
adrenaline-error-bot_waits = Držíš botí kartu: než tah skončí, čeká tě botí akce.
adrenaline-error-no_bot = U tohoto stolu figurka bota není.
adrenaline-error-bot_not_yet = V prvním tahu hry ještě botí akce není.
adrenaline-error-bot_has_acted = Botí akce už v tomto tahu byla, karta putuje dál.
adrenaline-error-bot_too_far = Pole { $square } je od { $start } vzdálené { $distance ->
    [one] { $distance } pohyb
    [few] { $distance } pohyby
   *[other] { $distance } pohybů
}; figurka bota udělá nejvýš jeden.
adrenaline-error-bot_spares = Figurka bota nestřílí po tom, kdo je na tahu.
adrenaline-error-bot_must_shoot = Když figurka bota někoho vidí, střílet musí.
adrenaline-error-not_a_spawnpoint = Na { $square } žádný spawnpoint není.
adrenaline-error-tile_not_offered = Dílek „{ $tile }“ v nabídce není.
adrenaline-error-not_on_tile = „{ $thing }“ na tomto dílku není.
adrenaline-error-turret_own = Turret na { $square } už je tvůj.
adrenaline-error-square_gave = Pole { $square } už v tomto tahu munici dalo.
adrenaline-error-no_way = Přes { $square } se tady z { $start } na { $goal } nedostaneš.

## Pravidla

adrenaline-rules-domination = Body nesou tři **počítadla aktivací**, každý spawnpoint má své; nahrazují počítadlo killshotů (ADR-DOM-1). Tvůj první tah je obyčejný, od druhého spawnpointy aktivuješ (ADR-DOM-2).
    Spawnpoint aktivuješ tím, že ho zraníš, nebo když na něm tvůj tah skončí a žádná jiná figurka tam není: na počítadlo jde tvůj žeton (ADR-DOM-3). Každý efekt, který zraňuje, ho může vybrat jako hráče na tom poli; značky a přesuny s ním nic nedělají (ADR-DOM-4, 6). Jeden zásah je jeden žeton a každý spawnpoint jde zasáhnout jednou za tah (ADR-DOM-5); stání na něm ho aktivuje i tak (ADR-DOM-7).
    Skončit tah na spawnpointu stojí 1 zranění, ukáže ho tvůj vlastní žeton, za který nikdo body nedostane (ADR-DOM-8, 9).
    Plány se vyhodnocují jako vždy, ale žetony killshotů se vracejí; žeton overkillu jde na počítadlo, které si jeho majitel vybere (ADR-DOM-11).
    Konec přichází s poslední lebkou, nebo když dvě počítadla mají 8 žetonů (ADR-DOM-12). Každé počítadlo dává 8, 6, 4, 2, 1; při shodě mají všichni vyšší hodnotu a další se přeskočí (ADR-DOM-13). Shodu o vítězství rozhodují počítadla (ADR-DOM-14).
    .title = Domination mód
adrenaline-rules-turrets = Pole s municí mají místo dílků **turrety**; pět dílků leží v nabídce (ADR-TUR-1). Při dozbrojení si jeden vybereš; každé pole dá munici jednou za tah (ADR-TUR-2).
    Z dílku si smíš vzít o jednu kostičku nebo o akční kartu méně a ovládnout turret na poli (ADR-TUR-3). Byl-li cizí, žeton jeho majitele je teď značka na tvém plánu (ADR-TUR-4).
    Kdo vstoupí na pole s cizím turretem nebo je tam přesunut, dostane od majitele 1 zranění, a to při každém kroku; na cestě tedy záleží a vybírá se (ADR-TUR-5). Teleport vstupuje jen na cílové pole (ADR-TUR-7). Toto zranění nemění značky a nejde k němu Zaměřovač ani Značkovací granát (ADR-TUR-6).
    Padnout jde i ve vlastním tahu; jeho zbytek se dohraje (ADR-TUR-8). Double kill jsou dva padlí protihráči ve tvém tahu, ať střílí čí turret chce (ADR-TUR-9).
    Všechny žetony z plánů se vracejí (ADR-TUR-10). Na konci dává nejvíc turretů 8, pak 6, 4, 2, 1; při shodě rozhoduje dřívější poslední tah (ADR-TUR-11).
    .title = Turret mód
adrenaline-rules-bot = Ve třech nebo čtyřech hráčích může hrát i **figurka bota** (ADR-BOT-1). Začínající hráč ji před svým vstupem postaví na spawnpoint (ADR-BOT-2).
    Od druhého tahu má hráč na tahu vedle svých dvou akcí jednu botí akci, kdykoli, a využít ji musí (ADR-BOT-3): bot se pohne o žádné nebo jedno pole, a vidí-li někoho jiného než hráče na tahu, musí na jednoho z nich střílet (ADR-BOT-4): 1 zranění, od 6 zranění na botovi i značka (ADR-BOT-5).
    Zaměřovač k tomu nejde, ale Značkovací granát smí odpovědět a Newton botem smí pohnout (ADR-BOT-7). Bot se zasahuje a vyhodnocuje jako hráč (ADR-BOT-8), vrací se, kam určí hráč na tahu (ADR-BOT-9), a double kill jsou dva padlí protihráči ve tvém tahu, ať je zabije kdokoli (ADR-BOT-10).
    .title = Figurka bota

## V obrázcích a jejich popisech

render-bot-card = hraje s ním:
render-alt-tagged = { $figure } aktivuje: { $spawnpoint }.
render-alt-turret = { $figure } ovládá turret na { $square }.

## V seznamech her

core-game-adrenaline-domination = ADRENALINE: Domination mód
core-game-adrenaline-turrets = ADRENALINE: Turret mód

## Na panelech

ui-home-bot = Figurka bota …
ui-home-bot-where = **Kam půjde figurka bota?** Odtamtud střílí.
ui-home-bot-to = Bot na { $square }, nikoho nevidí
ui-home-bot-hits = Bot na { $square }, zásah: { $name }{ $more ->
    [0] {""}
   *[other] {" "}nebo jiný cíl
}
ui-home-bot-due = Držíš botí kartu: než tah skončí, musí figurka bota hrát.
ui-home-run-turrets = { $run } ({ $damage } zranění od turretů)
ui-home-way = { $run }: vybrat cestu
ui-home-tile-turret = { $tile }, turret za { $thing }
ui-home-turret-for = Turret za { $thing }
ui-card-go-run = Sprint
ui-card-go-bot = Botí akce
ui-card-hint-tile = Dílek
ui-card-hint-turret = Turret
ui-card-hint-step = Cesta přes
ui-card-tagged = **{ $name }**: na počítadle { $before } → **{ $after }**.
ui-card-turret = Ovládneš turret na { $square } za { $thing }.
ui-card-way = Cesta: { $way }.

## Stůl slovy

ui-text-tokens = { $name } { $count }
ui-text-spawnpoint = **{ $name }** ({ $square }): { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}: { $tokens }.
ui-text-offer = Munice v nabídce: { $tiles }.
ui-text-bot-card = Další botí akce: { $name }.
ui-square-turret = Turret: { $name }{ $gave ->
    [yes] , z pole už v tomto tahu byla munice
   *[no] {""}
}.
ui-square-turret-free = Turret ničí{ $gave ->
    [yes] , z pole už v tomto tahu byla munice
   *[no] {""}
}.

## Volby, které se vylučují, v kterékoli hře

core-error-options_exclude = „{ $first }“ a „{ $second }“ se vylučují: první potřebuje aspoň { $least } míst, druhé nejvýš { $most }.
