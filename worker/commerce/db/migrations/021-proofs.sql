-- When it was shown that an account's e-mail is its owner's; until then nothing is joined to it and nothing trusts it.
ALTER TABLE accounts ADD COLUMN email_verified_at INTEGER;

-- A phone counts as an account's (`phone`, unique) once it is proven. What somebody only typed keeps nobody else out.
ALTER TABLE accounts ADD COLUMN unproven_phone TEXT;
UPDATE accounts SET unproven_phone = phone, phone = NULL;

-- The new e-mail somebody asked for, until its letter is answered.
ALTER TABLE accounts ADD COLUMN pending_email TEXT;

-- When the holder of a session last showed who they are.
ALTER TABLE sessions ADD COLUMN proven_at INTEGER;

-- Sessions of accounts end after 90 days however often they are renewed.
UPDATE sessions SET ends_at = created_at + 7776000000 WHERE kind = 'registered';
