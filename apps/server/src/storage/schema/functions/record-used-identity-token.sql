-- A token of the identity provider that no customer of the business was verified with.
CREATE OR REPLACE FUNCTION record_used_identity_token(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  used used_identity_token := jsonb_populate_record(NULL::used_identity_token, change -> 'row');
BEGIN
  IF change -> 'expects' IS DISTINCT FROM '"absent"' THEN
    RAISE EXCEPTION 'A used token is expected to be absent, not %', change -> 'expects';
  END IF;
  IF NOT writes THEN
    PERFORM 1 FROM used_identity_token WHERE business_id = of_business AND token_hash = used.token_hash;
    RETURN CASE WHEN FOUND THEN 'used' END;
  END IF;
  INSERT INTO used_identity_token SELECT used.* ON CONFLICT (business_id, token_hash) DO NOTHING;
  -- Another commit has used it since the check: this one runs again and finds that.
  IF NOT FOUND THEN RAISE EXCEPTION 'The token % was used meanwhile', change ->> 'id' USING ERRCODE = 'serialization_failure'; END IF;
  RETURN NULL;
END
$$;
