-- Shares the business with others until the transaction ends, unless a reset of its sandbox has it or waits for it: for what others must not
-- wait behind. Returns whether it does.
CREATE OR REPLACE FUNCTION share_business_at_once(of_business text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM business
    WHERE business_id = of_business
      AND NOT EXISTS (
        SELECT FROM sandbox_reset
        WHERE sandbox_reset.business_id = of_business AND begun_at >= now() - interval '2 minutes'
      )
    FOR KEY SHARE OF business SKIP LOCKED;
  RETURN FOUND;
END
$$;
