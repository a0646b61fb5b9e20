-- A temporary bank account that is absent: the directory leads from it to the transfer or the payment request that it pays in.
CREATE OR REPLACE FUNCTION record_bank_account(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF change -> 'expects' IS DISTINCT FROM '"absent"' THEN
    RAISE EXCEPTION 'A bank account is expected to be absent, not %', change -> 'expects';
  END IF;
  IF writes THEN
    INSERT INTO bank_account_directory (bank_code, account_number, business_id, transfer_id, payment_request_id)
      SELECT opened.bank_code, opened.account_number, of_business, opened.transfer_id, opened.payment_request_id
      FROM jsonb_populate_record(NULL::bank_account_directory, change -> 'row') AS opened;
  END IF;
  RETURN NULL;
END
$$;
