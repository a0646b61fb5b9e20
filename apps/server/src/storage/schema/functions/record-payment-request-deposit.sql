-- A deposit of a payment request, which has none of that reference.
CREATE OR REPLACE FUNCTION record_payment_request_deposit(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  deposit payment_request_deposit := jsonb_populate_record(NULL::payment_request_deposit, change -> 'row');
BEGIN
  IF change -> 'expects' IS DISTINCT FROM '"absent"' THEN
    RAISE EXCEPTION 'A deposit is expected to be absent, not %', change -> 'expects';
  END IF;
  IF writes THEN
    INSERT INTO payment_request_deposit SELECT deposit.*;
    RETURN NULL;
  END IF;
  -- Deposits of one request wait for one another, so that each finds those before it.
  PERFORM 1 FROM payment_request WHERE business_id = of_business AND request_id = deposit.request_id FOR UPDATE;
  PERFORM 1 FROM payment_request_deposit
    WHERE business_id = of_business AND request_id = deposit.request_id AND reference = deposit.reference;
  RETURN CASE WHEN FOUND THEN 'known' END;
END
$$;
