-- Writes down attempts of deliveries to an endpoint, what has become of each delivery, and how the endpoint has answered. An attempt
-- that another worker has made as well counts once; a delivery that was cancelled meanwhile stays so. Of what was answered about a
-- customer who was erased meanwhile, only the status is written.
CREATE OR REPLACE FUNCTION settle_attempts(of_business text, to_endpoint text, lease text, attempts jsonb, circuit jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  customers text[];
  erased text[];
BEGIN
  -- Before the deliveries, like everybody who changes several of them.
  PERFORM 1 FROM webhook_endpoint WHERE business_id = of_business AND endpoint_id = to_endpoint FOR NO KEY UPDATE;
  SELECT array_agg(DISTINCT event.profile_id) INTO customers
    FROM jsonb_to_recordset(attempts) AS given (delivery_id text, recorded_at timestamptz)
    JOIN delivery ON delivery.business_id = of_business AND delivery.delivery_id = given.delivery_id
      AND delivery.recorded_at = given.recorded_at
    JOIN event ON event.business_id = of_business AND event.event_id = delivery.event_id AND event.recorded_at = delivery.recorded_at
    WHERE event.profile_id <> of_business;
  -- An erasure comes before, and is seen, or waits until this transaction ends, and blanks what it writes.
  IF customers IS NOT NULL THEN
    PERFORM 1 FROM customer
      WHERE business_id = of_business AND customer_id = ANY (customers) ORDER BY customer_id FOR KEY SHARE;
    SELECT array_agg(customer_id) INTO erased FROM customer
      WHERE business_id = of_business AND customer_id = ANY (customers) AND erased_at IS NOT NULL;
  END IF;
  WITH given AS (
    SELECT * FROM jsonb_to_recordset(attempts) AS (
      delivery_id text, number integer, started_at timestamptz, duration_ms integer, request_headers jsonb, failure text,
      response_status integer, response_headers jsonb, response_body text, response_truncated boolean, sealed_response bytea, recorded_at timestamptz,
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
      RETURNING given.*, delivery.event_id
  ), told AS (
    SELECT changed.*, coalesce(event.profile_id = ANY (erased), false) AND changed.response_status IS NOT NULL AS is_blank
    FROM changed
    LEFT JOIN event ON event.business_id = of_business AND event.event_id = changed.event_id AND event.recorded_at = changed.recorded_at
  )
  INSERT INTO delivery_attempt (business_id, delivery_id, number, started_at, duration_ms, request_headers, failure, response_status,
      response_headers, response_body, response_truncated, sealed_response, recorded_at)
    SELECT of_business, delivery_id, number, started_at, duration_ms, request_headers, failure, response_status,
      CASE WHEN is_blank THEN '{}' ELSE response_headers END, CASE WHEN is_blank THEN '' ELSE response_body END, response_truncated,
      CASE WHEN NOT is_blank THEN sealed_response END, recorded_at
    FROM told;
  UPDATE webhook_endpoint SET
      failures = (circuit ->> 'failures')::integer, pauses = (circuit ->> 'pauses')::integer,
      paused_until = (circuit ->> 'paused_until')::timestamptz
    WHERE business_id = of_business AND endpoint_id = to_endpoint AND leased_by = lease
      AND (failures, pauses, paused_until) IS DISTINCT FROM (
        (circuit ->> 'failures')::integer, (circuit ->> 'pauses')::integer, (circuit ->> 'paused_until')::timestamptz);
END
$$;
