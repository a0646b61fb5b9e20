-- Counts an attempt under all keys of `counted`, or under none when one of them has to wait: then it returns until when. What nobody has
-- attempted for `forgotten` after its last pause begins anew. Keys are locked in the order of `counted`, and for this statement only.
CREATE OR REPLACE FUNCTION take_attempt(counted jsonb, at timestamptz, forgotten interval) RETURNS timestamptz
LANGUAGE plpgsql AS $$
DECLARE
  one jsonb;
  held login_throttle;
  totals integer[] := '{}';
  number integer := 0;
  pause double precision;
BEGIN
  FOR one IN SELECT * FROM jsonb_array_elements(counted) LOOP
    INSERT INTO login_throttle (key_hash, attempts, free_at, expires_at) VALUES (decode(one ->> 'key', 'hex'), 0, at, at)
      ON CONFLICT (key_hash) DO UPDATE SET key_hash = excluded.key_hash
      RETURNING * INTO held;
    IF held.expires_at <= at THEN
      held.attempts := 0;
    ELSIF held.free_at > at THEN
      RETURN held.free_at;
    END IF;
    totals := totals || (held.attempts + 1);
  END LOOP;
  FOR one IN SELECT * FROM jsonb_array_elements(counted) LOOP
    number := number + 1;
    pause := CASE WHEN totals[number] < (one ->> 'free')::integer THEN 0
      ELSE least((one ->> 'longestMs')::double precision,
        (one ->> 'firstMs')::double precision * 2 ^ least(totals[number] - (one ->> 'free')::integer, 30)) END;
    UPDATE login_throttle AS stored
      SET attempts = totals[number], free_at = at + pause * interval '1 millisecond',
        expires_at = at + pause * interval '1 millisecond' + forgotten
      WHERE key_hash = decode(one ->> 'key', 'hex');
  END LOOP;
  RETURN NULL;
END
$$;
