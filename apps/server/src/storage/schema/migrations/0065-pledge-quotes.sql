-- additive
CREATE TABLE pledge_quote (
  business_id text NOT NULL,
  pledge_quote_id text NOT NULL,
  profile_id text NOT NULL,
  client_id text NOT NULL,
  user_id text NOT NULL,
  beneficiary_id text NOT NULL,
  reference text NOT NULL,
  items jsonb NOT NULL,
  meta jsonb,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, pledge_quote_id),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE pledge_quote IS 'tenant: what apps were told about pledges to their beneficiaries; nothing is locked';
CREATE INDEX pledge_quote_of_profile ON pledge_quote (business_id, profile_id);
