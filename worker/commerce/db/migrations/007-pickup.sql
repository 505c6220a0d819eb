-- Who fetches what of a basket does not go home.
ALTER TABLE baskets ADD COLUMN pickup_contact TEXT;
