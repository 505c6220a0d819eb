-- What is saved for later stays what it was: made after its recipe, and for whom. One SKU may then be there more than once.
CREATE TABLE list_entries (
  id TEXT PRIMARY KEY,
  list_id TEXT NOT NULL REFERENCES lists (id),
  position INTEGER NOT NULL,
  -- A product's id in favourites, a SKU in what was saved for later.
  item_id TEXT NOT NULL,
  recipe_id TEXT NOT NULL DEFAULT '',
  -- As in basket_items.
  gift_option TEXT NOT NULL DEFAULT '',
  qty INTEGER NOT NULL DEFAULT 1 CHECK (qty > 0),
  page_url TEXT,
  UNIQUE (list_id, item_id, recipe_id, gift_option)
) STRICT;

INSERT INTO list_entries (id, list_id, position, item_id, qty, page_url)
SELECT id, list_id, position, item_id, qty, page_url FROM list_items;
DROP TABLE list_items;
ALTER TABLE list_entries RENAME TO list_items;
