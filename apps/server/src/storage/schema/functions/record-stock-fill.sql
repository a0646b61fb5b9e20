-- A fill, which is always new: its position counts it.
CREATE OR REPLACE FUNCTION record_stock_fill(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF change -> 'expects' IS DISTINCT FROM '"absent"' THEN
    RAISE EXCEPTION 'A fill is expected to be absent, not %', change -> 'expects';
  END IF;
  IF writes THEN INSERT INTO stock_fill SELECT * FROM jsonb_populate_record(NULL::stock_fill, change -> 'row'); END IF;
  RETURN NULL;
END
$$;
