-- Gift cards that are sold: an electronic one is sent by e-mail, a printed one travels like any thing.
ALTER TABLE variants ADD COLUMN gift_card TEXT CHECK (gift_card IN ('digital', 'physical'));

-- One SKU may stand in a basket more than once, for different recipients: what it carries tells the lines apart.
ALTER TABLE basket_items RENAME TO basket_items_before;

CREATE TABLE basket_items (
  id TEXT PRIMARY KEY,
  basket_id TEXT NOT NULL REFERENCES baskets (id),
  position INTEGER NOT NULL,
  upc TEXT NOT NULL REFERENCES variants (upc),
  recipe_id TEXT NOT NULL DEFAULT '',
  -- E-mail, name and message of an electronic card as JSON; empty when it is for whoever buys it.
  gift_option TEXT NOT NULL DEFAULT '',
  qty INTEGER NOT NULL CHECK (qty > 0),
  delivery TEXT,
  UNIQUE (basket_id, upc, recipe_id, gift_option)
) STRICT;

INSERT INTO basket_items (id, basket_id, position, upc, recipe_id, qty, delivery)
SELECT id, basket_id, position, upc, recipe_id, qty, delivery FROM basket_items_before;

ALTER TABLE price_adjustments RENAME TO price_adjustments_before;

CREATE TABLE price_adjustments (
  id TEXT PRIMARY KEY,
  item_id TEXT NOT NULL UNIQUE REFERENCES basket_items (id) ON DELETE CASCADE,
  amount INTEGER NOT NULL CHECK (amount > 0),
  reason TEXT NOT NULL,
  associate TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

INSERT INTO price_adjustments SELECT id, item_id, amount, reason, associate, at FROM price_adjustments_before;
DROP TABLE price_adjustments_before;
DROP TABLE basket_items_before;

-- Cards an order has issued. Number and PIN are worked out anew whenever a letter needs them: they are kept nowhere.
CREATE TABLE issued_cards (
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  place INTEGER NOT NULL,
  card_id TEXT NOT NULL UNIQUE REFERENCES value_cards (id),
  kind TEXT NOT NULL CHECK (kind IN ('digital', 'physical')),
  recipient TEXT NOT NULL,
  name TEXT NOT NULL,
  message TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (order_number, place)
) STRICT, WITHOUT ROWID;

DROP TABLE gift_letters;

-- Refunds the provider still has to be told of, under a key of their own.
CREATE TABLE refund_requests (
  idempotency_key TEXT PRIMARY KEY,
  order_number TEXT NOT NULL UNIQUE REFERENCES orders (order_number),
  provider_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL CHECK (state IN ('open', 'done', 'unknown')),
  opened_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;

CREATE INDEX refund_requests_open ON refund_requests (state) WHERE state = 'open';
