-- That the goods of a basket are a gift, and the note for them, as JSON; nothing where they are none.
ALTER TABLE baskets ADD COLUMN gift_receipt TEXT;
