-- A position after so many fills; after none it has no row. The commit has locked the balance that the position is held at cost in, so
-- that nobody writes the first row of a position meanwhile.
CREATE OR REPLACE FUNCTION record_stock_position(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  after stock_position := jsonb_populate_record(NULL::stock_position, change -> 'row');
  found_count integer;
BEGIN
  IF change -> 'expects' ->> 'version' IS NULL THEN
    RAISE EXCEPTION 'A position is expected to be of a version, not %', change -> 'expects';
  END IF;
  IF writes THEN
    INSERT INTO stock_position SELECT after.*
      ON CONFLICT (business_id, profile_id, ticker) DO UPDATE SET
        tokens = EXCLUDED.tokens, cost_basis = EXCLUDED.cost_basis, invested = EXCLUDED.invested, fill_count = EXCLUDED.fill_count;
    RETURN NULL;
  END IF;
  SELECT fill_count INTO found_count FROM stock_position
    WHERE business_id = of_business AND profile_id = after.profile_id AND ticker = after.ticker
    FOR UPDATE;
  RETURN CASE WHEN coalesce(found_count, 0) <> (change -> 'expects' ->> 'version')::integer THEN 'stale' END;
END
$$;
