-- A link that a payment request is created through at an instant: an active one and, if one-time, without another open request. It
-- stays as it is until the transaction ends; of a one-time link one request at a time is created.
CREATE OR REPLACE FUNCTION record_payment_link_request(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  instant timestamptz := change -> 'expects' ->> 'at';
  is_exclusive boolean := (SELECT one_time FROM payment_link WHERE business_id = of_business AND link_id = change ->> 'id');
  link payment_link;
BEGIN
  IF writes THEN RETURN NULL; END IF;
  IF is_exclusive THEN
    SELECT * INTO link FROM payment_link WHERE business_id = of_business AND link_id = change ->> 'id' FOR NO KEY UPDATE;
  ELSE
    SELECT * INTO link FROM payment_link WHERE business_id = of_business AND link_id = change ->> 'id' FOR SHARE;
  END IF;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;
  IF link.status <> 'active' THEN RETURN link.status; END IF;
  IF link.expires_at <= instant THEN RETURN 'expired'; END IF;
  IF NOT link.one_time THEN RETURN NULL; END IF;
  -- It has become one-time while it was waited for.
  IF NOT is_exclusive THEN RAISE EXCEPTION USING ERRCODE = 'serialization_failure'; END IF;
  PERFORM 1 FROM payment_request
    WHERE business_id = of_business AND link_id = change ->> 'id'
      AND status IN ('pending', 'under_payment') AND due_at IS NOT NULL AND expires_at > instant;
  RETURN CASE WHEN FOUND THEN 'open' END;
END
$$;
