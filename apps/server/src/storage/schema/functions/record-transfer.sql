-- A transfer that is absent, or of a version.
CREATE OR REPLACE FUNCTION record_transfer(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  expected integer := change -> 'expects' ->> 'version';
BEGIN
  IF change -> 'expects' = '"absent"' THEN
    IF writes THEN INSERT INTO transfer SELECT * FROM jsonb_populate_record(NULL::transfer, change -> 'row'); END IF;
    RETURN NULL;
  END IF;
  IF expected IS NULL THEN RAISE EXCEPTION 'A transfer is expected to be absent or of a version, not %', change -> 'expects'; END IF;
  IF writes THEN
    UPDATE transfer SET
        status = after.status, error = after.error, version = after.version,
        source_amount = after.source_amount, target_amount = after.target_amount, fees = after.fees,
        pay_in = after.pay_in, pay_out = after.pay_out, steps = after.steps,
        due_at = after.due_at, updated_at = after.updated_at, is_exchange_agreed = after.is_exchange_agreed,
        late_credit = after.late_credit,
        leased_until = NULL, stopped_due_at = NULL
      FROM jsonb_populate_record(NULL::transfer, change -> 'row') AS after
      WHERE transfer.business_id = of_business AND transfer.transfer_id = change ->> 'id';
    RETURN NULL;
  END IF;
  PERFORM 1 FROM transfer
    WHERE business_id = of_business AND transfer_id = change ->> 'id' AND version = expected
    FOR UPDATE;
  RETURN CASE WHEN NOT FOUND THEN 'stale' END;
END
$$;
