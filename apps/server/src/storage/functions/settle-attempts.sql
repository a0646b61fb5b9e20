-- Writes down attempts of deliveries to an endpoint, what has become of each delivery, and how the endpoint has answered. An attempt
-- that another worker has made as well counts once; a delivery that was cancelled meanwhile stays so.
CREATE OR REPLACE FUNCTION settle_attempts(of_business text, to_endpoint text, lease text, attempts jsonb, circuit jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- Before the deliveries, like everybody who changes several of them.
  PERFORM 1 FROM webhook_endpoint WHERE business_id = of_business AND endpoint_id = to_endpoint FOR NO KEY UPDATE;
  WITH given AS (
    SELECT * FROM jsonb_to_recordset(attempts) AS (
      delivery_id text, number integer, started_at timestamptz, duration_ms integer, request_headers jsonb, failure text,
      response_status integer, response_headers jsonb, response_body text, response_truncated boolean, recorded_at timestamptz,
      status text, due_at timestamptz)
  ), changed AS (
    UPDATE delivery SET
        attempt_count = given.number, last_attempt_at = given.started_at,
        response_status = coalesce(given.response_status, delivery.response_status),
        status = CASE WHEN delivery.due_at IS NULL THEN delivery.status ELSE given.status END,
        due_at = CASE WHEN delivery.due_at IS NULL THEN NULL ELSE given.due_at END
      FROM given
      WHERE delivery.business_id = of_business AND delivery.delivery_id = given.delivery_id
        AND delivery.recorded_at = given.recorded_at AND delivery.attempt_count = given.number - 1
      RETURNING given.*
  )
  INSERT INTO delivery_attempt (business_id, delivery_id, number, started_at, duration_ms, request_headers, failure, response_status,
      response_headers, response_body, response_truncated, recorded_at)
    SELECT of_business, delivery_id, number, started_at, duration_ms, request_headers, failure, response_status,
      response_headers, response_body, response_truncated, recorded_at
    FROM changed;
  UPDATE webhook_endpoint SET
      failures = (circuit ->> 'failures')::integer, pauses = (circuit ->> 'pauses')::integer,
      paused_until = (circuit ->> 'paused_until')::timestamptz
    WHERE business_id = of_business AND endpoint_id = to_endpoint AND leased_by = lease
      AND (failures, pauses, paused_until) IS DISTINCT FROM (
        (circuit ->> 'failures')::integer, (circuit ->> 'pauses')::integer, (circuit ->> 'paused_until')::timestamptz);
END
$$;
