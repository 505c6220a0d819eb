-- The id of the size that the author of a review has.
ALTER TABLE reviews ADD COLUMN size_id TEXT;
