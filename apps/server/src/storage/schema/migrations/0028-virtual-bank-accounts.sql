-- additive
CREATE TABLE virtual_bank_account (
  business_id text NOT NULL,
  account_id text NOT NULL,
  profile_id text NOT NULL,
  currency text NOT NULL,
  bank_code text NOT NULL,
  bank_name text NOT NULL,
  account_number text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, account_id),
  UNIQUE (business_id, profile_id, currency),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE virtual_bank_account IS 'tenant: static bank accounts, whose payments are credited to the profile';
ALTER TABLE bank_account_directory ALTER COLUMN transfer_id DROP NOT NULL;
ALTER TABLE bank_account_directory ADD COLUMN virtual_account_id text;
COMMENT ON TABLE bank_account_directory IS 'directory: bank account to the transfer that it pays in, or to the static account of a profile';
