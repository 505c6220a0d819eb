-- Which SKU was chosen of each gift, as JSON by the gift's line; nothing means the first there is.
ALTER TABLE baskets ADD COLUMN gifts TEXT;
