-- People. An account's id is the consumer its sessions, baskets, orders and lists belong to.

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  -- The customer number people and associates speak of.
  consumer_no TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  -- Digits with the country's dialling code.
  phone TEXT UNIQUE,
  -- Names, birth date, postal code, preferences: what is shown and never searched.
  details TEXT NOT NULL,
  -- Moves with every change of the profile.
  revision INTEGER NOT NULL DEFAULT 1,
  -- Nothing when the account signs in by an identity only.
  password TEXT,
  failed_attempts INTEGER NOT NULL DEFAULT 0,
  locked_until INTEGER,
  locked_by_support INTEGER NOT NULL DEFAULT 0,
  loyalty_since INTEGER,
  loyalty_confirmed INTEGER NOT NULL DEFAULT 0,
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  employee_terms_at INTEGER,
  created_at INTEGER NOT NULL,
  -- Set when the person asked to be forgotten; sessions that are still open answer AUT498.
  closed_at INTEGER
) STRICT;

CREATE TABLE identities (
  type TEXT NOT NULL CHECK (type IN ('google', 'facebook', 'amazon', 'WRANX', 'IPA')),
  subject TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  PRIMARY KEY (type, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX identities_account ON identities (account_id);

-- Passwords an account had; the last three may not come back.
CREATE TABLE password_history (
  id INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  password TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX password_history_account ON password_history (account_id);

-- What some people may spend in a year: an employee at a discount, athletes, prosumers and influencers as credit.
CREATE TABLE allowances (
  account_id TEXT NOT NULL REFERENCES accounts (id),
  kind TEXT NOT NULL CHECK (kind IN ('employee', 'athlete', 'prosumer', 'influencer')),
  spent INTEGER NOT NULL DEFAULT 0 CHECK (spent >= 0),
  cap INTEGER NOT NULL CHECK (cap >= spent),
  PRIMARY KEY (account_id, kind)
) STRICT, WITHOUT ROWID;

-- Points move by a row here; an account's balance is their sum and cannot go below zero.
CREATE TABLE point_movements (
  id INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  delta INTEGER NOT NULL CHECK (delta <> 0),
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX point_movements_account ON point_movements (account_id);

CREATE TRIGGER points_move AFTER INSERT ON point_movements BEGIN
  UPDATE accounts SET points = points + NEW.delta WHERE id = NEW.account_id;
END;

CREATE TRIGGER point_movements_stay BEFORE UPDATE ON point_movements BEGIN
  SELECT RAISE(ABORT, 'point movements are append-only');
END;

CREATE TRIGGER point_movements_remain BEFORE DELETE ON point_movements BEGIN
  SELECT RAISE(ABORT, 'point movements are append-only');
END;

-- Sessions know what they are. A buy-in-store session belongs to no account and ends by itself.
ALTER TABLE sessions ADD COLUMN kind TEXT NOT NULL DEFAULT 'guest' CHECK (kind IN ('guest', 'registered', 'associate'));
ALTER TABLE sessions ADD COLUMN ends_at INTEGER;
ALTER TABLE sessions ADD COLUMN associate TEXT;
CREATE INDEX sessions_consumer ON sessions (consumer_id) WHERE ended_at IS NULL;

-- Codes that work once: authorisation codes of a sign-in, reset links, opt-in confirmations, codes of the embedded
-- identity provider. Only their SHA-256 is kept.
CREATE TABLE one_time_codes (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('sign-in', 'reset', 'opt-in', 'identity')),
  subject TEXT NOT NULL,
  facts TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX one_time_codes_expiry ON one_time_codes (expires_at);

-- Letters and text messages the shop has sent. Nothing leaves: on one machine they are read on the mailbox page.
CREATE TABLE letters (
  id INTEGER PRIMARY KEY,
  channel TEXT NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient TEXT NOT NULL,
  kind TEXT NOT NULL,
  locale TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  -- A path in the store, with its code.
  link TEXT,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX letters_recipient ON letters (recipient, id);

-- Address book. Each group (S shipping, B billing) has exactly one main address.
CREATE TABLE addresses (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  approach_type TEXT NOT NULL CHECK (approach_type IN ('S', 'B')),
  main INTEGER NOT NULL CHECK (main IN (0, 1)),
  address TEXT NOT NULL,
  position INTEGER NOT NULL
) STRICT;

CREATE INDEX addresses_account ON addresses (account_id);
CREATE UNIQUE INDEX addresses_one_main ON addresses (account_id, approach_type) WHERE main = 1;

-- Saved cards: the provider's token and what may be shown. `fingerprint` tells two tokens of one card apart from two cards.
CREATE TABLE cards (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  main INTEGER NOT NULL CHECK (main IN (0, 1)),
  fingerprint TEXT NOT NULL,
  card TEXT NOT NULL,
  address_id TEXT REFERENCES addresses (id),
  position INTEGER NOT NULL,
  UNIQUE (account_id, fingerprint)
) STRICT;

CREATE UNIQUE INDEX cards_one_main ON cards (account_id) WHERE main = 1;

-- Lists of products (favourites) and of SKUs (saved for later); guests have them too.
CREATE TABLE lists (
  id TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('favorites', 'saved')),
  -- When it was first shared; whoever knows the id may read it from then on.
  shared_at INTEGER,
  UNIQUE (consumer_id, kind)
) STRICT;

CREATE TABLE list_items (
  id TEXT PRIMARY KEY,
  list_id TEXT NOT NULL REFERENCES lists (id),
  position INTEGER NOT NULL,
  -- A product's id in favourites, a SKU in what was saved for later.
  item_id TEXT NOT NULL,
  qty INTEGER NOT NULL DEFAULT 1 CHECK (qty > 0),
  page_url TEXT,
  UNIQUE (list_id, item_id)
) STRICT;

CREATE TABLE subscriptions (
  consumer_id TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('EMAIL', 'SMS')),
  type TEXT NOT NULL,
  recipient TEXT NOT NULL,
  optin INTEGER NOT NULL CHECK (optin IN (0, 1)),
  double_optin INTEGER NOT NULL DEFAULT 0 CHECK (double_optin IN (0, 1)),
  PRIMARY KEY (consumer_id, channel, type)
) STRICT, WITHOUT ROWID;

-- What people wrote to the shop: messages, warranty cases, requests about their data, registrations for events.
CREATE TABLE cases (
  number TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'warranty', 'privacy', 'event')),
  consumer_id TEXT NOT NULL,
  -- What may be there once for a consumer; registering for an event twice is registering once.
  subject TEXT NOT NULL,
  facts TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX cases_consumer ON cases (consumer_id, kind);

-- Parcels of an order, returns and refunds. Money given back is written once and never changed.
CREATE TABLE parcels (
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  number INTEGER NOT NULL,
  carrier TEXT NOT NULL,
  tracking_number TEXT NOT NULL,
  shipped_at INTEGER NOT NULL,
  delivered_at INTEGER,
  PRIMARY KEY (order_number, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE returns (
  order_number TEXT PRIMARY KEY REFERENCES orders (order_number),
  return_number TEXT NOT NULL UNIQUE,
  items TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE refunds (
  id INTEGER PRIMARY KEY,
  order_number TEXT NOT NULL UNIQUE REFERENCES orders (order_number),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  currency TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE TRIGGER refunds_stay BEFORE UPDATE ON refunds BEGIN
  SELECT RAISE(ABORT, 'refunds are append-only');
END;

CREATE TRIGGER refunds_remain BEFORE DELETE ON refunds BEGIN
  SELECT RAISE(ABORT, 'refunds are append-only');
END;

CREATE INDEX orders_consumer ON orders (consumer_id, created_at);

-- Electronic gift cards of an order and the letters they go out with.
CREATE TABLE gift_letters (
  order_number TEXT NOT NULL REFERENCES orders (order_number),
  recipient TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  message TEXT NOT NULL,
  PRIMARY KEY (order_number, recipient)
) STRICT, WITHOUT ROWID;

-- Wrong guesses about what only its owner knows (orders), by what was guessed at.
CREATE TABLE guesses (subject TEXT PRIMARY KEY, count INTEGER NOT NULL, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- Who works in a store.
CREATE TABLE associates (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL,
  name TEXT NOT NULL,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password TEXT NOT NULL
) STRICT;
