-- additive
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
COMMENT ON TABLE payment_link IS 'tenant: pages on which payers pay; an active one is expired from expires_at on, whether or not its status says so yet';
CREATE INDEX payment_link_by_age ON payment_link (business_id, profile_id, created_at, link_id);
CREATE INDEX payment_link_by_status ON payment_link (business_id, profile_id, status, created_at, link_id);
CREATE INDEX payment_link_by_text ON payment_link USING gin (searched gin_trgm_ops);
CREATE INDEX payment_link_due ON payment_link (expires_at) WHERE status = 'active' AND expires_at IS NOT NULL;
CREATE INDEX payment_link_due_of_business ON payment_link (business_id, expires_at)
  WHERE status = 'active' AND expires_at IS NOT NULL;

CREATE TABLE payment_link_directory (
  public_key text PRIMARY KEY,
  business_id text NOT NULL,
  link_id text NOT NULL,
  profile_id text NOT NULL
);
COMMENT ON TABLE payment_link_directory IS 'directory: public key of a payment link to the link and the profile that it is paid to';
