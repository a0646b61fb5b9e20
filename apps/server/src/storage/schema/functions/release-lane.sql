-- Lets the lane of an endpoint go, until its next delivery is due or its pause is over.
CREATE OR REPLACE FUNCTION release_lane(of_business text, of_endpoint text, lease text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- The deliveries are looked at once nobody schedules any: what is scheduled later wakes the lane itself.
  PERFORM 1 FROM webhook_endpoint WHERE business_id = of_business AND endpoint_id = of_endpoint FOR NO KEY UPDATE;
  UPDATE webhook_endpoint SET leased_by = NULL, leased_until = NULL, due_at = (
      SELECT greatest(delivery.due_at, paused_until) FROM delivery
      WHERE business_id = of_business AND endpoint_id = of_endpoint AND delivery.due_at IS NOT NULL
      ORDER BY delivery.due_at LIMIT 1
    )
    WHERE business_id = of_business AND endpoint_id = of_endpoint AND leased_by = lease;
END
$$;
