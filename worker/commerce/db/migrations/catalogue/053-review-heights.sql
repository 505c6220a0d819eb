-- How tall the author of a review is, as a span of centimetres.
ALTER TABLE reviews ADD COLUMN height TEXT;
