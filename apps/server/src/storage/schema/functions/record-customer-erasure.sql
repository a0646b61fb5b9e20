-- The erasure of a customer of a version who holds nothing and has no open transfer or payment request. Its row, its profile and its files stay as what
-- the ledger refers to; what it was known by is gone, and so is the key of everything that is sealed. Recipients that were saved for it
-- are emptied, and so are those in its name, unless another customer has the same one.
CREATE OR REPLACE FUNCTION record_customer_erasure(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  erased_customer text := change ->> 'id';
  erasure_time timestamptz := (change -> 'row' ->> 'erased_at')::timestamptz;
BEGIN
  IF NOT writes THEN
    PERFORM 1 FROM customer
      WHERE business_id = of_business AND customer_id = erased_customer
        AND version = (change -> 'expects' ->> 'version')::integer AND erased_at IS NULL
      FOR UPDATE;
    IF NOT FOUND THEN RETURN 'stale'; END IF;
    -- Whoever credits the customer or begins something has locked it, and is over by now. All is looked at in one statement: the
    -- last step of a transfer makes money of it.
    RETURN CASE
      WHEN EXISTS (
        SELECT FROM balance
        WHERE business_id = of_business AND profile_id = erased_customer AND available + held + savings + investments > 0
      ) THEN 'funded'
      WHEN EXISTS (
        SELECT FROM transfer WHERE business_id = of_business AND profile_id = erased_customer AND due_at IS NOT NULL
        UNION ALL
        SELECT FROM payment_request WHERE business_id = of_business AND profile_id = erased_customer AND due_at IS NOT NULL
      ) THEN 'busy' END;
  END IF;

  UPDATE recipient SET active = false, details = '{}', customer_id = erased_customer
    WHERE business_id = of_business AND (
      customer_id = erased_customer
      OR customer_id IS NULL AND recipient_id IN (
        SELECT named.recipient_id FROM recipient AS named
        JOIN customer ON customer.business_id = of_business AND customer.customer_id = erased_customer
          AND customer.compared_name = lower(regexp_replace(
            btrim(normalize(named.details ->> 'account_name', NFC), E' \t\n\v\f\r'), '\s+', ' ', 'g'))
        WHERE named.business_id = of_business AND NOT EXISTS (
          SELECT FROM customer AS other
          WHERE other.business_id = of_business AND other.compared_name = customer.compared_name
            AND other.customer_id <> erased_customer
        )
      )
    );
  UPDATE profile SET erased_at = erasure_time WHERE business_id = of_business AND profile_id = erased_customer;
  UPDATE customer SET
      first_name = NULL, middle_name = NULL, last_name = NULL, business_name = NULL, compared_name = NULL, searched = NULL,
      email = '', phone = '', country_id = '', status = 'inactive', rejection_reasons = '[]', version = version + 1,
      submitted_at = NULL, review_due_at = NULL, shared_outcome = NULL, data_key = NULL, personal = NULL,
      updated_at = erasure_time, erased_at = erasure_time
    WHERE business_id = of_business AND customer_id = erased_customer;
  DELETE FROM pledge_quote WHERE business_id = of_business AND profile_id = erased_customer;
  UPDATE customer_file SET delete_at = now()
    WHERE business_id = of_business AND customer_id = erased_customer AND delete_at IS NULL;
  RETURN NULL;
END
$$;
