-- With what a session was begun, in two words such as "Firefox · Windows"; nothing when the store did not say.
ALTER TABLE sessions ADD COLUMN device TEXT;

-- What an account was signed in with before; of another a letter tells.
CREATE TABLE account_devices (
  account_id TEXT NOT NULL REFERENCES accounts (id),
  device TEXT NOT NULL,
  first_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, device)
) STRICT, WITHOUT ROWID;
