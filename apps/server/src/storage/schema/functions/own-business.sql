-- Has the business alone until the transaction ends. The row of the reset comes first: whoever comes later waits there,
-- so that only those who share the business already are waited for.
CREATE OR REPLACE FUNCTION own_business(of_business text, for_reset text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM sandbox_reset WHERE business_id = of_business AND reset_id = for_reset FOR UPDATE;
  PERFORM 1 FROM business WHERE business_id = of_business FOR UPDATE;
END
$$;
