-- Seats at events of stores. What is cancelled is no row any more.
CREATE TABLE event_registrations (
  number TEXT PRIMARY KEY,
  event_id TEXT NOT NULL,
  store_id TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  consumer_id TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  name TEXT NOT NULL,
  seats INTEGER NOT NULL CHECK (seats > 0),
  points INTEGER NOT NULL,
  cancel_hash TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Twice with one e-mail is once.
CREATE UNIQUE INDEX event_registrations_once ON event_registrations (event_id, store_id, starts_at, email);
