-- Looks at the store as a customer sees it, by whoever helps them. No row is ever removed.
CREATE TABLE looks (
  id TEXT PRIMARY KEY,
  consumer_id TEXT NOT NULL,
  -- Who looks, by the name the desk has for them.
  viewer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- What opens it once, before a moment.
  code_hash TEXT NOT NULL UNIQUE,
  opens_until INTEGER NOT NULL,
  opened_at INTEGER,
  -- What reads with it, and until when.
  token_hash TEXT UNIQUE,
  ends_at INTEGER,
  ended_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX looks_of_consumer ON looks (consumer_id, created_at);
