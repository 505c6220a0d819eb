-- The experiments that were stopped at the desk; the store reads their ids from KV, which this is written to whole.
CREATE TABLE stopped_experiments (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL
) STRICT;
