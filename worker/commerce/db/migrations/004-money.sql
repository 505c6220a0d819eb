-- Codes a basket holds, and the orders that used one. An order that fails gives its use back.
CREATE TABLE basket_coupons (
  basket_id TEXT NOT NULL REFERENCES baskets (id),
  code TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (basket_id, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE coupon_uses (
  code TEXT NOT NULL,
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  consumer_id TEXT NOT NULL,
  PRIMARY KEY (code, order_number)
) STRICT, WITHOUT ROWID;

-- Gift cards and rewards: a number worth money. Only the SHA-256 of number and PIN is kept. Worth moves by a row in
-- `value_movements` and cannot go below zero.
CREATE TABLE value_cards (
  id TEXT PRIMARY KEY,
  method TEXT NOT NULL CHECK (method IN ('GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD')),
  last4 TEXT NOT NULL,
  pin TEXT,
  currency TEXT NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0),
  expires_at INTEGER,
  state TEXT NOT NULL CHECK (state IN ('active', 'inactive', 'blocked'))
) STRICT, WITHOUT ROWID;

CREATE TABLE value_movements (
  id INTEGER PRIMARY KEY,
  card_id TEXT NOT NULL REFERENCES value_cards (id),
  delta INTEGER NOT NULL CHECK (delta <> 0),
  reason TEXT NOT NULL CHECK (reason IN ('issued', 'order', 'given-back')),
  order_number TEXT REFERENCES orders (order_number),
  at INTEGER NOT NULL
) STRICT;

CREATE TRIGGER value_moves AFTER INSERT ON value_movements BEGIN
  UPDATE value_cards SET balance = balance + NEW.delta WHERE id = NEW.card_id;
END;

CREATE TRIGGER value_movements_stay BEFORE UPDATE ON value_movements BEGIN
  SELECT RAISE(ABORT, 'value movements are append-only');
END;

CREATE TRIGGER value_movements_remain BEFORE DELETE ON value_movements BEGIN
  SELECT RAISE(ABORT, 'value movements are append-only');
END;

-- What a basket pays with before its card: gift cards, points, rewards, credits. `wanted` bounds what is taken of it.
CREATE TABLE basket_credits (
  id TEXT PRIMARY KEY,
  basket_id TEXT NOT NULL REFERENCES baskets (id),
  position INTEGER NOT NULL,
  method TEXT NOT NULL,
  reference TEXT NOT NULL,
  wanted INTEGER,
  UNIQUE (basket_id, method, reference)
) STRICT;

-- What an order took of them; returned when the order fails or is cancelled.
CREATE TABLE order_credits (
  id INTEGER PRIMARY KEY,
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  method TEXT NOT NULL,
  reference TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- The same in what is taken: points, or minor units.
  units INTEGER NOT NULL CHECK (units > 0),
  returned_at INTEGER
) STRICT;

CREATE INDEX order_credits_order ON order_credits (order_number);

-- How a line is delivered, when not with the others to the address; what a digital gift carries; what an associate
-- took off.
ALTER TABLE basket_items ADD COLUMN delivery TEXT;
ALTER TABLE basket_items ADD COLUMN gift_option TEXT;

CREATE TABLE price_adjustments (
  id TEXT PRIMARY KEY,
  item_id TEXT NOT NULL UNIQUE REFERENCES basket_items (id) ON DELETE CASCADE,
  amount INTEGER NOT NULL CHECK (amount > 0),
  reason TEXT NOT NULL,
  associate TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- Who sold an order in a store (`inStoreSalesInfo`), and the device it was placed from.
ALTER TABLE orders ADD COLUMN sold_by TEXT;
ALTER TABLE baskets ADD COLUMN device TEXT;
