## Vrácení: bez ostatních až k poslední zarážce, dál se souhlasem všech dotčených.

host-error-undo_choice = Bez ostatních to vrátit nejde: od té doby volí nebo čeká na volbu někdo další ({ $names }).
host-error-undo_agreed = Bez ostatních to vrátit nejde: sem se stůl vracel po dohodě.
host-error-undo_point = K tomuto bodu se už stůl vrátit nemůže. Možné jsou jen tvoje vlastní kroky z posledních tahů.
host-error-undo_open = Jedna žádost o vrácení už čeká. Nejdřív musí přijít odpovědi, nebo její stažení.
host-error-undo_over = { $how ->
    [agreed] To už je vyřízené: všichni souhlasí a stůl je zpět.
    [refused] To už je vyřízené: žádost je odmítnutá.
    [withdrawn] To už je vyřízené: žádost je stažená.
    [lapsed] To už je vyřízené: žádost po 24 hodinách vypršela.
   *[void] To už je vyřízené: hra pokračuje, nic se nevrací.
}
host-error-undo_absent = Není tu nikdo, koho se to týká a kdo by mohl souhlasit: ostatní jsou pryč nebo mají dovolenou.
host-error-undo_not_asked = Na tvém souhlasu to tady nezávisí.

## Soukromá obrazovka

ui-undo-ask = Zeptat se ostatních
ui-undo-further-back = Vrátit víc
ui-undo-how-far = **Jak daleko zpět?** Musí souhlasit všichni, kterých se to týká; počítač souhlasí vždy. Karty a kostky z té doby se nevrátí: nové budou jiné.
ui-undo-to-step = Před: { $what }
ui-undo-to-turn = { $turns ->
    [0] Začátek tohoto tahu: { $what }
    [one] Začátek tvého tahu, { $turns } tah zpátky: { $what }
    [few] Začátek tvého tahu, { $turns } tahy zpátky: { $what }
   *[other] Začátek tvého tahu, { $turns } tahů zpátky: { $what }
}
ui-undo-further = Jiný bod
ui-undo-asked = Žádost je venku. Musí souhlasit: { $names }. Jakmile kdokoli hraje dál, žádost neplatí.
ui-undo-done-at-once = Vráceno. Nikoho dalšího se to netýká.
ui-undo-agreed = Všichni souhlasí: je to vráceno.
ui-undo-waits = Zapsáno. Ještě musí souhlasit: { $names }.
ui-undo-refused = Odmítnuto. Nic se nevrací.
ui-undo-withdrawn = Staženo. Nic se nevrací.

## Zpráva s žádostí

ui-undo-request = **{ $name } žádá o vrácení**, { $table }.
ui-undo-what = Co se vrací:
ui-undo-quiet = Z toho, co se vrací, nikdo další nic neviděl.
ui-undo-needs = Musí souhlasit: { $names }. Do { $when } ({ $in_ }), nebo než kdokoli hraje dál; stačí jedno odmítnutí.
ui-undo-pictures = První obrázek: stůl teď. Druhý: jak by vypadal. Karty a kostky z té doby se nevrátí.
ui-undo-alt-now = Stůl teď.
ui-undo-alt-then = Jak by vypadal.
ui-undo-agree = Souhlasím
ui-undo-refuse = Odmítám
ui-undo-state-agreed = **Všichni souhlasí:** je to vráceno.
ui-undo-state-refused = **Odmítnuto**, { $name }: nic se nevrací.
ui-undo-state-withdrawn = **Staženo**, { $name }: nic se nevrací.
ui-undo-state-lapsed = **Vypršelo** po 24 hodinách: nic se nevrací.
ui-undo-state-void = **Neplatí**: hra pokračuje, nic se nevrací.

## Co čeká

ui-undo-inbox = **{ $table }**: { $name } žádá o vrácení a čeká na tvou odpověď: { $place } { $until }

## Zpráva o vrácení

ui-undo-done = **Stůl se vrací zpět**, na žádost: { $name }. Souhlasí: { $names }.
ui-undo-done-alone = **Stůl se vrací zpět**, na přání: { $name }. Nikoho dalšího se to netýká.
