-- Counts a call in a rolling window by one statement on one row, whose lock makes parallel calls wait for one another:
-- exactly `most` of them pass. As a function it is planned once for each connection.
CREATE FUNCTION hit_rate_window(key text, call_time bigint, window_start bigint, most integer, expiry timestamptz)
RETURNS TABLE (is_allowed boolean, oldest bigint, total integer)
LANGUAGE plpgsql AS $$
BEGIN
  -- What is left of the window, with the new call when it has room.
  RETURN QUERY
    INSERT INTO rate_window AS stored (window_key, times, counts, allowed, expires_at)
    VALUES (key, ARRAY[call_time], ARRAY[1], true, expiry)
    ON CONFLICT (window_key) DO UPDATE SET (times, counts, allowed, expires_at) = (
      WITH kept AS (
        SELECT slot.at, slot.calls FROM unnest(stored.times, stored.counts) AS slot (at, calls) WHERE slot.at > window_start
      ), verdict AS (
        SELECT coalesce(sum(kept.calls), 0) < most AS passes FROM kept
      ), slots AS (
        SELECT counted.at, sum(counted.calls)::integer AS calls
        FROM (
          SELECT kept.at, kept.calls FROM kept
          UNION ALL SELECT call_time, 1 FROM verdict WHERE verdict.passes
        ) AS counted
        GROUP BY counted.at
      )
      SELECT
        coalesce(array_agg(slots.at ORDER BY slots.at), '{}'), coalesce(array_agg(slots.calls ORDER BY slots.at), '{}'),
        (SELECT verdict.passes FROM verdict), greatest(stored.expires_at, expiry)
      FROM slots
    )
    RETURNING stored.allowed, stored.times[1],
      (SELECT coalesce(sum(calls), 0)::integer FROM unnest(stored.counts) AS calls);
END
$$;
