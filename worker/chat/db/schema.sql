CREATE TABLE IF NOT EXISTS conversations (
  id TEXT PRIMARY KEY,
  fields TEXT NOT NULL,
  begun_at INTEGER NOT NULL,
  ended_at INTEGER
);
CREATE TABLE IF NOT EXISTS messages (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation TEXT NOT NULL REFERENCES conversations (id),
  sender TEXT NOT NULL CHECK (sender IN ('shopper', 'staff')),
  text TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS messages_of ON messages (conversation, number);
