-- A link one of whose requests has been paid at an instant: a one-time link that is active expires with it, any
-- other stays as it is.
CREATE OR REPLACE FUNCTION record_used_payment_link(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  instant timestamptz := change -> 'expects' ->> 'at';
BEGIN
  IF instant IS NULL THEN RAISE EXCEPTION 'A link is expected to be in a state at an instant, not %', change -> 'expects'; END IF;
  IF NOT writes THEN
    PERFORM 1 FROM payment_link WHERE business_id = of_business AND link_id = change ->> 'id';
    RETURN CASE WHEN NOT FOUND THEN 'unknown' END;
  END IF;
  UPDATE payment_link SET
      status = 'expired', version = version + 1, updated_at = (change -> 'row' ->> 'updated_at')::timestamptz
    WHERE business_id = of_business AND link_id = change ->> 'id' AND one_time AND status = 'active'
      AND coalesce(expires_at > instant, true);
  RETURN NULL;
END
$$;
