-- The experiments that somebody let go on, until every place has heard of it.
CREATE TABLE resumed_experiments (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL
) STRICT;
