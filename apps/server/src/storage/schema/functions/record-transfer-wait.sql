-- A transfer of a version that waits until an instant while its business may not pay out, and remembers when it was due.
CREATE OR REPLACE FUNCTION record_transfer_wait(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF change -> 'expects' = '"absent"' THEN RAISE EXCEPTION 'A transfer that waits is expected to be of a version'; END IF;
  IF NOT writes THEN RETURN record_transfer(of_business, change, false); END IF;
  UPDATE transfer SET
      due_at = (change -> 'row' ->> 'due_at')::timestamptz, stopped_due_at = coalesce(stopped_due_at, due_at), leased_until = NULL
    WHERE business_id = of_business AND transfer_id = change ->> 'id';
  RETURN NULL;
END
$$;
