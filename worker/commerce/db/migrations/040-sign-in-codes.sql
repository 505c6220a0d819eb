-- Codes of six digits that were sent by e-mail, each for the session that asked. Only a keyed hash is kept.
CREATE TABLE sign_in_codes (
  email TEXT NOT NULL,
  consumer_id TEXT NOT NULL,
  digest TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (email, consumer_id)
) STRICT;
