-- additive
CREATE TABLE oauth_app (
  business_id text NOT NULL REFERENCES business (business_id),
  app_id text NOT NULL,
  client_id text NOT NULL,
  name text NOT NULL,
  homepage_url text NOT NULL,
  redirect_uris text[] NOT NULL,
  requested_scopes text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'suspended')),
  review_reason text,
  secret_hash bytea NOT NULL,
  previous_secret_hash bytea,
  previous_secret_expires_at timestamptz,
  beneficiary_id text,
  beneficiary_name text,
  beneficiary_created_at timestamptz,
  families_ended_at timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, app_id),
  CHECK ((review_reason IS NOT NULL) = (status IN ('rejected', 'suspended'))),
  CHECK ((previous_secret_hash IS NULL) = (previous_secret_expires_at IS NULL)),
  CHECK (num_nonnulls(beneficiary_id, beneficiary_name, beneficiary_created_at) IN (0, 3))
);
COMMENT ON TABLE oauth_app IS 'tenant: OAuth clients with sha256 of their secrets; what was granted until families_ended_at is over';
CREATE INDEX oauth_app_by_age ON oauth_app (business_id, created_at, app_id);
-- For administrators, who review the apps of all businesses.
CREATE INDEX oauth_app_of_all_by_age ON oauth_app (created_at, app_id);
CREATE INDEX oauth_app_of_all_by_status ON oauth_app (status, created_at, app_id);
CREATE INDEX oauth_app_of_all_by_id ON oauth_app (app_id);

CREATE TABLE oauth_client_directory (
  client_id text PRIMARY KEY,
  business_id text NOT NULL,
  app_id text NOT NULL
);
COMMENT ON TABLE oauth_client_directory IS 'directory: client_id to the app';
