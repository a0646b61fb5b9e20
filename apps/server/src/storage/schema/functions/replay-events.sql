-- Makes deliveries of the oldest events of a running replay that have none yet, due at a moment by the machine's clock, and completes it
-- after the last; returns whether it goes on. Whoever comes while another is at it does nothing, so that the deliveries are made in the
-- order of the events.
CREATE OR REPLACE FUNCTION replay_events(of_business text, of_replay text, most integer, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  to_endpoint text;
  taken jsonb;
  first_due timestamptz;
  goes_on boolean;
BEGIN
  IF NOT share_business_at_once(of_business) THEN RETURN false; END IF;
  SELECT endpoint_id, created_at INTO to_endpoint, first_due FROM event_replay
    WHERE business_id = of_business AND replay_id = of_replay AND status = 'running'
    FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN false; END IF;
  WITH oldest AS (
    SELECT recorded_at, event_id FROM replayed_event
    WHERE business_id = of_business AND replay_id = of_replay ORDER BY recorded_at, event_id LIMIT most
  ), gone AS (
    DELETE FROM replayed_event USING oldest
      WHERE business_id = of_business AND replay_id = of_replay
        AND replayed_event.recorded_at = oldest.recorded_at AND replayed_event.event_id = oldest.event_id
      RETURNING oldest.recorded_at, oldest.event_id
  )
  SELECT coalesce(jsonb_agg(jsonb_build_object('event_id', event_id, 'recorded_at', recorded_at) ORDER BY recorded_at, event_id), '[]')
    INTO taken FROM gone;
  SELECT greatest(first_due, moment + clock_ahead_ms * interval '1 millisecond') INTO first_due
    FROM business WHERE business_id = of_business;
  PERFORM schedule_deliveries(of_business, taken, to_endpoint, of_replay, first_due);
  SELECT EXISTS (SELECT FROM replayed_event WHERE business_id = of_business AND replay_id = of_replay) INTO goes_on;
  UPDATE event_replay
    SET replayed_count = replayed_count + jsonb_array_length(taken),
      status = CASE WHEN goes_on THEN 'running' ELSE 'completed' END,
      completed_at = CASE WHEN NOT goes_on THEN first_due END
    WHERE business_id = of_business AND replay_id = of_replay;
  RETURN goes_on;
END
$$;
