-- Since when the desk knows a rule, by what it listens to: one that is new is not unused.
CREATE TABLE rules_since (listens_to TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO rules_since SELECT listens_to, unixepoch() * 1000 FROM rules;
