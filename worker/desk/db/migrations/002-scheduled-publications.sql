-- Grows with every change and never repeats, so that what was found out about a draft is known to be about this one.
ALTER TABLE draft ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- Publications that were checked and stored, and count from their moment on.
CREATE TABLE scheduled (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  role TEXT NOT NULL,
  revision TEXT NOT NULL,
  -- The revision it begins with: where another counts by then, nothing is published.
  base TEXT NOT NULL,
  -- The draft's version that it is.
  draft INTEGER NOT NULL,
  count INTEGER NOT NULL,
  note TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'published', 'overtaken', 'cancelled'))
) STRICT;
