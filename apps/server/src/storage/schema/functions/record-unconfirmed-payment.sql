-- A payment that is absent, or one that is there and is confirmed: its row goes.
CREATE OR REPLACE FUNCTION record_unconfirmed_payment(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF change -> 'expects' = '"absent"' THEN
    IF writes THEN
      INSERT INTO unconfirmed_payment SELECT * FROM jsonb_populate_record(NULL::unconfirmed_payment, change -> 'row');
    END IF;
    RETURN NULL;
  END IF;
  IF change -> 'expects' IS DISTINCT FROM '"present"' THEN
    RAISE EXCEPTION 'A payment is expected to be absent or present, not %', change -> 'expects';
  END IF;
  IF writes THEN
    DELETE FROM unconfirmed_payment WHERE business_id = of_business AND payment_id = change ->> 'id';
    RETURN NULL;
  END IF;
  PERFORM 1 FROM unconfirmed_payment WHERE business_id = of_business AND payment_id = change ->> 'id' FOR UPDATE;
  RETURN CASE WHEN NOT FOUND THEN 'confirmed' END;
END
$$;
