-- What editors changed of content, and what was changed of anything that pages show.

INSERT INTO versions (name, number) VALUES ('prices', 0), ('content', 0);

-- When a page, or an entry of a slot, is shown in the place of when the library says; nothing where a side is open.
CREATE TABLE content_times (
  kind TEXT NOT NULL CHECK (kind IN ('page', 'entry')),
  -- The name of a page; `place#id` of an entry.
  subject TEXT NOT NULL,
  shown_from INTEGER,
  shown_until INTEGER,
  revision INTEGER NOT NULL,
  PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

-- The texts of an entry in one locale, a JSON object by where they stand in its data.
CREATE TABLE content_texts (
  subject TEXT NOT NULL,
  locale TEXT NOT NULL,
  texts TEXT NOT NULL,
  revision INTEGER NOT NULL,
  PRIMARY KEY (subject, locale)
) STRICT, WITHOUT ROWID;

-- What was changed, in order; who follows the feed asks from a version on.
CREATE TABLE changes (
  version INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL
) STRICT;

CREATE TRIGGER stock_level_changed AFTER UPDATE ON product_stock WHEN OLD.level <> NEW.level BEGIN
  INSERT INTO changes (kind, subject) VALUES ('stock', NEW.product_id);
END;

CREATE TRIGGER review_appeared AFTER INSERT ON reviews WHEN NEW.consumer_id IS NOT NULL BEGIN
  INSERT INTO changes (kind, subject) VALUES ('review', NEW.product_id);
END;

CREATE TRIGGER review_changed AFTER UPDATE ON reviews WHEN OLD.score <> NEW.score OR OLD.hidden <> NEW.hidden BEGIN
  INSERT INTO changes (kind, subject) VALUES ('review', NEW.product_id);
END;
