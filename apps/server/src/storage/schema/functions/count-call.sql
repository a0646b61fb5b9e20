-- Counts a call in its window and, when it is part of a whole, in the window of the whole: in both or in neither. The window of the
-- whole is locked first, so that no two calls wait for each other. Counting takes few plain statements: starting one large statement costs more than
-- executing it.
CREATE OR REPLACE FUNCTION count_call(
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
