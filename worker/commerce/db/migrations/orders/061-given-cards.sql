-- A gift card of any sum: its price is the least it may be worth, this the most.
ALTER TABLE variants ADD COLUMN most INTEGER CHECK (most > current);

-- Who gives an electronic card, and the day it is sent on (`YYYY-MM-DD` where the shop is); both may be empty.
ALTER TABLE issued_cards ADD COLUMN giver TEXT NOT NULL DEFAULT '';
ALTER TABLE issued_cards ADD COLUMN send_on TEXT NOT NULL DEFAULT '';
