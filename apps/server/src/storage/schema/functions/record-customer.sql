-- A customer that is absent, whose profile is written with it, or of a version. Files that were stored for the change become its own,
-- unless their deletion has begun, which sets `delete_at` to the epoch.
CREATE OR REPLACE FUNCTION record_customer(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  after customer := jsonb_populate_record(NULL::customer, change -> 'row');
  kept text[] := ARRAY(SELECT jsonb_array_elements_text(change -> 'row' -> 'kept_files'));
  expected integer := change -> 'expects' ->> 'version';
  kept_count integer;
BEGIN
  IF expected IS NULL AND change -> 'expects' IS DISTINCT FROM '"absent"' THEN
    RAISE EXCEPTION 'A customer is expected to be absent or of a version, not %', change -> 'expects';
  END IF;
  IF NOT writes THEN
    IF expected IS NOT NULL THEN
      PERFORM 1 FROM customer
        WHERE business_id = of_business AND customer_id = change ->> 'id' AND version = expected AND erased_at IS NULL
        FOR UPDATE;
      IF NOT FOUND THEN RETURN 'stale'; END IF;
    END IF;
    PERFORM 1 FROM customer_file
      WHERE business_id = of_business AND file_id = ANY (kept) AND delete_at > 'epoch' ORDER BY file_id FOR UPDATE;
    GET DIAGNOSTICS kept_count = ROW_COUNT;
    RETURN CASE WHEN kept_count < cardinality(kept) THEN 'files' END;
  END IF;

  IF expected IS NULL THEN
    INSERT INTO profile (business_id, profile_id, kind, display_currency, created_at)
      VALUES (of_business, after.customer_id, 'customer', change -> 'row' ->> 'display_currency', after.created_at);
    INSERT INTO customer SELECT after.*;
  ELSE
    UPDATE customer SET
        first_name = after.first_name, middle_name = after.middle_name, last_name = after.last_name,
        business_name = after.business_name, compared_name = after.compared_name, searched = after.searched,
        email = after.email, phone = after.phone, country_id = after.country_id, status = after.status,
        has_accepted_terms = after.has_accepted_terms, rejection_reasons = after.rejection_reasons, version = after.version,
        submitted_at = after.submitted_at, review_due_at = after.review_due_at, shared_outcome = after.shared_outcome,
        -- The same key may have been sealed anew meanwhile.
        data_key = coalesce(customer.data_key, after.data_key), personal = after.personal, updated_at = after.updated_at
      WHERE business_id = of_business AND customer_id = after.customer_id;
  END IF;
  UPDATE customer_file SET delete_at = NULL WHERE business_id = of_business AND file_id = ANY (kept);
  UPDATE customer_file SET delete_at = now()
    WHERE business_id = of_business
      AND file_id = ANY (ARRAY(SELECT jsonb_array_elements_text(change -> 'row' -> 'given_up_files')));
  -- Payouts that waited for the verification go on.
  IF after.status = 'active' AND after.has_accepted_terms THEN
    UPDATE transfer SET due_at = stopped_due_at, stopped_due_at = NULL
      WHERE business_id = of_business AND profile_id = after.customer_id AND stopped_due_at IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;
