-- A link one of whose requests has been paid at an instant: a one-time link that is active expires with it.
CREATE OR REPLACE FUNCTION record_used_payment_link(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF writes THEN
    UPDATE payment_link SET
        status = 'expired', version = version + 1, updated_at = (change -> 'row' ->> 'updated_at')::timestamptz
      WHERE business_id = of_business AND link_id = change ->> 'id' AND one_time AND status = 'active'
        AND coalesce(expires_at > (change -> 'expects' ->> 'at')::timestamptz, true);
  END IF;
  RETURN NULL;
END
$$;
