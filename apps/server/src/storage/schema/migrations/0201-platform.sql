-- additive
-- What the whole database needs. In all files: what a table is keyed by follows from its class in table-classes.ts. Money is numeric(38,18). Every filter of a list
-- has an index in the order of the list, so that a page costs what a page is, however rare its entries are; two filters of one list have
-- one together where the entries of each may be many.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- The trigrams of pg_trgm are of letters and digits, in some locales of ASCII ones only. So in the text of which they are made every
-- other character of ASCII is `x`, and each byte of any other character `x` and three digits: no search is without trigrams. Indexes
-- are made of this function, so it never changes.
CREATE FUNCTION trigram_text(searched text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(encode(decode(replace(searched, '\', '\\'), 'escape'), 'escape'), '[^a-z0-9]', 'x', 'g')
$$;

CREATE TABLE schema_function (
  name text PRIMARY KEY,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE schema_function IS 'functions of the database, each as it was last applied';

-- So that a sandbox with its demo credentials never runs on the database of production.
CREATE TABLE deployment (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  environment text NOT NULL CHECK (environment IN ('sandbox', 'production')),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE deployment IS 'one row, the environment whose server was the first on this database';
