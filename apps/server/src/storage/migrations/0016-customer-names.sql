-- The name of a customer as names are compared, so that an account's holder is looked up. The program writes it; what was written
-- before is filled in here, exactly for names in ASCII, and no operation of a release has taken others. Null is never found: a
-- process of the version before leaves it so.
ALTER TABLE customer ADD COLUMN compared_name text;
UPDATE customer SET compared_name =
  lower(regexp_replace(btrim(normalize(first_name || ' ' || last_name, NFC), E' \t\n\v\f\r'), '\s+', ' ', 'g'));
CREATE INDEX customer_by_name ON customer (business_id, compared_name);
