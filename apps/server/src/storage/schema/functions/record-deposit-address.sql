-- A deposit address that is absent, with its row of the directory.
CREATE OR REPLACE FUNCTION record_deposit_address(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  issued deposit_address := jsonb_populate_record(NULL::deposit_address, change -> 'row');
BEGIN
  IF change -> 'expects' IS DISTINCT FROM '"absent"' THEN
    RAISE EXCEPTION 'A deposit address is expected to be absent, not %', change -> 'expects';
  END IF;
  IF writes THEN
    INSERT INTO deposit_address_directory (network, address, memo, business_id, address_id)
      VALUES (issued.network, issued.address, coalesce(issued.memo, ''), of_business, issued.address_id);
    INSERT INTO deposit_address
        (business_id, address_id, profile_id, currency, network, address, memo, transfer_id, payment_request_id, is_present, created_at)
      VALUES (of_business, issued.address_id, issued.profile_id, issued.currency, issued.network, issued.address, issued.memo,
        issued.transfer_id, issued.payment_request_id, issued.is_present, issued.created_at);
  END IF;
  RETURN NULL;
END
$$;
