-- Letters to an address, however it is written: for who helps its owner, and when an account is closed.
CREATE INDEX outbox_recipient ON outbox (recipient COLLATE NOCASE);
DROP INDEX letters_recipient;
CREATE INDEX letters_recipient ON letters (recipient COLLATE NOCASE, id);
