-- What a request with an idempotency key was answered, so that the same one is answered again and not done again.
CREATE TABLE idempotent_answers (
  consumer_id TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  -- The call and its body, as JSON.
  request TEXT NOT NULL,
  answer TEXT NOT NULL,
  -- Milliseconds since 1970.
  answered_at INTEGER NOT NULL,
  PRIMARY KEY (consumer_id, idempotency_key, request)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotent_answers_by_age ON idempotent_answers (answered_at);
