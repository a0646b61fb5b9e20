-- The open payment requests of a profile that can be paid, which are to be fewer than a number at an instant; those that public keys
-- have created count apart. Where they come near it, whoever adds one has the profile until the transaction ends, and then counts again: so many as are
-- left could be added at once without waiting.
CREATE OR REPLACE FUNCTION record_payable_requests(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  most integer := change -> 'expects' ->> 'fewerThan';
  instant timestamptz := change -> 'expects' ->> 'at';
  by_public_key boolean := change -> 'row' ->> 'by_public_key';
  uncontested integer := most - 500;
  found_count integer;
BEGIN
  IF most IS NULL OR instant IS NULL OR by_public_key IS NULL THEN
    RAISE EXCEPTION 'The number of open payment requests is expected below another at an instant, not %', change -> 'expects';
  END IF;
  IF writes THEN RETURN NULL; END IF;
  FOR pass IN 1..2 LOOP
    -- None is open for longer than an hour (G43), so that the index by status has few more than those.
    SELECT count(*) INTO found_count FROM (
      SELECT FROM payment_request
        WHERE business_id = of_business AND profile_id = change ->> 'id' AND status IN ('pending', 'under_payment')
          AND created_at > instant - interval '1 hour' AND expires_at > instant
          AND (public_key_id IS NOT NULL) = by_public_key
          -- An open one whose payer has not chosen how to pay (G354).
          AND pay_in ->> 'type' <> 'balance'
        LIMIT most
    ) AS pending;
    IF found_count >= most THEN RETURN 'full'; END IF;
    IF found_count < uncontested THEN RETURN NULL; END IF;
    PERFORM 1 FROM profile WHERE business_id = of_business AND profile_id = change ->> 'id' FOR NO KEY UPDATE;
  END LOOP;
  RETURN NULL;
END
$$;
