-- Gift cards that an account keeps, by the card alone: neither number nor PIN is stored with them.
CREATE TABLE saved_gift_cards (
  account_id TEXT NOT NULL REFERENCES accounts (id),
  card_id TEXT NOT NULL REFERENCES value_cards (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (account_id, card_id)
) STRICT, WITHOUT ROWID;
