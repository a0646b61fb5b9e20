-- additive
-- OAuth apps, and what the issuer knows of keys, grants and tokens.

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
  -- A change of what users see of an approved app, which is not in force: it waits for review, or was rejected.
  change_name text,
  change_homepage_url text,
  change_status text CHECK (change_status IN ('pending', 'rejected')),
  change_reason text,
  PRIMARY KEY (business_id, app_id),
  CHECK ((review_reason IS NOT NULL) = (status IN ('rejected', 'suspended'))),
  CHECK ((previous_secret_hash IS NULL) = (previous_secret_expires_at IS NULL)),
  CHECK (num_nonnulls(beneficiary_id, beneficiary_name, beneficiary_created_at) IN (0, 3)),
  CHECK ((change_status IS NULL) = (num_nonnulls(change_name, change_homepage_url) = 0)),
  CHECK ((change_reason IS NOT NULL) = (change_status IS NOT DISTINCT FROM 'rejected'))
);
COMMENT ON TABLE oauth_app IS 'OAuth clients with sha256 of their secrets; what was granted until families_ended_at is over';
CREATE INDEX oauth_app_by_age ON oauth_app (business_id, created_at, app_id);
-- For administrators, who review the apps of all businesses.
CREATE INDEX oauth_app_of_all_by_age ON oauth_app (created_at, app_id);
CREATE INDEX oauth_app_of_all_by_status ON oauth_app (status, created_at, app_id);
CREATE INDEX oauth_app_of_all_by_id ON oauth_app (app_id);
CREATE INDEX oauth_app_of_all_by_change ON oauth_app (change_status, created_at, app_id) WHERE change_status IS NOT NULL;
CREATE INDEX oauth_app_of_all_by_change_and_status ON oauth_app (change_status, status, created_at, app_id) WHERE change_status IS NOT NULL;

CREATE TABLE oauth_client_directory (
  client_id text PRIMARY KEY,
  business_id text NOT NULL,
  app_id text NOT NULL
);
COMMENT ON TABLE oauth_client_directory IS 'client_id to the app';

CREATE TABLE signing_key (
  number integer PRIMARY KEY CHECK (number > 0),
  public_key jsonb NOT NULL,
  sealed_private_key bytea NOT NULL,
  signs_from timestamptz NOT NULL
);
COMMENT ON TABLE signing_key IS 'keys that sign tokens of the issuer, each until the next one signs; private keys are sealed';

CREATE TABLE issuer_record (
  key_hash bytea PRIMARY KEY,
  kind text NOT NULL,
  client_id text NOT NULL,
  business_id text,
  user_id text,
  grant_hash bytea,
  sealed_payload bytea,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  consumed_at timestamptz,
  CHECK ((kind = 'Grant') = (business_id IS NOT NULL)),
  CHECK ((kind = 'Grant') = (user_id IS NOT NULL)),
  CHECK ((sealed_payload IS NULL) = (consumed_at IS NOT NULL))
);
COMMENT ON TABLE issuer_record IS 'SHA-256 of a code, a refresh token or another identifier of the issuer to what it stands for, sealed; a grant names the business that it opens, and is there as long as one of its tokens can be used';
CREATE INDEX issuer_record_of_grant ON issuer_record (grant_hash) WHERE grant_hash IS NOT NULL;
CREATE INDEX issuer_record_due ON issuer_record (expires_at) WHERE grant_hash IS NULL;
