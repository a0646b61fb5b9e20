-- Cancels the open deliveries to an endpoint, whose row the caller has locked; returns how many that were.
CREATE OR REPLACE FUNCTION cancel_deliveries(of_business text, to_endpoint text) RETURNS integer
LANGUAGE sql AS $$
  WITH cancelled AS (
    UPDATE delivery SET status = 'cancelled', due_at = NULL
      WHERE business_id = of_business AND endpoint_id = to_endpoint AND due_at IS NOT NULL
      RETURNING 1
  )
  SELECT count(*)::integer FROM cancelled
$$;
