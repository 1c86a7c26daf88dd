orb_hunt-villain-berserk = Berserk
orb_hunt-villain-crusher = Drtič
orb_hunt-villain-mender = Regenerátor
