## Karty ADRENALINE. `.acc` a `.gen` jsou pády, `.use` sloveso k zbrani, `.text` účinek karty našimi slovy.

adrenaline-weapon-lock_rifle = Cejchovačka
    .acc = Cejchovačku
    .gen = Cejchovačky
    .use = střílí z Cejchovačky
adrenaline-effect-lock_rifle-basic = Základní efekt
    .text = Jednomu cíli, na který vidíš, dej 2 zranění a 1 značku.
adrenaline-effect-lock_rifle-second_lock = Druhý cejch
    .text = Jinému cíli, na který vidíš, dej 1 značku.

adrenaline-weapon-machine_gun = Kulomet
    .acc = Kulomet
    .gen = Kulometu
    .use = střílí z Kulometu
    .note = body navíc z Mířeného výstřelu a Trojnožky jdou na dva různé cíle, nikdo tedy nedostane 3.
adrenaline-effect-machine_gun-basic = Základní efekt
    .text = Jednomu nebo dvěma cílům, na které vidíš, dej po 1 zranění.
adrenaline-effect-machine_gun-focus_shot = Mířený výstřel
    .text = Jednomu z těchto cílů dej další 1 zranění.
adrenaline-effect-machine_gun-turret_tripod = Trojnožka
    .text = Jinému z těchto cílů dej další 1 zranění, nebo dej 1 zranění novému cíli, na který vidíš, nebo obojí.

adrenaline-weapon-thor = T.H.O.R.
    .acc = T.H.O.R.
    .gen = T.H.O.R.
    .use = útočí zbraní T.H.O.R.
    .note = tři různé cíle; vidět musíš jen na první.
adrenaline-effect-thor-basic = Základní efekt
    .text = Jednomu cíli, na který vidíš, dej 2 zranění.
adrenaline-effect-thor-chain_reaction = Řetězová reakce
    .text = Druhému cíli, na který vidí ten první, dej 1 zranění.
adrenaline-effect-thor-high_voltage = Vysoké napětí
    .text = Třetímu cíli, na který vidí ten druhý, dej 2 zranění. Jen po Řetězové reakci.

adrenaline-weapon-plasma_gun = Plazmovka
    .acc = Plazmovku
    .gen = Plazmovky
    .use = střílí z Plazmovky
    .note = výhled se posuzuje z pole, odkud střílíš, takže skluz napřed může cíl odkrýt.
adrenaline-effect-plasma_gun-basic = Základní efekt
    .text = Jednomu cíli, na který vidíš, dej 2 zranění.
adrenaline-effect-plasma_gun-phase_glide = Fázový skluz
    .text = Pohni se o 1 nebo 2 pole, před základním efektem nebo po něm.
adrenaline-effect-plasma_gun-charged_shot = Posílený výstřel
    .text = Témuž cíli dej další 1 zranění.

adrenaline-weapon-whisper = Šeptač
    .acc = Šeptač
    .gen = Šeptače
    .use = střílí ze Šeptače
    .note = pohyby se počítají dveřmi, ne zdí.
adrenaline-effect-whisper-basic = Základní efekt
    .text = Jednomu cíli, na který vidíš a který je vzdálený aspoň 2 pohyby, dej 3 zranění a 1 značku.

adrenaline-weapon-electroscythe = Elektrokosa
    .acc = Elektrokosu
    .gen = Elektrokosy
    .use = seká Elektrokosou
adrenaline-effect-electroscythe-basic = Základní mód
    .text = Všem ostatním na svém poli dej 1 zranění.
adrenaline-effect-electroscythe-reaper = Žnec
    .text = Všem ostatním na svém poli dej 2 zranění.

adrenaline-weapon-tractor_beam = Magnetron
    .acc = Magnetron
    .gen = Magnetronu
    .use = střílí z Magnetronu
    .note = na cíl předem vidět nemusíš; jeho cesta smí zahnout za roh.
adrenaline-effect-tractor_beam-basic = Základní mód
    .text = Přesuň cíl o 0, 1 nebo 2 pole na pole, na které vidíš, a dej mu 1 zranění.
adrenaline-effect-tractor_beam-punisher = Trestatel
    .text = Přesuň na své pole cíl vzdálený nejvýš 2 pohyby a dej mu 3 zranění.

adrenaline-weapon-vortex_cannon = Vortex
    .acc = Vortex
    .gen = Vortexu
    .use = střílí z Vortexu
    .note = vidět musíš na vír, ne na cíle.
adrenaline-effect-vortex_cannon-basic = Základní efekt
    .text = Vyber pole, na které vidíš a které není tvoje: vír. Přesuň na něj cíl, který na něm stojí nebo je od něj 1 pohyb, a dej mu 2 zranění.
adrenaline-effect-vortex_cannon-black_hole = Černá díra
    .text = Až dva další cíle, které stojí na víru nebo 1 pohyb od něj, přesuň na vír a dej jim po 1 zranění.

adrenaline-weapon-furnace = Výheň
    .acc = Výheň
    .gen = Výhně
    .use = pálí z Výhně
    .note = zásah dostanou všichni, i daleko ode dveří.
adrenaline-effect-furnace-basic = Základní mód
    .text = Vyber místnost, na kterou vidíš a ve které nejsi: všem v ní dej 1 zranění.
adrenaline-effect-furnace-cozy_fire = Táborák
    .text = Vyber pole vzdálené přesně 1 pohyb: všem na něm dej 1 zranění a 1 značku.

adrenaline-weapon-heatseeker = Naváděná střela
    .acc = Naváděnou střelu
    .gen = Naváděné střely
    .use = odpaluje Naváděnou střelu
adrenaline-effect-heatseeker-basic = Základní efekt
    .text = Jednomu cíli, na který nevidíš, dej 3 zranění.

adrenaline-weapon-hellion = Pekelník
    .acc = Pekelník
    .gen = Pekelníku
    .use = střílí z Pekelníku
    .note = zraněný je jen ten jeden cíl, ostatní mají jen značky.
adrenaline-effect-hellion-basic = Základní mód
    .text = Jednomu cíli, na který vidíš a který není na tvém poli, dej 1 zranění. Pak jemu i všem ostatním na jeho poli dej 1 značku.
adrenaline-effect-hellion-nano_tracer = Nanostopař
    .text = Totéž se 2 značkami místo 1.

adrenaline-weapon-flamethrower = Plamenomet
    .acc = Plamenomet
    .gen = Plamenometu
    .use = pálí z Plamenometu
    .note = zeď plamen zastaví; na tvém poli nikoho nezasáhne.
adrenaline-effect-flamethrower-basic = Základní mód
    .text = Vyber směr. Jednomu cíli na prvním poli tím směrem a jednomu na druhém dej 1 zranění, nebo jen jednomu z nich.
adrenaline-effect-flamethrower-barbecue = Grilování
    .text = Vyber směr. Všem na prvním poli tím směrem dej 2 zranění, všem na druhém 1 zranění.

adrenaline-weapon-grenade_launcher = Granátomet
    .acc = Granátomet
    .gen = Granátometu
    .use = střílí z Granátometu
    .note = granát navíc smí přesunutý cíl zasáhnout znovu, nebo padnout úplně jinam.
adrenaline-effect-grenade_launcher-basic = Základní efekt
    .text = Jednomu cíli, na který vidíš, dej 1 zranění; pak ho smíš přesunout o 1 pole.
adrenaline-effect-grenade_launcher-extra_grenade = Granát navíc
    .text = Vyber pole, na které vidíš: všem na něm dej 1 zranění. Před tím přesunem nebo po něm.

adrenaline-weapon-rocket_launcher = Raketomet
    .acc = Raketomet
    .gen = Raketometu
    .use = střílí z Raketometu
    .note = po skoku se výhled i „není na tvém poli“ posuzuje z místa dopadu.
adrenaline-effect-rocket_launcher-basic = Základní efekt
    .text = Jednomu cíli, na který vidíš a který není na tvém poli, dej 2 zranění; pak ho smíš přesunout o 1 pole.
adrenaline-effect-rocket_launcher-rocket_jump = Raketový skok
    .text = Pohni se o 1 nebo 2 pole, před základním efektem nebo po něm.
adrenaline-effect-rocket_launcher-fragmenting_warhead = Tříštivá hlavice
    .text = Všem na poli, kde cíl stál, i cíli samotnému, dej 1 zranění, ještě než ho přesuneš.

adrenaline-weapon-railgun = Railgun
    .acc = Railgun
    .gen = Railgunu
    .use = střílí z Railgunu
    .note = oba cíle Průrazu jsou na téže straně od tebe, nebo na tvém poli.
adrenaline-effect-railgun-basic = Základní mód
    .text = Vyber směr: jednomu cíli v té řadě dej 3 zranění. Zdi nevadí.
adrenaline-effect-railgun-piercing = Průraz
    .text = Vyber směr: jednomu nebo dvěma cílům v té řadě dej po 2 zraněních. Zdi nevadí.

adrenaline-weapon-cyberblade = Kyberčepel
    .acc = Kyberčepel
    .gen = Kyberčepele
    .use = seká Kyberčepelí
    .note = každý cíl stojí na poli, kde právě stojíš.
adrenaline-effect-cyberblade-basic = Základní efekt
    .text = Jednomu cíli na svém poli dej 2 zranění.
adrenaline-effect-cyberblade-shadowstep = Stínový krok
    .text = Pohni se o 1 pole, před základním efektem, po něm, nebo mezi oběma seky.
adrenaline-effect-cyberblade-slice_and_dice = Na kousky
    .text = Jinému cíli na svém poli dej 2 zranění.

adrenaline-weapon-zx2 = ZX-2
    .acc = ZX-2
    .gen = ZX-2
    .use = střílí ze ZX-2
    .note = Skener nezraňuje: žádná značka se nemění a nikdo neodpovídá.
adrenaline-effect-zx2-basic = Základní mód
    .text = Jednomu cíli, na který vidíš, dej 1 zranění a 2 značky.
adrenaline-effect-zx2-scanner = Skener
    .text = Až třem cílům, na které vidíš, dej po 1 značce.

adrenaline-weapon-shotgun = Brokovnice
    .acc = Brokovnici
    .gen = Brokovnice
    .use = střílí z Brokovnice
adrenaline-effect-shotgun-basic = Základní mód
    .text = Jednomu cíli na svém poli dej 3 zranění; pak ho smíš přesunout o 1 pole.
adrenaline-effect-shotgun-long_barrel = Dlouhá hlaveň
    .text = Jednomu cíli vzdálenému přesně 1 pohyb dej 2 zranění.

adrenaline-weapon-power_glove = Silová rukavice
    .acc = Silovou rukavici
    .gen = Silové rukavice
    .use = bije Silovou rukavicí
    .note = Raketová pěst musí aspoň na jednom poli někoho zasáhnout.
adrenaline-effect-power_glove-basic = Základní mód
    .text = Přejdi na pole cíle vzdáleného 1 pohyb a dej mu 1 zranění a 2 značky.
adrenaline-effect-power_glove-rocket_fist = Raketová pěst
    .text = Leť o jedno pole zvoleným směrem a případně o další; na každém z nich dej nejvýš jednomu cíli 2 zranění.

adrenaline-weapon-shockwave = Rázová vlna
    .acc = Rázovou vlnu
    .gen = Rázové vlny
    .use = spouští Rázovou vlnu
    .note = vzdálenost 1 pohyb vede volným okrajem nebo dveřmi; na tvém poli nikoho nezasáhne.
adrenaline-effect-shockwave-basic = Základní mód
    .text = Až třem cílům, každému na jiném poli vzdáleném přesně 1 pohyb, dej po 1 zranění.
adrenaline-effect-shockwave-tsunami = Tsunami
    .text = Všem vzdáleným přesně 1 pohyb dej 1 zranění.

adrenaline-weapon-sledgehammer = Motorové kladivo
    .acc = Motorové kladivo
    .gen = Motorového kladiva
    .use = bije Motorovým kladivem
    .note = let vede dveřmi, ne zdí.
adrenaline-effect-sledgehammer-basic = Základní mód
    .text = Jednomu cíli na svém poli dej 2 zranění.
adrenaline-effect-sledgehammer-pulverize = Rozdrcení
    .text = Jednomu cíli na svém poli dej 3 zranění; pak ho smíš přesunout o 1 nebo 2 pole jedním směrem.

adrenaline-powerup-targeting_scope = Zaměřovač
    .text = Když střílíš a zraňuješ: zaplať 1 kostičku libovolné barvy (nebo jinou akční kartu) a dej další 1 zranění jednomu cíli, který tato střelba zraňuje.
adrenaline-powerup-newton = Newton
    .text = Ve svém tahu před akcí nebo po ní: přesuň libovolnou jinou figurku o 1 nebo 2 pole jedním směrem, dveřmi ano, zdí ne.
adrenaline-powerup-tagback_grenade = Značkovací granát
    .text = Když tě zraní někdo, na koho vidíš: dej mu 1 značku. Všechny tyto odpovědi se vyhodnotí společně na konci tahu střelce.
adrenaline-powerup-teleporter = Teleport
    .text = Ve svém tahu před akcí nebo po ní: přesuň svou figurku na libovolné pole arény.

# odkud jsou značky, když ne ze zbraní a akčních karet
adrenaline-cause-revenge = pomsta
