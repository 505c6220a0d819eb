-- Sessions say themselves what they are for.
DROP TABLE IF EXISTS sessions;

-- A card as the provider keeps it here: no number and no security code, only what the sandbox acts on.
CREATE TABLE IF NOT EXISTS instruments (
  id TEXT PRIMARY KEY,
  -- What the store calls it: the basket the card is for.
  reference TEXT NOT NULL,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL CHECK (length(last4) = 4),
  bin TEXT NOT NULL CHECK (length(bin) = 6),
  expiry TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS payments (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL,
  -- Nothing for an attempt that was made void before it arrived.
  instrument_id TEXT REFERENCES instruments (id),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  currency TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('authorised', 'captured', 'refused', 'voided')),
  reason TEXT,
  three_ds TEXT,
  created_at INTEGER NOT NULL,
  captured_at INTEGER
) STRICT;

CREATE INDEX IF NOT EXISTS payments_reference ON payments (reference);

-- Money given back, once for each key of the store.
CREATE TABLE IF NOT EXISTS refunds (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  payment_id TEXT NOT NULL REFERENCES payments (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX IF NOT EXISTS refunds_payment ON refunds (payment_id);

-- Payments that wait for their owner's answer: a bank's question, or a bank's own page. Answered, they become payments.
CREATE TABLE IF NOT EXISTS challenges (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL,
  instrument_id TEXT NOT NULL REFERENCES instruments (id),
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'passed', 'failed')),
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX IF NOT EXISTS challenges_reference ON challenges (reference) WHERE state = 'open';
