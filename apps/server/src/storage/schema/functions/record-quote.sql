-- A quote in a state at an instant: pending, it expires.
CREATE OR REPLACE FUNCTION record_quote(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  expected_state text := change -> 'expects' ->> 'state';
  expected_at timestamptz := change -> 'expects' ->> 'at';
  problem text;
BEGIN
  IF expected_state IS NULL OR expected_at IS NULL THEN
    RAISE EXCEPTION 'A quote is expected in a state at an instant, not %', change -> 'expects';
  END IF;
  IF writes THEN
    UPDATE quote SET status = change -> 'row' ->> 'status', updated_at = (change -> 'row' ->> 'updated_at')::timestamptz
      WHERE business_id = of_business AND quote_id = change ->> 'id';
    RETURN NULL;
  END IF;
  SELECT CASE
    WHEN status <> expected_state THEN 'taken'
    WHEN expires_at <= expected_at THEN 'expired' END
    INTO problem FROM quote
    WHERE business_id = of_business AND quote_id = change ->> 'id' AND profile_id = change -> 'row' ->> 'profile_id'
    FOR UPDATE;
  RETURN CASE WHEN FOUND THEN problem ELSE 'unknown' END;
END
$$;
