-- How far the desk has followed what each shop's platform says was changed.
CREATE TABLE followed (site TEXT PRIMARY KEY, next TEXT NOT NULL) STRICT, WITHOUT ROWID;
