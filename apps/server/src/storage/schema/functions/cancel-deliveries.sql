-- Cancels open deliveries to an endpoint that were made until it was disabled or deleted, by the clock of the business: so many that it takes
-- a moment, and notes that others are left; returns how many that were.
CREATE OR REPLACE FUNCTION cancel_deliveries(of_business text, to_endpoint text, made_until timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  most integer := 5000;
  cancelled integer;
BEGIN
  -- Before the deliveries, like everybody who changes several of them.
  PERFORM 1 FROM webhook_endpoint WHERE business_id = of_business AND endpoint_id = to_endpoint FOR NO KEY UPDATE;
  UPDATE delivery SET status = 'cancelled', due_at = NULL
    FROM (
      SELECT delivery_id, recorded_at FROM delivery
      WHERE business_id = of_business AND endpoint_id = to_endpoint AND due_at IS NOT NULL AND created_at <= made_until
      LIMIT most
    ) AS open
    WHERE delivery.business_id = of_business AND delivery.delivery_id = open.delivery_id AND delivery.recorded_at = open.recorded_at;
  GET DIAGNOSTICS cancelled = ROW_COUNT;
  IF cancelled = most THEN
    INSERT INTO delivery_cancellation (business_id, endpoint_id, cancelled_at) VALUES (of_business, to_endpoint, made_until)
      ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM delivery_cancellation
      WHERE business_id = of_business AND endpoint_id = to_endpoint AND cancelled_at = made_until;
  END IF;
  RETURN cancelled;
END
$$;
