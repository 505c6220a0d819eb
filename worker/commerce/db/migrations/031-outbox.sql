-- Letters and text messages to come: written in the transaction of what causes them, sent by the alarm. One for each event,
-- recipient and kind, whatever crashes in between; its id is what a provider knows it by.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  event TEXT NOT NULL,
  recipient TEXT NOT NULL,
  kind TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('email', 'sms')),
  locale TEXT NOT NULL,
  -- The store its links lead to; nothing when no visit caused it.
  origin TEXT NOT NULL,
  -- What it is written from; emptied once it has ended.
  facts TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dropped', 'given-up')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER,
  written_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- Why the last attempt failed.
  problem TEXT,
  UNIQUE (event, recipient, kind),
  CHECK ((state = 'waiting') = (next_at IS NOT NULL))
) STRICT;

CREATE INDEX outbox_due ON outbox (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX outbox_given_up ON outbox (written_at) WHERE state = 'given-up';
CREATE INDEX outbox_ended ON outbox (ended_at) WHERE ended_at IS NOT NULL;

-- The mailbox of a local build is a provider of its own: what came under an id before is there already.
ALTER TABLE letters ADD COLUMN outbox_id TEXT;
ALTER TABLE letters ADD COLUMN html TEXT;
ALTER TABLE letters ADD COLUMN plain TEXT;
ALTER TABLE letters ADD COLUMN headers TEXT;
CREATE UNIQUE INDEX letters_outbox ON letters (outbox_id);

-- The language an order was placed in, and the store it was placed at.
ALTER TABLE orders ADD COLUMN locale TEXT;
ALTER TABLE orders ADD COLUMN origin TEXT;

-- The language somebody last used the store in, for letters that no visit causes.
ALTER TABLE accounts ADD COLUMN locale TEXT;

-- Products that were sold out and are not any more, until those who wait for them have been told.
CREATE TABLE products_back (id INTEGER PRIMARY KEY AUTOINCREMENT, product_id TEXT NOT NULL) STRICT;

CREATE TRIGGER products_come_back AFTER UPDATE OF available ON product_stock
WHEN OLD.available <= 0 AND NEW.available > 0
  AND EXISTS (SELECT 1 FROM list_items JOIN lists ON lists.id = list_id WHERE kind = 'favorites')
BEGIN
  INSERT INTO products_back (product_id) VALUES (NEW.product_id);
END;

-- What goes home and was said to wait for being fetched could neither be fetched nor sent.
UPDATE fulfilments SET state = 'packed' WHERE way = 'home' AND state = 'ready-for-pickup';
