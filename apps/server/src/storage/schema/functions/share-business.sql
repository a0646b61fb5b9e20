-- Shares the business with others until the transaction ends, and tells how often its sandbox was reset; null without a business.
-- Once per transaction: who shares it and asks again would wait for the reset that waits for it.
CREATE OR REPLACE FUNCTION share_business(of_business text) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  -- Each attempt of a reset is given up after a minute. An older row, as a process leaves it that dies, has no precedence.
  oldest timestamptz := now() - interval '2 minutes';
  reset_count integer;
BEGIN
  SELECT resets INTO reset_count FROM business
    WHERE business_id = of_business
      AND NOT EXISTS (
        SELECT FROM sandbox_reset
        WHERE sandbox_reset.business_id = of_business AND begun_at >= oldest
      )
    FOR KEY SHARE OF business;
  IF FOUND THEN RETURN reset_count; END IF;
  BEGIN
    PERFORM 1 FROM sandbox_reset
      WHERE business_id = of_business AND begun_at >= oldest FOR KEY SHARE;
    -- Undone, so that the row of the reset is locked for this moment only.
    RAISE EXCEPTION USING ERRCODE = 'RS001';
  EXCEPTION WHEN SQLSTATE 'RS001' THEN NULL;
  END;
  SELECT resets INTO reset_count FROM business WHERE business_id = of_business FOR KEY SHARE;
  RETURN reset_count;
END
$$;
