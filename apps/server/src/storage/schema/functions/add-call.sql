-- Adds a call to a locked window.
CREATE OR REPLACE FUNCTION add_call(counted rate_window, call_time bigint, expiry timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  newest integer := cardinality(counted.times);
BEGIN
  -- Another process may be a moment ahead.
  IF counted.times[newest] >= call_time THEN
    counted.counts[newest] := counted.counts[newest] + 1;
  ELSE
    counted.times := counted.times || call_time;
    counted.counts := counted.counts || 1;
  END IF;
  UPDATE rate_window AS stored
    SET times = counted.times, counts = counted.counts, expires_at = greatest(counted.expires_at, expiry)
    WHERE stored.window_key = counted.window_key;
END
$$;
