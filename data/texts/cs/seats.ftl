## Místa, která mění majitele: nabídnutá, převzatá, půjčená, vrácená. Proměnné jsou popsané v anglickém souboru.

host-error-seat_handed = Už tu nemáš místo, hraje na něm { $name }.
host-error-seat_lent = Tvoje místo má půjčené { $name }. Tlačítko Beru si své místo zpět pod nejnovější zprávou stolu ti ho hned vrátí.
host-error-seat_unknown = Takové místo u tohoto stolu není.
host-error-seat_computer = { $name } je místo počítače; to nikdo předat nemůže.
host-error-seat_not_offered = To místo převzít nejde, hraje na něm { $name }.
host-error-seat_promised = To místo čeká na někoho jiného: { $name }.
host-error-seat_own = { $name } už na tom místě je.
host-error-seat_held = { $name } zná karty jiného místa u tohoto stolu, takže na tohle si sednout nemůže.
host-error-seat_barred = { $name } si na tomto serveru k novým stolům sednout nesmí.
host-error-seat_borrowed = Tohle místo máš jen půjčené; předat ho může jen { $name }. Dřív ho vrátíš tlačítkem Beru si své místo zpět pod zprávou stolu.
host-error-seat_not_back = Je rozhodnuto, že tvoje místo dostane někdo jiný, takže si ho nechat nejde. Ostatní mohou rozhodnout znovu příkazem /hra nahradit.
host-error-seat_present = { $name } tu je a o tom místě nemůžeš rozhodnout jen ty. Je k tomu potřeba někdo další, zmeškaná lhůta, nebo správce serveru.
host-error-seat_offered = Místo { $name } už se nabízí; převezme se tlačítkem pod tou zprávou.
host-error-seat_agreed = O tom místě už není s čím souhlasit.
host-error-seat_days = Místo jde půjčit na 1 až { $days } dní.

## Zprávy

ui-seat-open-anyone = **Místo { $name } v { $table } je volné.** Kdo si ho vezme, hraje odtud dál s jeho kartami.
ui-seat-open-person = **{ $to }: nabízí se ti místo { $name } v { $table }.** Hraje se odtud dál s jeho kartami.
ui-seat-open-lend = **{ $to }: { $name } ti chce půjčit místo v { $table }** do { $when }. Potom se vrátí samo.
ui-seat-never = Nemůže ho dostat nikdo, kdo zná karty jiného místa u tohoto stolu.
ui-seat-why-self = Přeje si to { $name }. Když budou souhlasit všichni ostatní přítomní, hra se nikomu z obou nehodnotí; jinak { $name } končí na posledním místě.
ui-seat-why-lend = Když budou souhlasit všichni ostatní přítomní, hra se nikomu z obou nehodnotí; jinak se { $name } hodnotí podle výsledku.
ui-seat-why-vote = Stůl souhlasí, hra se tedy nikomu z obou nehodnotí.
ui-seat-why-manager = Rozhodla o tom správa serveru, hra se tedy nikomu z obou nehodnotí.
ui-seat-vote-anyone = { $by } chce, aby místo { $name } v { $table } bylo volné pro někoho jiného. Stane se to, až budou souhlasit všichni ostatní přítomní.
ui-seat-vote-person = { $by } chce, aby na místě { $name } v { $table } hrál dál někdo jiný: { $to }. Stane se to, až budou souhlasit všichni ostatní přítomní.
ui-seat-vote-computer = { $by } chce, aby místo { $name } v { $table } hrál nadobro počítač. Stane se to, až budou souhlasit všichni ostatní přítomní.
ui-seat-self-computer = { $name } chce z { $table } odejít a nechat dál hrát počítač. Stane se to, až budou souhlasit všichni ostatní přítomní; pak se ta hra { $name } nehodnotí.
ui-seat-take = Beru to místo
ui-seat-take-of = Beru místo { $name }
ui-seat-agree = Souhlasím

ui-seat-handed-self = { $new } přebírá místo { $old } na jeho přání.
ui-seat-handed-vote = { $new } přebírá místo { $old }; chtěl to stůl.
ui-seat-handed-manager = { $new } přebírá místo { $old }; chtěla to správa serveru.
ui-seat-handed-absent = { $new } přebírá místo { $old }, odkud se nikdo neozýval.
ui-seat-handed-lent = { $new } hraje za { $old } do { $when }.
ui-seat-handed-back = { $new } hraje zase na svém místě.
ui-seat-handed-left = { $old } odchází, dál hraje počítač.
ui-seat-handed-computer = Za { $old } hraje do { $when } počítač, pokud se { $old } nevrátí dřív.
ui-seat-computer = { $name } (počítač)
ui-seat-rated-agreed = Hra se nikomu z obou nehodnotí.
ui-seat-rated-left = { $old } končí na posledním místě. Pro { $new } se hra počítá, jen když tím žádné hodnocení neklesne.
ui-seat-rated-lent = { $old } má hodnocení podle výsledku.
ui-seat-log-agreed = Stůl s tím souhlasí.

ui-seat-note-lent = { $name } hraje za { $lender } do { $when }.
ui-seat-note-computer = Za { $name } hraje do { $when } počítač.
ui-seat-note-free = Místo { $name } je volné pro každého, kdo tu neseděl jinde, dokud si ho { $name } nevezme zpět.

## Seznamy

ui-seat-in-list-lent = { $name } (za { $lender } do { $when })
ui-seat-in-list-computer = { $name } (do { $when } počítač)
ui-seat-in-list-free = { $name } (místo volné)
ui-seat-in-list-kept = { $name } (místo čeká: { $to })

ui-seat-inbox-offered = **{ $table }** v { $place }: nabízí se ti místo { $name }.
ui-seat-inbox-for = { $table } (za { $lender })
ui-seat-inbox-lent = **{ $table }**: { $name } hraje za tebe do { $when }.
ui-seat-inbox-take = Místo v { $table }

## Soukromé odpovědi

ui-seat-taken = Místo v { $table } je tvoje. Můj tah ukáže, co na něm čeká, Moje ruka jeho karty.
ui-seat-not-resigned = Tohle místo má { $lender } a ty na něm jen zastupuješ, takže není co vzdávat.
ui-seat-give-back = Vrátit hned
ui-seat-given-back = { $table }: půjčené místo má zase svého majitele. Díky za zastoupení.
ui-seat-offered = Už to stojí v kanálu, s tlačítkem, kterým se místo převezme.
ui-seat-done = Hotovo.
ui-seat-waits = Zapsáno. Souhlasit ještě mají: { $names }.
ui-seat-lent-computer = { $table }: na tvém místě hraje do { $when } počítač. Tlačítko Beru si své místo zpět pod zprávou stolu to hned ukončí.
ui-seat-bot = { $name } je bot. Počítač hrát může, ale ne jako člen serveru: zvol „počítač“.
ui-seat-one = Zvol buď někoho, nebo počítač, ne obojí.
ui-seat-more = **Tvoje místo v { $table }.** Předej ho nadobro, nebo ho nech několik dní hrát počítač. Někomu určitému ho dáš příkazem /hra nahradit nebo /hra zastoupit. Co to znamená pro hodnocení, stojí v /pravidla pod „Náhradníci“.
ui-seat-give = Nabídnout komukoli
ui-seat-give-computer = Přenechat počítači
ui-seat-lend-days = Na několik dní počítač
ui-seat-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
ui-button-replace = Nahradit mě

## Konec

ui-seat-final-agreed = { $name }: bez hodnocení, místo změnilo majitele se souhlasem stolu.
ui-seat-final-computer = { $name }: bez hodnocení, víc než třetinu tahů hrál počítač.
ui-seat-final-substitute = { $name }: náhrada, které by hodnocení kleslo, takže se hra nepočítá.
ui-seat-final-helps = { $name }: náhrada; hra se počítá, protože žádné hodnocení tím neklesá.

## Pravidla

ui-seat-rules-title = Náhradníci
ui-seat-rules-who = **Náhradníci.** Místo jde předat nadobro (/hra nahradit: předá ho jeho hráč, hlasování ostatních, nebo správce serveru), nebo půjčit na 1 až 14 dní (/hra zastoupit). Po dvou zmeškaných lhůtách za sebou je volné pro kohokoli, dokud si ho jeho hráč nevezme zpět. Místo nedostane nikdo, kdo u toho stolu má nebo měl jiné a zná jeho karty.
ui-seat-rules-clock = **Hodiny** toho, co právě čeká, začínají znovu pro prvního nového člověka na místě, a pak už nikdy.
ui-seat-rules-ratings = **Hodnocení.** Kdo odejde bez souhlasu stolu (vzdá hru, předá místo, ačkoli nesouhlasili všichni ostatní přítomní, nebo se neozývá, až si místo někdo vezme), končí na posledním místě. Kdo takové místo převezme, je náhradník: hra se mu do hodnocení, výher i bodů počítá, jen když mu tím žádné hodnocení neklesne. Se souhlasem stolu nebo z rozhodnutí správce serveru se hra nehodnotí nikomu z obou. Místo půjčené bez souhlasu stolu zůstává svému majiteli a hodnotí se mu podle výsledku; kdo za něj hraje, se nehodnotí. Když víc než třetinu něčích tahů dohrál počítač, hra se tomu člověku nehodnotí. Co se nehodnotí, nemění žádné hodnocení a není na žádném žebříčku.

## Příkazy

cmd-game-replace-name = nahradit
cmd-game-replace = Předej místo nadobro: někomu, komukoli, nebo počítači
cmd-game-replace-person-name = kdo
cmd-game-replace-person = Kdo místo dostane; bez toho kdokoli
cmd-game-replace-seat-name = místo
cmd-game-replace-seat = Čí místo; bez toho tvoje
cmd-game-replace-computer-name = počítač
cmd-game-replace-computer = Nadobro ho hraje počítač
cmd-game-sit-name = zastoupit
cmd-game-sit = Půjč své místo na několik dní: příteli, nebo počítači
cmd-game-sit-days-name = dní
cmd-game-sit-days = Na kolik dní
cmd-game-sit-person-name = kdo
cmd-game-sit-person = Kdo hraje za tebe; bez toho počítač
