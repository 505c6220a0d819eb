-- In which locale somebody asked to be told that a SKU is back.
ALTER TABLE stock_notifications ADD COLUMN locale TEXT NOT NULL DEFAULT 'en-us';
