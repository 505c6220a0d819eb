CREATE TABLE IF NOT EXISTS sessions (
  -- SHA-256 of the token; the token itself is the browser's alone.
  token TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS attempts (email TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS attempts_of ON attempts (email, at);

CREATE TABLE IF NOT EXISTS audit (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  role TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL
) STRICT;
CREATE TRIGGER IF NOT EXISTS audit_is_not_changed BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
CREATE TRIGGER IF NOT EXISTS audit_is_not_shortened BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;

-- The rules as they will be published: those of a revision, and what was changed since.
CREATE TABLE IF NOT EXISTS rules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- What it listens to, so that two rules for the same requests are found.
  listens_to TEXT NOT NULL,
  -- Its columns as JSON.
  cells TEXT NOT NULL,
  -- What it is searched by, in lower case.
  words TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX IF NOT EXISTS rules_for ON rules (listens_to);

CREATE TABLE IF NOT EXISTS draft (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  -- The revision it began with; empty where nothing was ever published.
  base TEXT NOT NULL,
  changes INTEGER NOT NULL,
  -- Hosts beside the store's own that targets may lead to, as JSON.
  hosts TEXT NOT NULL
) STRICT;
INSERT OR IGNORE INTO draft (only, base, changes, hosts) VALUES (1, '', 0, '[]');
