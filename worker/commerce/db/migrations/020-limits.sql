-- Cards that were issued before have a PIN of four digits.
ALTER TABLE issued_cards ADD COLUMN pin_digits INTEGER NOT NULL DEFAULT 4;

-- What is older than every limit is forgotten.
CREATE INDEX guesses_since ON guesses (since);
