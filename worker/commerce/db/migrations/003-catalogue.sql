-- What people say about products, what goes together, where it can be fetched, and what the open calls take in.

INSERT INTO versions (name, number) VALUES ('ratings', 0), ('store-stock', 0);

CREATE TABLE reviews (
  id TEXT PRIMARY KEY,
  product_id TEXT NOT NULL REFERENCES products (id),
  -- Nobody for what the shop opened with.
  consumer_id TEXT,
  author TEXT NOT NULL,
  language TEXT NOT NULL,
  score INTEGER NOT NULL CHECK (score BETWEEN 1 AND 5),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  verified INTEGER NOT NULL,
  recommended INTEGER NOT NULL,
  fit TEXT CHECK (fit IN ('small', 'true-to-size', 'large')),
  helpful INTEGER NOT NULL DEFAULT 0 CHECK (helpful >= 0),
  unhelpful INTEGER NOT NULL DEFAULT 0 CHECK (unhelpful >= 0),
  -- The same in the other languages, where they are known.
  translations TEXT,
  flags INTEGER NOT NULL DEFAULT 0,
  -- Three reports and it is gone until somebody of the house has read it.
  hidden INTEGER NOT NULL GENERATED ALWAYS AS (flags >= 3) STORED,
  UNIQUE (product_id, consumer_id)
) STRICT;

CREATE INDEX reviews_shown ON reviews (product_id, hidden, score, recommended);

CREATE TRIGGER ratings_begin AFTER INSERT ON reviews WHEN NEW.consumer_id IS NOT NULL BEGIN
  UPDATE versions SET number = number + 1 WHERE name = 'ratings';
END;

CREATE TRIGGER ratings_change AFTER UPDATE ON reviews WHEN OLD.score <> NEW.score OR OLD.hidden <> NEW.hidden BEGIN
  UPDATE versions SET number = number + 1 WHERE name = 'ratings';
END;

CREATE TABLE review_flags (
  review_id TEXT NOT NULL REFERENCES reviews (id),
  consumer_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (review_id, consumer_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER review_flagged AFTER INSERT ON review_flags BEGIN
  UPDATE reviews SET flags = flags + 1 WHERE id = NEW.review_id;
END;

CREATE TABLE questions (
  id TEXT PRIMARY KEY,
  product_id TEXT NOT NULL REFERENCES products (id),
  consumer_id TEXT,
  author TEXT NOT NULL,
  -- Where the answer is to be sent; never shown.
  email TEXT,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX questions_product ON questions (product_id, at);

CREATE TABLE answers (
  id TEXT PRIMARY KEY,
  question_id TEXT NOT NULL REFERENCES questions (id),
  author TEXT NOT NULL,
  staff INTEGER NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  helpful INTEGER NOT NULL DEFAULT 0 CHECK (helpful >= 0),
  unhelpful INTEGER NOT NULL DEFAULT 0 CHECK (unhelpful >= 0)
) STRICT;

CREATE INDEX answers_question ON answers (question_id, at);

-- One vote a shopper on a review or an answer; the counts beside them are moved by the triggers alone.
CREATE TABLE votes (
  subject_id TEXT NOT NULL,
  consumer_id TEXT NOT NULL,
  helpful INTEGER NOT NULL CHECK (helpful IN (0, 1)),
  PRIMARY KEY (subject_id, consumer_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER vote_cast AFTER INSERT ON votes BEGIN
  UPDATE reviews SET helpful = helpful + NEW.helpful, unhelpful = unhelpful + 1 - NEW.helpful WHERE id = NEW.subject_id;
  UPDATE answers SET helpful = helpful + NEW.helpful, unhelpful = unhelpful + 1 - NEW.helpful WHERE id = NEW.subject_id;
END;

CREATE TRIGGER vote_changed AFTER UPDATE ON votes WHEN OLD.helpful <> NEW.helpful BEGIN
  UPDATE reviews SET helpful = helpful + NEW.helpful - OLD.helpful, unhelpful = unhelpful + OLD.helpful - NEW.helpful
  WHERE id = NEW.subject_id;
  UPDATE answers SET helpful = helpful + NEW.helpful - OLD.helpful, unhelpful = unhelpful + OLD.helpful - NEW.helpful
  WHERE id = NEW.subject_id;
END;

-- Who wants to know when a SKU is back.
CREATE TABLE stock_notifications (
  upc TEXT NOT NULL REFERENCES variants (upc),
  email TEXT NOT NULL COLLATE NOCASE,
  phone TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (upc, email)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_sets (
  id TEXT PRIMARY KEY COLLATE NOCASE,
  kind TEXT NOT NULL CHECK (kind IN ('look', 'bundle')),
  words TEXT NOT NULL
) STRICT;

CREATE TABLE product_set_items (
  set_id TEXT NOT NULL REFERENCES product_sets (id),
  position INTEGER NOT NULL,
  product_id TEXT NOT NULL REFERENCES products (id),
  PRIMARY KEY (set_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX product_set_items_product ON product_set_items (product_id);

-- Lockers and shops of others where a parcel can be fetched.
CREATE TABLE collection_points (id TEXT PRIMARY KEY, facts TEXT NOT NULL) STRICT;

-- Whether a store has something of a SKU or not any more: what a listing by store has to know.
CREATE TRIGGER store_stock_begins AFTER INSERT ON stock
WHEN (SELECT kind FROM locations WHERE id = NEW.location_id) = 'store' BEGIN
  UPDATE versions SET number = number + 1 WHERE name = 'store-stock';
END;

CREATE TRIGGER store_stock_changes AFTER UPDATE ON stock
WHEN (OLD.on_hand > OLD.reserved) <> (NEW.on_hand > NEW.reserved)
  AND (SELECT kind FROM locations WHERE id = NEW.location_id) = 'store' BEGIN
  UPDATE versions SET number = number + 1 WHERE name = 'store-stock';
END;

-- What was handed in to the photo service, before anybody looked at it.
CREATE TABLE social_submissions (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('user', 'media', 'stash', 'report')),
  subject TEXT,
  body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- Events are counted, not kept.
CREATE TABLE event_counts (
  day TEXT NOT NULL,
  stream TEXT NOT NULL,
  action TEXT NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (day, stream, action)
) STRICT, WITHOUT ROWID;
