-- additive
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
  PRIMARY KEY (business_id, request_id),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE payment_request IS 'tenant: payments that payers are asked to make, with the amounts asked for; due_at is null once the status is final';
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
  PRIMARY KEY (business_id, request_id, reference),
  FOREIGN KEY (business_id, request_id) REFERENCES payment_request (business_id, request_id)
);
COMMENT ON TABLE payment_request_deposit IS 'tenant: deposits to payment requests; counted ones are converted, late ones credited as they came, rejected ones never arrived';

ALTER TABLE deposit_address ADD COLUMN payment_request_id text;
ALTER TABLE bank_account_directory ADD COLUMN payment_request_id text;
COMMENT ON TABLE deposit_address IS 'tenant: addresses that credit a profile, or pay in a transfer or a payment request; one of a profile, currency and network is the present one';
COMMENT ON TABLE bank_account_directory IS 'directory: bank account to the transfer or payment request that it pays in, or to the static account of a profile';
