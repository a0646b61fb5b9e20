-- Locks a window, which is made when there is none, and returns it without the calls that have left it.
CREATE OR REPLACE FUNCTION lock_rate_window(key text, window_start bigint, expiry timestamptz) RETURNS rate_window
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
