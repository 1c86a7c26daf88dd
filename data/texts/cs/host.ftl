## Co hostitel stolů odmítá. Když to řekne, nic se nezměnilo.

host-error-unknown_session = Takový stůl není.
host-error-unknown_system = „{ $system }, { $mode }“ se tu hrát nedá.
host-error-not_lobby = U toho stolu se už hraje, místa i možnosti jsou pevné.
host-error-not_running = Ta hra se nehraje: ještě nezačala, nebo už skončila.
host-error-not_started = U toho stolu se ještě nezačalo hrát.
host-error-not_seated = U tohoto stolu nemáš místo.
host-error-already_seated = U tohoto stolu už sedíš.
host-error-lobby_full = Stůl je plný: { $seats ->
    [one] má { $seats } místo.
    [few] má { $seats } místa.
   *[other] má { $seats } míst.
}
host-error-too_few = Míst musí být obsazeno aspoň { $seats }; { $taken ->
    [one] obsazené je { $taken }.
    [few] obsazená jsou { $taken }.
   *[other] obsazených je { $taken }.
} Zbytek mohou doplnit počítače.
host-error-not_host = To může jen hostitel, { $host }. Když se hostitel den neozve, může to kdokoli u stolu.
host-error-no_computer = Není tu žádný počítač, kterého by šlo ubrat.
host-error-option_unknown = Možnost „{ $option }“ neexistuje.
host-error-option_value = „{ $value }“ u možnosti „{ $option }“ nejde.
host-error-option_seats = „{ $value }“ u možnosti „{ $option }“ potřebuje { $least } až { $most } míst.
host-error-nothing_to_do = Teď tu od tebe nikdo nic nepotřebuje.
host-error-undo_nothing = Není co vracet.
host-error-undo_draw = Bez ostatních to vrátit nejde: táhla se přitom karta nebo padla kostka.
host-error-undo_reveal = Bez ostatních to vrátit nejde: odhalilo se přitom něco tajného.
host-error-undo_handed_on = Bez ostatních to vrátit nejde: tvůj tah už skončil.
host-error-picture_not_kept = Tehdejší stav stolu už uložený není; průběh hry ano.
host-error-set_aside = Tento stůl nemůže pod nainstalovanou verzí pokračovat. Zůstává uložený; víc poví správce bota.
host-error-busy = Stůl je na okamžik zaneprázdněný. Zkus to prosím znovu.
host-error-not_agreed = Ne všichni souhlasí s tím, co se bude hrát: { $names }. Souhlas dají tlačítkem Přidat se; po dni se místo uvolní.
host-error-not_over = Ta hra se ještě hraje.
host-error-suggest_alone = Rady jsou jen u stolů, kde nesedí nikdo další.
