-- Stores are read for every price of a cart; a reader keeps them until this counter moves.
INSERT INTO versions (name, number) VALUES ('places', 0);

CREATE TRIGGER place_opens AFTER INSERT ON locations BEGIN
  UPDATE versions SET number = number + 1 WHERE name = 'places';
END;

CREATE TRIGGER place_changes AFTER UPDATE ON locations BEGIN
  UPDATE versions SET number = number + 1 WHERE name = 'places';
END;

CREATE TRIGGER place_closes AFTER DELETE ON locations BEGIN
  UPDATE versions SET number = number + 1 WHERE name = 'places';
END;
