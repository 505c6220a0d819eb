-- Which purposes codes have is a matter of db/codes.ts; the table only keeps them.
CREATE TABLE codes (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  subject TEXT NOT NULL,
  facts TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;

INSERT INTO codes SELECT hash, purpose, subject, facts, expires_at, used_at FROM one_time_codes;
DROP TABLE one_time_codes;
ALTER TABLE codes RENAME TO one_time_codes;
CREATE INDEX one_time_codes_expiry ON one_time_codes (expires_at);

-- What associates did in buy-in-store sessions. Written once and never changed.
CREATE TABLE associate_actions (
  id INTEGER PRIMARY KEY,
  store_id TEXT NOT NULL,
  employee_id TEXT NOT NULL,
  employee_name TEXT NOT NULL,
  kind TEXT NOT NULL,
  facts TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX associate_actions_store ON associate_actions (store_id, id);

CREATE TRIGGER associate_actions_stay BEFORE UPDATE ON associate_actions BEGIN
  SELECT RAISE(ABORT, 'what associates did is append-only');
END;

CREATE TRIGGER associate_actions_remain BEFORE DELETE ON associate_actions BEGIN
  SELECT RAISE(ABORT, 'what associates did is append-only');
END;
