-- Code apps that are asked after a password or a code by e-mail. The secret is sealed; until it is confirmed, nothing asks for it.
CREATE TABLE second_factors (
  account_id TEXT PRIMARY KEY REFERENCES accounts (id),
  secret TEXT NOT NULL,
  offered_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  -- The last interval a code was taken of (RFC 6238): none is taken of it, or of an earlier one, again.
  last_step INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Codes for whoever has lost the app. Only a keyed hash is kept, and a code that was used is gone.
CREATE TABLE recovery_codes (
  account_id TEXT NOT NULL REFERENCES accounts (id),
  digest TEXT NOT NULL,
  PRIMARY KEY (account_id, digest)
) STRICT, WITHOUT ROWID;
