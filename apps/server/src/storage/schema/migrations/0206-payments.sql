-- additive
-- Payment requests, and the links through which payers make them.

CREATE TABLE payment_request (
  business_id text NOT NULL,
  request_id text NOT NULL,
  profile_id text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  source_currency text NOT NULL,
  target_currency text NOT NULL,
  source_amount numeric(38, 18) NOT NULL CHECK (source_amount > 0),
  target_amount numeric(38, 18) NOT NULL CHECK (target_amount > 0),
  rounding numeric(38, 18) NOT NULL CHECK (rounding >= 0),
  fees jsonb NOT NULL,
  requested jsonb NOT NULL,
  rate jsonb NOT NULL,
  quote_rate jsonb,
  merchant_reference text,
  source text,
  source_id text,
  link_id text,
  public_key_id text,
  additional_info jsonb NOT NULL,
  merchant jsonb NOT NULL,
  pay_in jsonb NOT NULL,
  two_step jsonb,
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- By how much the deposits of a request may differ from what is asked and still be it; null where they may not.
  tolerance numeric(38, 18) CHECK (tolerance > 0),
  sealed_info bytea,
  PRIMARY KEY (business_id, request_id),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE payment_request IS 'payments that payers are asked to make, with the amounts asked for; due_at is null once the status is final';
CREATE INDEX payment_request_by_age ON payment_request (business_id, profile_id, created_at, request_id);
CREATE INDEX payment_request_by_status ON payment_request (business_id, profile_id, status, created_at, request_id);
CREATE INDEX payment_request_of_link ON payment_request (business_id, link_id, created_at, request_id) WHERE link_id IS NOT NULL;
CREATE INDEX payment_request_of_link_by_status ON payment_request (business_id, link_id, status, created_at, request_id)
  WHERE link_id IS NOT NULL;
CREATE INDEX payment_request_due ON payment_request (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX payment_request_due_of_business ON payment_request (business_id, due_at) WHERE due_at IS NOT NULL;

CREATE TABLE payment_request_deposit (
  business_id text NOT NULL,
  request_id text NOT NULL,
  reference text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('counted', 'late', 'rejected')),
  amount numeric(38, 18) NOT NULL CHECK (amount > 0),
  credited numeric(38, 18) NOT NULL CHECK (credited >= 0),
  rounding numeric(38, 18) NOT NULL CHECK (rounding >= 0),
  fee jsonb,
  status text NOT NULL,
  arrived_at timestamptz NOT NULL,
  -- What of a deposit was credited as it came, because the rate of its request did not hold for it; null where all of it was converted.
  surplus numeric(38, 18) CHECK (surplus > 0 AND surplus <= amount),
  surplus_fee jsonb,
  PRIMARY KEY (business_id, request_id, reference),
  FOREIGN KEY (business_id, request_id) REFERENCES payment_request (business_id, request_id)
);
COMMENT ON TABLE payment_request_deposit IS 'deposits to payment requests; counted ones are converted, late ones credited as they came, rejected ones never arrived';

CREATE TABLE payment_link (
  business_id text NOT NULL,
  link_id text NOT NULL,
  profile_id text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  fixed boolean NOT NULL,
  one_time boolean NOT NULL,
  name text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  target_currency text NOT NULL,
  target_amount numeric(38, 18) CHECK (target_amount > 0),
  quote_amount numeric(38, 18) CHECK (quote_amount > 0),
  quote_currency text,
  public_key text NOT NULL,
  meta jsonb NOT NULL,
  searched text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz,
  PRIMARY KEY (business_id, link_id),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id),
  CHECK ((quote_amount IS NULL) = (quote_currency IS NULL)),
  CHECK (num_nonnulls(target_amount, quote_amount) <= 1),
  CHECK (NOT fixed OR num_nonnulls(target_amount, quote_amount) = 1)
);
COMMENT ON TABLE payment_link IS 'pages on which payers pay; an active one is expired from expires_at on, whether or not its status says so yet';
CREATE INDEX payment_link_by_age ON payment_link (business_id, profile_id, created_at, link_id);
CREATE INDEX payment_link_by_status ON payment_link (business_id, profile_id, status, created_at, link_id);
CREATE INDEX payment_link_due ON payment_link (expires_at) WHERE status = 'active' AND expires_at IS NOT NULL;
CREATE INDEX payment_link_due_of_business ON payment_link (business_id, expires_at)
  WHERE status = 'active' AND expires_at IS NOT NULL;
CREATE INDEX payment_link_by_trigrams
  ON payment_link USING gin (business_id, trigram_text(searched) gin_trgm_ops);

CREATE TABLE payment_link_directory (
  public_key text PRIMARY KEY,
  business_id text NOT NULL,
  link_id text NOT NULL,
  profile_id text NOT NULL
);
COMMENT ON TABLE payment_link_directory IS 'public key of a payment link to the link and the profile that it is paid to';
