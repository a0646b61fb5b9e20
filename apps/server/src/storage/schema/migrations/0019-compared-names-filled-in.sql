-- additive
-- What was written before: exactly for names in ASCII, and no operation of a release has taken others. Null is never found: a
-- process of the version before leaves it so.
UPDATE customer SET compared_name =
  lower(regexp_replace(btrim(normalize(first_name || ' ' || last_name, NFC), E' \t\n\v\f\r'), '\s+', ' ', 'g'));
