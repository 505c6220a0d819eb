-- What one place packs and hands over together: sent as a parcel, fetched, or mailed. Orders of before this get theirs
-- when the shop wakes (db/fulfilments.ts).
CREATE TABLE fulfilments (
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  number INTEGER NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('home', 'shelf', 'place', 'mail')),
  shipment_id TEXT NOT NULL,
  -- Where its pieces came from; nothing when no piece was moved for it.
  location_id TEXT REFERENCES locations (id),
  state TEXT NOT NULL CHECK (
    state IN (
      'confirmed', 'in-progress', 'packed', 'shipped', 'ready-for-pickup', 'delivered', 'picked-up', 'cancelled'
    )
  ),
  moved_at INTEGER NOT NULL,
  -- When the small warehouse of a local build comes to it; nothing where a real one does.
  next_at INTEGER,
  PRIMARY KEY (order_number, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX fulfilments_due ON fulfilments (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE fulfilment_lines (
  order_number TEXT NOT NULL,
  number INTEGER NOT NULL,
  item_id TEXT NOT NULL,
  upc TEXT NOT NULL,
  qty INTEGER NOT NULL CHECK (qty > 0),
  cancelled INTEGER NOT NULL DEFAULT 0 CHECK (cancelled BETWEEN 0 AND qty),
  PRIMARY KEY (order_number, number, item_id),
  FOREIGN KEY (order_number, number) REFERENCES fulfilments (order_number, number)
) STRICT, WITHOUT ROWID;

ALTER TABLE parcels ADD COLUMN tracking_url TEXT;

-- Everything that happened to an order after it was paid, who did it and when. Added to and never changed.
CREATE TABLE order_events (
  id INTEGER PRIMARY KEY,
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  actor TEXT NOT NULL CHECK (actor IN ('shopper', 'operator', 'warehouse', 'platform')),
  event TEXT NOT NULL,
  facts TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX order_events_order ON order_events (order_number, id);

CREATE TRIGGER order_events_stay BEFORE UPDATE ON order_events BEGIN
  SELECT RAISE(ABORT, 'order events are append-only');
END;

CREATE TRIGGER order_events_remain BEFORE DELETE ON order_events BEGIN
  SELECT RAISE(ABORT, 'order events are append-only');
END;

-- An order may have several returns, each of lines and quantities. The tables for one return and one refund an order stay as they
-- were, for a version that is rolled back; what is in them is copied.
CREATE TABLE order_returns (
  return_number TEXT PRIMARY KEY,
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  state TEXT NOT NULL CHECK (state IN ('announced', 'received', 'refunded')),
  announced_at INTEGER NOT NULL,
  next_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX order_returns_order ON order_returns (order_number);

CREATE TABLE return_lines (
  return_number TEXT NOT NULL REFERENCES order_returns (return_number),
  item_id TEXT NOT NULL,
  qty INTEGER NOT NULL CHECK (qty > 0),
  -- How many were in the parcel, once it has come.
  received INTEGER CHECK (received BETWEEN 0 AND qty),
  reason TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (return_number, item_id)
) STRICT, WITHOUT ROWID;

INSERT INTO order_returns (return_number, order_number, state, announced_at)
SELECT return_number, order_number,
  CASE WHEN EXISTS (SELECT 1 FROM refunds WHERE refunds.order_number = returns.order_number)
    THEN 'refunded' ELSE 'announced' END,
  at
FROM returns;

INSERT INTO return_lines (return_number, item_id, qty, reason)
SELECT return_number, json_extract(value, '$.itemId'), SUM(json_extract(value, '$.qty')),
  COALESCE(MAX(json_extract(value, '$.reason')), '')
FROM returns, json_each(items)
GROUP BY return_number, json_extract(value, '$.itemId');

-- An order may be given back in parts. `amount` is what goes back to its card; what else paid stands in credit_returns.
CREATE TABLE order_refunds (
  id INTEGER PRIMARY KEY,
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  currency TEXT NOT NULL,
  at INTEGER NOT NULL,
  return_number TEXT REFERENCES order_returns (return_number)
) STRICT;

INSERT INTO order_refunds (id, order_number, amount, currency, at)
SELECT id, order_number, amount, currency, at FROM refunds;

CREATE INDEX order_refunds_order ON order_refunds (order_number);

CREATE TRIGGER order_refunds_stay BEFORE UPDATE ON order_refunds BEGIN
  SELECT RAISE(ABORT, 'refunds are append-only');
END;

CREATE TRIGGER order_refunds_remain BEFORE DELETE ON order_refunds BEGIN
  SELECT RAISE(ABORT, 'refunds are append-only');
END;

CREATE TABLE credit_returns (
  refund_id INTEGER NOT NULL REFERENCES order_refunds (id),
  credit_id INTEGER NOT NULL REFERENCES order_credits (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  units INTEGER NOT NULL CHECK (units >= 0),
  PRIMARY KEY (refund_id, credit_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER credit_returns_stay BEFORE UPDATE ON credit_returns BEGIN
  SELECT RAISE(ABORT, 'refunds are append-only');
END;

CREATE TRIGGER credit_returns_remain BEFORE DELETE ON credit_returns BEGIN
  SELECT RAISE(ABORT, 'refunds are append-only');
END;

CREATE TABLE order_refund_requests (
  idempotency_key TEXT PRIMARY KEY,
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  provider_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL CHECK (state IN ('open', 'done', 'unknown')),
  opened_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;

INSERT INTO order_refund_requests (idempotency_key, order_number, provider_id, amount, state, opened_at, done_at)
SELECT idempotency_key, order_number, provider_id, amount, state, opened_at, done_at FROM refund_requests;

CREATE INDEX order_refund_requests_open ON order_refund_requests (state) WHERE state = 'open';
