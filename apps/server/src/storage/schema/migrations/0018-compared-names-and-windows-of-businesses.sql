-- additive
-- The name of a customer as names are compared, so that an account's holder is looked up. The program writes it.
ALTER TABLE customer ADD COLUMN compared_name text;

-- Counts a call in the window of its credential and in that of its business, or in neither. The window of the business is locked
-- first: nobody waits for one another in a ring.
CREATE FUNCTION hit_rate_windows(
  key text, call_time bigint, most integer, whole_key text, whole_time bigint, whole_most integer, window_start bigint, expiry timestamptz
) RETURNS TABLE (is_allowed boolean, oldest bigint, total integer, is_whole boolean)
LANGUAGE plpgsql AS $$
DECLARE
  whole rate_window;
  whole_oldest bigint;
  whole_total integer;
BEGIN
  SELECT * INTO whole FROM rate_window WHERE window_key = whole_key FOR UPDATE;
  SELECT min(slot.at), sum(slot.calls) INTO whole_oldest, whole_total
    FROM unnest(whole.times, whole.counts) AS slot (at, calls) WHERE slot.at > window_start;
  IF whole_total >= whole_most THEN
    RETURN QUERY SELECT false, whole_oldest, whole_total, true;
    RETURN;
  END IF;
  SELECT hit.* INTO is_allowed, oldest, total FROM hit_rate_window(key, call_time, window_start, most, expiry) AS hit;
  IF is_allowed THEN
    PERFORM hit_rate_window(whole_key, whole_time, window_start, whole_most, expiry + interval '1 second');
  END IF;
  is_whole := false;
  RETURN NEXT;
END
$$;
