-- Looks at the store as a customer sees it that are not over yet, until the audit log says what became of them.
CREATE TABLE looks (
  id TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  subject TEXT NOT NULL,
  email TEXT NOT NULL,
  role TEXT NOT NULL,
  is_opened INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
