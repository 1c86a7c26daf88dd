orb_hunt-villain-berserk = Berserk
orb_hunt-villain-crusher = Crusher
orb_hunt-villain-mender = Mender
