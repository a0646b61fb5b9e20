-- Makes deliveries of events to every enabled endpoint that receives their kind, or to one of them, due at an instant by the clock of the
-- business, and wakes their lanes. Without a replay, an endpoint gets only what was recorded since it was enabled. Returns how many
-- deliveries there are.
CREATE OR REPLACE FUNCTION schedule_deliveries(of_business text, events jsonb, to_endpoint text, of_replay text, first_due timestamptz)
RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  made integer;
BEGIN
  -- Who disables or deletes one of them comes before or after: what is scheduled before is cancelled.
  PERFORM 1 FROM webhook_endpoint
    WHERE business_id = of_business AND status = 'enabled' AND (to_endpoint IS NULL OR endpoint_id = to_endpoint)
    ORDER BY endpoint_id FOR NO KEY UPDATE;
  WITH scheduled AS (
    INSERT INTO delivery (business_id, delivery_id, event_id, endpoint_id, replay_id, kind, resource_id, reference, url, status, due_at, created_at, event_created_at, recorded_at)
      SELECT of_business,
        'DLV_' || translate(encode(substring(sha256(convert_to(concat_ws(' ', event.event_id, endpoint.endpoint_id, of_replay), 'UTF8')) FOR 12), 'base64'), '+/', 'xy'),
        event.event_id, endpoint.endpoint_id, of_replay, event.kind, event.resource_id, event.reference, endpoint.url, 'pending',
        first_due, first_due, event.created_at, event.recorded_at
      FROM jsonb_to_recordset(events) AS given (event_id text, recorded_at timestamptz)
      JOIN event ON event.business_id = of_business AND event.event_id = given.event_id AND event.recorded_at = given.recorded_at
      JOIN webhook_endpoint AS endpoint ON endpoint.business_id = of_business AND endpoint.status = 'enabled'
        AND event.kind = ANY (endpoint.kinds) AND (to_endpoint IS NULL OR endpoint.endpoint_id = to_endpoint)
        AND (of_replay IS NOT NULL OR event.recorded_at >= endpoint.enabled_at)
      RETURNING endpoint_id
  ), woken AS (
    UPDATE webhook_endpoint
      SET due_at = least(due_at, greatest(first_due, paused_until))
      WHERE business_id = of_business AND endpoint_id IN (SELECT endpoint_id FROM scheduled)
  )
  SELECT count(*) INTO made FROM scheduled;
  RETURN made;
END
$$;
