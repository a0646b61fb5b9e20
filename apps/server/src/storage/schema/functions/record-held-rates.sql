-- The rates that a profile holds, which are to be fewer than a number at an instant: pending quotes, and exchanges that wait for a payment
-- from outside at the rate of their quote. A quote becomes such a transfer in one commit, and one statement counts both. Where they come
-- near the number, whoever adds one has the profile until the transaction ends, and then counts again: so many as are left could be added
-- at once without waiting.
CREATE OR REPLACE FUNCTION record_held_rates(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  most integer := change -> 'expects' ->> 'fewerThan';
  instant timestamptz := change -> 'expects' ->> 'at';
  uncontested integer := most - 500;
  found_count integer;
BEGIN
  IF most IS NULL OR instant IS NULL THEN
    RAISE EXCEPTION 'The number of held rates is expected below another at an instant, not %', change -> 'expects';
  END IF;
  IF writes THEN RETURN NULL; END IF;
  FOR pass IN 1..2 LOOP
    SELECT count(*) INTO found_count FROM (
      SELECT FROM quote
        WHERE business_id = of_business AND profile_id = change ->> 'id' AND status = 'pending' AND expires_at > instant
      UNION ALL
      SELECT FROM transfer
        WHERE business_id = of_business AND profile_id = change ->> 'id' AND status = 'pending' AND category IN ('buy', 'sell')
      LIMIT most
    ) AS held;
    IF found_count >= most THEN RETURN 'full'; END IF;
    IF found_count < uncontested THEN RETURN NULL; END IF;
    PERFORM 1 FROM profile WHERE business_id = of_business AND profile_id = change ->> 'id' FOR NO KEY UPDATE;
  END LOOP;
  RETURN NULL;
END
$$;
