-- What every look at the store's parts has found; old ones are swept.
CREATE TABLE health (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  part TEXT NOT NULL,
  is_healthy INTEGER NOT NULL,
  ms INTEGER NOT NULL,
  facts TEXT NOT NULL
) STRICT;
CREATE INDEX health_of ON health (part, at);
