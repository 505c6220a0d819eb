-- The catalogue. Texts in every language are JSON; what is searched, sorted, sold or constrained has columns.

CREATE TABLE categories (
  id TEXT PRIMARY KEY,
  parent TEXT REFERENCES categories (id),
  position INTEGER NOT NULL,
  words TEXT NOT NULL
) STRICT;

CREATE TABLE facets (id TEXT PRIMARY KEY, words TEXT NOT NULL) STRICT;

CREATE TABLE facet_values (
  facet TEXT NOT NULL,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (facet, id)
) STRICT;

CREATE TABLE locations (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('warehouse', 'store')),
  position INTEGER NOT NULL,
  facts TEXT NOT NULL
) STRICT;

CREATE TABLE products (
  id TEXT PRIMARY KEY COLLATE NOCASE,
  -- `{slug}-{id}` in lower case, as it stands after `/p/`.
  path TEXT NOT NULL UNIQUE,
  card TEXT NOT NULL,
  page TEXT NOT NULL,
  -- The feed's handle of an imported product.
  handle TEXT UNIQUE
) STRICT;

CREATE TABLE variants (
  upc TEXT PRIMARY KEY,
  product_id TEXT NOT NULL REFERENCES products (id),
  position INTEGER NOT NULL,
  color_id TEXT NOT NULL,
  size_id TEXT NOT NULL,
  current INTEGER NOT NULL CHECK (current > 0),
  original INTEGER NOT NULL CHECK (original >= current),
  max_qty INTEGER NOT NULL CHECK (max_qty > 0),
  -- Set when a feed no longer names it; baskets and orders may still do.
  withdrawn INTEGER NOT NULL DEFAULT 0,
  UNIQUE (product_id, color_id, size_id)
) STRICT;

CREATE VIRTUAL TABLE product_words USING fts5 (
  product_id UNINDEXED,
  name_en, text_en, name_es, text_es, name_fr, text_fr, name_de, text_de, name_it, text_it,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3'
);

-- Stock. A piece moves only by a row in `stock_movements`; `stock` is the sum of them, `reserved` the sum of the
-- reservations that orders in progress hold, and neither can go below zero or above what is there.

CREATE TABLE stock (
  upc TEXT NOT NULL REFERENCES variants (upc),
  location_id TEXT NOT NULL REFERENCES locations (id),
  on_hand INTEGER NOT NULL DEFAULT 0 CHECK (on_hand >= 0),
  reserved INTEGER NOT NULL DEFAULT 0 CHECK (reserved >= 0 AND reserved <= on_hand),
  PRIMARY KEY (upc, location_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE stock_movements (
  id INTEGER PRIMARY KEY,
  upc TEXT NOT NULL,
  location_id TEXT NOT NULL,
  delta INTEGER NOT NULL CHECK (delta <> 0),
  reason TEXT NOT NULL CHECK (reason IN ('opening', 'import', 'sale')),
  order_number TEXT REFERENCES orders (order_number),
  at INTEGER NOT NULL,
  CHECK ((reason = 'sale') = (order_number IS NOT NULL))
) STRICT;

CREATE INDEX stock_movements_order ON stock_movements (order_number) WHERE order_number IS NOT NULL;

CREATE TRIGGER stock_moves AFTER INSERT ON stock_movements BEGIN
  INSERT INTO stock (upc, location_id) VALUES (NEW.upc, NEW.location_id) ON CONFLICT (upc, location_id) DO NOTHING;
  UPDATE stock SET on_hand = on_hand + NEW.delta WHERE upc = NEW.upc AND location_id = NEW.location_id;
END;

CREATE TRIGGER stock_movements_stay BEFORE UPDATE ON stock_movements BEGIN
  SELECT RAISE(ABORT, 'stock movements are append-only');
END;

CREATE TRIGGER stock_movements_remain BEFORE DELETE ON stock_movements BEGIN
  SELECT RAISE(ABORT, 'stock movements are append-only');
END;

CREATE TABLE reservations (
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  upc TEXT NOT NULL,
  location_id TEXT NOT NULL,
  qty INTEGER NOT NULL CHECK (qty > 0),
  PRIMARY KEY (order_number, upc, location_id),
  FOREIGN KEY (upc, location_id) REFERENCES stock (upc, location_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER reservation_holds AFTER INSERT ON reservations BEGIN
  UPDATE stock SET reserved = reserved + NEW.qty WHERE upc = NEW.upc AND location_id = NEW.location_id;
END;

CREATE TRIGGER reservation_ends AFTER DELETE ON reservations BEGIN
  UPDATE stock SET reserved = reserved - OLD.qty WHERE upc = OLD.upc AND location_id = OLD.location_id;
END;

-- Pieces of a product that can be sent home, kept by the triggers below so that a listing asks one indexed question.
-- `level` changes only when the answer a shopper sees changes; the version tells a reader whether to ask again.

CREATE TABLE product_stock (
  product_id TEXT PRIMARY KEY REFERENCES products (id),
  available INTEGER NOT NULL,
  level TEXT GENERATED ALWAYS AS (CASE WHEN available <= 0 THEN 'out' WHEN available <= 5 THEN 'low' ELSE 'in' END) STORED
) STRICT;

CREATE INDEX product_stock_level ON product_stock (level, product_id) WHERE level <> 'in';

CREATE TABLE versions (name TEXT PRIMARY KEY, number INTEGER NOT NULL) STRICT;
INSERT INTO versions (name, number) VALUES ('stock-levels', 0), ('seed', 0);

CREATE TRIGGER product_stock_begins AFTER INSERT ON stock
WHEN (SELECT kind FROM locations WHERE id = NEW.location_id) = 'warehouse' BEGIN
  INSERT INTO product_stock (product_id, available)
  SELECT product_id, NEW.on_hand - NEW.reserved FROM variants WHERE upc = NEW.upc
  ON CONFLICT (product_id) DO UPDATE SET available = available + excluded.available;
END;

CREATE TRIGGER product_stock_changes AFTER UPDATE ON stock
WHEN (SELECT kind FROM locations WHERE id = NEW.location_id) = 'warehouse' BEGIN
  UPDATE product_stock
  SET available = available + (NEW.on_hand - NEW.reserved) - (OLD.on_hand - OLD.reserved)
  WHERE product_id = (SELECT product_id FROM variants WHERE upc = NEW.upc);
END;

CREATE TRIGGER product_stock_level_begins AFTER INSERT ON product_stock BEGIN
  UPDATE versions SET number = number + 1 WHERE name = 'stock-levels';
END;

CREATE TRIGGER product_stock_level_changes AFTER UPDATE ON product_stock WHEN OLD.level <> NEW.level BEGIN
  UPDATE versions SET number = number + 1 WHERE name = 'stock-levels';
END;

-- Sessions. Tokens are stored as SHA-256 hashes only.

CREATE TABLE sessions (
  usid TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
  usid TEXT NOT NULL REFERENCES sessions (usid),
  expires_at INTEGER NOT NULL,
  -- When a refresh token was exchanged; an exchange long after ends the session.
  used_at INTEGER
) STRICT, WITHOUT ROWID;

-- What the site itself keeps secret, made when first needed.
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE INDEX tokens_session ON tokens (usid);
CREATE INDEX tokens_expiry ON tokens (expires_at);

-- Baskets.

CREATE TABLE baskets (
  id TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 0,
  -- Set when its order became final; a closed basket answers as a missing one.
  closed_at INTEGER,
  created_at INTEGER NOT NULL,
  shipping_address TEXT,
  billing_address TEXT,
  -- What was chosen; nothing means the default.
  shipping_method TEXT,
  instrument TEXT
) STRICT;

CREATE INDEX baskets_consumer ON baskets (consumer_id) WHERE closed_at IS NULL;

CREATE TABLE basket_items (
  id TEXT PRIMARY KEY,
  basket_id TEXT NOT NULL REFERENCES baskets (id),
  position INTEGER NOT NULL,
  upc TEXT NOT NULL REFERENCES variants (upc),
  recipe_id TEXT NOT NULL DEFAULT '',
  qty INTEGER NOT NULL CHECK (qty > 0),
  UNIQUE (basket_id, upc, recipe_id)
) STRICT;

-- Orders. One basket makes one order, whatever happens on the way; a refused order is placed again under its number.

CREATE TABLE orders (
  order_number TEXT PRIMARY KEY,
  basket_id TEXT NOT NULL UNIQUE REFERENCES baskets (id),
  consumer_id TEXT NOT NULL,
  st TEXT NOT NULL,
  placing TEXT NOT NULL CHECK (placing IN ('draft', 'placing', 'challenged', 'checking', 'final', 'failed')),
  status TEXT NOT NULL CHECK (
    status IN (
      'CREATED', 'CONFIRMED', 'IN_PROGRESS', 'READY_FOR_PICKUP', 'PARTIALLY_SHIPPED',
      'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'
    )
  ),
  created_at INTEGER NOT NULL,
  total INTEGER NOT NULL CHECK (total >= 0),
  -- The cart as it was quoted: lines, totals, addresses.
  quote TEXT NOT NULL,
  -- Why the last attempt was refused.
  refusal TEXT,
  CHECK (placing <> 'final' OR status <> 'CREATED')
) STRICT;

CREATE INDEX orders_under_way ON orders (placing) WHERE placing IN ('placing', 'challenged', 'checking');

CREATE TRIGGER orders_stay_final BEFORE UPDATE ON orders WHEN OLD.placing = 'final'
  AND (NEW.placing <> 'final' OR NEW.total <> OLD.total OR NEW.quote <> OLD.quote OR NEW.basket_id <> OLD.basket_id)
BEGIN
  SELECT RAISE(ABORT, 'a final order keeps its contents');
END;

CREATE TRIGGER orders_remain BEFORE DELETE ON orders BEGIN
  SELECT RAISE(ABORT, 'orders are never deleted');
END;

-- One row per attempt to pay; its key is what makes asking the provider twice harmless.
CREATE TABLE payments (
  idempotency_key TEXT PRIMARY KEY,
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  attempt INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'authorised', 'captured', 'refused')),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  currency TEXT NOT NULL,
  instrument TEXT NOT NULL,
  provider_id TEXT,
  three_ds TEXT,
  opened_at INTEGER NOT NULL,
  settled_at INTEGER,
  UNIQUE (order_number, attempt)
) STRICT;

-- An order has at most one payment that is still open or was accepted.
CREATE UNIQUE INDEX payments_one_live ON payments (order_number) WHERE state IN ('open', 'authorised', 'captured');
CREATE INDEX payments_unsettled ON payments (state) WHERE state IN ('open', 'authorised');

-- The ledger: money the store is owed or has given back. Append-only.
CREATE TABLE charges (
  id INTEGER PRIMARY KEY,
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  idempotency_key TEXT NOT NULL UNIQUE REFERENCES payments (idempotency_key),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  currency TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX charges_one_per_order ON charges (order_number);

CREATE TRIGGER charges_stay BEFORE UPDATE ON charges BEGIN
  SELECT RAISE(ABORT, 'charges are append-only');
END;

CREATE TRIGGER charges_remain BEFORE DELETE ON charges BEGIN
  SELECT RAISE(ABORT, 'charges are append-only');
END;
