-- Makes deliveries of the oldest events in the outbox of a business, due at a moment by the machine's clock; returns how many events that
-- were. Whoever comes while another is at it does nothing, and what is made later is never due earlier, so that the deliveries of one
-- resource are due in the order of its events.
CREATE OR REPLACE FUNCTION dispatch_events(of_business text, most integer, moment timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  taken jsonb;
  first_due timestamptz;
BEGIN
  IF NOT share_business_at_once(of_business) THEN RETURN 0; END IF;
  IF NOT EXISTS (SELECT FROM event_feed WHERE business_id = of_business) THEN
    INSERT INTO event_feed (business_id, last_due_at) VALUES (of_business, '-infinity') ON CONFLICT DO NOTHING;
  END IF;
  SELECT last_due_at INTO first_due FROM event_feed WHERE business_id = of_business FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN 0; END IF;
  WITH oldest AS (
    SELECT recorded_at, event_id FROM event_outbox WHERE business_id = of_business ORDER BY recorded_at, event_id LIMIT most
  ), gone AS (
    DELETE FROM event_outbox USING oldest
      WHERE business_id = of_business AND event_outbox.recorded_at = oldest.recorded_at AND event_outbox.event_id = oldest.event_id
      RETURNING oldest.recorded_at, oldest.event_id
  )
  SELECT jsonb_agg(jsonb_build_object('event_id', event_id, 'recorded_at', recorded_at) ORDER BY recorded_at, event_id) INTO taken FROM gone;
  IF taken IS NULL THEN RETURN 0; END IF;
  SELECT greatest(first_due, moment + clock_ahead_ms * interval '1 millisecond') INTO first_due
    FROM business WHERE business_id = of_business;
  PERFORM schedule_deliveries(of_business, taken, NULL, NULL, first_due);
  UPDATE event_feed SET last_due_at = first_due WHERE business_id = of_business;
  RETURN jsonb_array_length(taken);
END
$$;
