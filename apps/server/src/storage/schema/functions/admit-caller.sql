-- What a request is admitted by, once its credential has named the business: the standing of the business, the profile that it asks for
-- (null: the business itself), and its rate window, unless `key` is null because the windows are elsewhere.
CREATE OR REPLACE FUNCTION admit_caller(
  business text, asked_profile text,
  key text, call_time bigint, most integer, whole_key text, whole_time bigint, whole_most integer, window_start bigint, expiry timestamptz,
  OUT kyb_status text, OUT clock_ahead_ms bigint, OUT resets integer, OUT faults_until timestamptz, OUT profile_id text, OUT display_currency text,
  OUT customer_status text, OUT has_accepted_terms boolean,
  OUT is_allowed boolean, OUT oldest bigint, OUT total integer, OUT is_whole boolean
)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT one.kyb_status, one.clock_ahead_ms, one.resets, one.faults_until, profile.profile_id, profile.display_currency
    INTO kyb_status, clock_ahead_ms, resets, faults_until, profile_id, display_currency
    FROM business AS one
    LEFT JOIN profile ON profile.business_id = one.business_id AND profile.profile_id = coalesce(asked_profile, one.business_id)
      AND profile.erased_at IS NULL
    WHERE one.business_id = business;
  -- The business itself, which most calls are for, needs no look at a customer.
  IF profile_id <> business THEN
    SELECT customer.status, customer.has_accepted_terms INTO customer_status, has_accepted_terms
      FROM customer WHERE customer.business_id = business AND customer.customer_id = asked_profile;
    customer_status := coalesce(customer_status, 'inactive');
  END IF;
  IF key IS NOT NULL THEN
    SELECT counted.* INTO is_allowed, oldest, total, is_whole
      FROM count_call(key, call_time, most, whole_key, whole_time, whole_most, window_start, expiry) AS counted;
  END IF;
END
$$;
