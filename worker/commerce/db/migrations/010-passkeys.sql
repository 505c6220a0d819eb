-- Public keys people sign in by (WebAuthn). What is kept here opens nothing.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  credential_id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  name TEXT NOT NULL,
  -- SubjectPublicKeyInfo in base64url.
  public_key TEXT NOT NULL,
  -- How often it has signed; 0 where its keeper does not count.
  counter INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;

CREATE INDEX passkeys_account ON passkeys (account_id, created_at);
