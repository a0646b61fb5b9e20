-- An entry of the audit log of the business.
CREATE OR REPLACE FUNCTION record_audit_entry(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF change -> 'expects' IS DISTINCT FROM '"absent"' THEN
    RAISE EXCEPTION 'An entry of the audit log is expected to be absent, not %', change -> 'expects';
  END IF;
  IF writes THEN INSERT INTO audit_entry SELECT * FROM jsonb_populate_record(NULL::audit_entry, change -> 'row'); END IF;
  RETURN NULL;
END
$$;
