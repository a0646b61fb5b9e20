-- additive
-- The trigrams of pg_trgm are of letters and digits, in some locales of ASCII ones only. So in the text of which they are made every
-- other character of ASCII is `x`, and each byte of any other character `x` and three digits: no search is without trigrams. An index
-- is made of this function, so it never changes.
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE FUNCTION trigram_text(searched text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(encode(decode(replace(searched, '\', '\\'), 'escape'), 'escape'), '[^a-z0-9]', 'x', 'g')
$$;
