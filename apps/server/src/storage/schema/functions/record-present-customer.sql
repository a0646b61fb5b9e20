-- A customer that is not erased, and is not until this transaction ends.
CREATE OR REPLACE FUNCTION record_present_customer(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  erasure_time timestamptz;
BEGIN
  IF change -> 'expects' IS DISTINCT FROM '"present"' THEN
    RAISE EXCEPTION 'A customer is expected to be present, not %', change -> 'expects';
  END IF;
  IF writes THEN RETURN NULL; END IF;
  SELECT erased_at INTO erasure_time FROM customer
    WHERE business_id = of_business AND customer_id = change ->> 'id'
    FOR KEY SHARE;
  RETURN CASE WHEN erasure_time IS NOT NULL THEN 'erased' END;
END
$$;
