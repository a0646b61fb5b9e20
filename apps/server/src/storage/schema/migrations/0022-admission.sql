-- additive
-- Counting a call takes few plain statements: of one as large as in `hit_rate_window`, starting costs more than executing. Both keep
-- the same rows, so that servers of the previous version count in the same windows.

-- Locks a window, which is made when there is none, and returns it without the calls that have left it.
CREATE FUNCTION lock_rate_window(key text, window_start bigint, expiry timestamptz) RETURNS rate_window
LANGUAGE plpgsql AS $$
DECLARE
  stored rate_window;
  first integer := 1;
BEGIN
  LOOP
    SELECT * INTO stored FROM rate_window AS one WHERE one.window_key = key FOR UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO rate_window VALUES (key, '{}', '{}', true, expiry) ON CONFLICT DO NOTHING;
  END LOOP;
  WHILE stored.times[first] <= window_start LOOP
    first := first + 1;
  END LOOP;
  IF first > 1 THEN
    stored.times := stored.times[first:];
    stored.counts := stored.counts[first:];
  END IF;
  RETURN stored;
END
$$;

CREATE FUNCTION calls_in(counts integer[]) RETURNS integer
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  total integer := 0;
  calls integer;
BEGIN
  FOREACH calls IN ARRAY counts LOOP
    total := total + calls;
  END LOOP;
  RETURN total;
END
$$;

-- Adds a call to a locked window.
CREATE FUNCTION add_call(counted rate_window, call_time bigint, expiry timestamptz) RETURNS void
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

-- Counts a call in its window and, when it is part of a whole, in the window of the whole: in both or in neither. The window of the
-- whole is locked first, so that no two calls wait for each other.
CREATE FUNCTION count_call(
  key text, call_time bigint, most integer, whole_key text, whole_time bigint, whole_most integer, window_start bigint, expiry timestamptz,
  OUT is_allowed boolean, OUT oldest bigint, OUT total integer, OUT is_whole boolean
)
LANGUAGE plpgsql AS $$
DECLARE
  own rate_window;
  whole rate_window;
BEGIN
  is_allowed := false;
  is_whole := false;
  IF whole_key IS NOT NULL THEN
    whole := lock_rate_window(whole_key, window_start, expiry + interval '1 second');
    total := calls_in(whole.counts);
    IF total >= whole_most THEN
      is_whole := true;
      oldest := whole.times[1];
      RETURN;
    END IF;
  END IF;
  own := lock_rate_window(key, window_start, expiry);
  total := calls_in(own.counts);
  oldest := coalesce(own.times[1], call_time);
  IF total >= most THEN
    RETURN;
  END IF;
  is_allowed := true;
  total := total + 1;
  PERFORM add_call(own, call_time, expiry);
  IF whole_key IS NOT NULL THEN
    PERFORM add_call(whole, whole_time, expiry + interval '1 second');
  END IF;
END
$$;

-- What a request is admitted by, once its credential has named the business: the standing of the business, the profile that it asks for
-- (null: the business itself), and its rate window, unless `key` is null because the windows are elsewhere.
CREATE FUNCTION admit_call(
  business text, asked_profile text,
  key text, call_time bigint, most integer, whole_key text, whole_time bigint, whole_most integer, window_start bigint, expiry timestamptz,
  OUT kyb_status text, OUT clock_ahead_ms bigint, OUT resets integer, OUT profile_id text, OUT display_currency text,
  OUT is_allowed boolean, OUT oldest bigint, OUT total integer, OUT is_whole boolean
)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT one.kyb_status, one.clock_ahead_ms, one.resets, profile.profile_id, profile.display_currency
    INTO kyb_status, clock_ahead_ms, resets, profile_id, display_currency
    FROM business AS one
    LEFT JOIN profile ON profile.business_id = one.business_id AND profile.profile_id = coalesce(asked_profile, one.business_id)
    WHERE one.business_id = business;
  IF key IS NOT NULL THEN
    SELECT counted.* INTO is_allowed, oldest, total, is_whole
      FROM count_call(key, call_time, most, whole_key, whole_time, whole_most, window_start, expiry) AS counted;
  END IF;
END
$$;
