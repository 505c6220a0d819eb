-- Photographs that were handed in with reviews, without what cameras write beside the picture; base64 because a value of the
-- database is text or a number. `small` is a second, smaller one, where somebody makes it.
CREATE TABLE review_photos (
  id TEXT PRIMARY KEY,
  review_id TEXT NOT NULL,
  type TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  content TEXT NOT NULL,
  small TEXT,
  small_width INTEGER,
  hash TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'shown', 'refused')),
  at INTEGER NOT NULL,
  UNIQUE (review_id, hash)
) STRICT;
CREATE INDEX review_photos_by_state ON review_photos (state, at);
