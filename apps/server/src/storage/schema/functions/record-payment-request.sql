-- A payment request that is absent, or of a version.
CREATE OR REPLACE FUNCTION record_payment_request(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  expected integer := change -> 'expects' ->> 'version';
BEGIN
  IF change -> 'expects' = '"absent"' THEN
    IF writes THEN
      INSERT INTO payment_request SELECT * FROM jsonb_populate_record(NULL::payment_request, change -> 'row');
    END IF;
    RETURN NULL;
  END IF;
  IF expected IS NULL THEN
    RAISE EXCEPTION 'A payment request is expected to be absent or of a version, not %', change -> 'expects';
  END IF;
  IF writes THEN
    UPDATE payment_request SET
        status = after.status, version = after.version, pay_in = after.pay_in, due_at = after.due_at, updated_at = after.updated_at
      FROM jsonb_populate_record(NULL::payment_request, change -> 'row') AS after
      WHERE payment_request.business_id = of_business AND payment_request.request_id = change ->> 'id';
    RETURN NULL;
  END IF;
  PERFORM 1 FROM payment_request
    WHERE business_id = of_business AND request_id = change ->> 'id' AND version = expected
    FOR UPDATE;
  RETURN CASE WHEN NOT FOUND THEN 'stale' END;
END
$$;
