-- What a SKU cost until it cost something else; what it costs now stands with it.
CREATE TABLE price_history (
  upc TEXT NOT NULL,
  price INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT;

CREATE INDEX price_history_by_upc ON price_history (upc, until);

-- The lowest price of a SKU in the thirty days before its price was last changed (Directive 98/6/EC, article 6a).
CREATE VIEW lowest_before AS
SELECT upc, MIN(price) AS lowest FROM price_history AS history
WHERE until > (SELECT MAX(until) FROM price_history WHERE upc = history.upc) - 30 * 86400000
GROUP BY upc;
