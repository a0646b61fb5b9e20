-- Businesses, their people and their credentials.
-- The comment of a table names its class: 'tenant' tables lead every key with business_id, 'directory' tables are keyed by
-- what they are looked up by and carry business_id, 'platform' tables belong to no business.

CREATE TABLE app_user (
  user_id text PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  is_administrator boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE app_user IS 'platform: people who sign in; one person may belong to several businesses';

CREATE TABLE business (
  business_id text PRIMARY KEY,
  user_id text NOT NULL,
  name text NOT NULL,
  country_id text NOT NULL,
  kyb_status text NOT NULL CHECK (kyb_status IN ('unverified', 'pending', 'verified', 'rejected', 'suspended')),
  display_currency text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
COMMENT ON TABLE business IS 'tenant: a business and its owner';
CREATE INDEX business_by_age ON business (created_at, business_id);

CREATE TABLE membership (
  business_id text NOT NULL REFERENCES business (business_id),
  user_id text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'developer', 'viewer')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, user_id)
);
COMMENT ON TABLE membership IS 'tenant: which users belong to the business, and their role';
CREATE INDEX membership_by_age ON membership (business_id, created_at, user_id);

CREATE TABLE profile (
  business_id text NOT NULL REFERENCES business (business_id),
  profile_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('business', 'customer')),
  display_currency text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, profile_id)
);
COMMENT ON TABLE profile IS 'tenant: whom a request may act for: the business itself or one of its customers';

CREATE TABLE api_key (
  business_id text NOT NULL REFERENCES business (business_id),
  api_key_id text NOT NULL,
  name text NOT NULL,
  hint text NOT NULL,
  scopes text[] NOT NULL,
  rate_limit integer CHECK (rate_limit > 0),
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  rotated_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  PRIMARY KEY (business_id, api_key_id)
);
COMMENT ON TABLE api_key IS 'tenant: API keys as their business sees them; hint is how the key begins, never the secret';
CREATE INDEX api_key_by_age ON api_key (business_id, created_at, api_key_id);

CREATE TABLE public_key (
  business_id text NOT NULL REFERENCES business (business_id),
  public_key_id text NOT NULL,
  public_key text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (business_id, public_key_id)
);
COMMENT ON TABLE public_key IS 'tenant: keys for browsers; they are not secret';
CREATE INDEX public_key_by_age ON public_key (business_id, created_at, public_key_id);

CREATE TABLE audit_entry (
  business_id text NOT NULL REFERENCES business (business_id),
  audit_entry_id text NOT NULL,
  actor_kind text NOT NULL,
  actor_id text NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  request_id text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, audit_entry_id)
);
COMMENT ON TABLE audit_entry IS 'tenant: who changed what, and in which request';
CREATE INDEX audit_entry_by_age ON audit_entry (business_id, created_at, audit_entry_id);

CREATE TABLE api_key_directory (
  key_hash bytea PRIMARY KEY,
  business_id text NOT NULL,
  api_key_id text NOT NULL,
  secret_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  rate_limit integer
);
COMMENT ON TABLE api_key_directory IS 'directory: sha256 of an API key to its business; all that authentication needs is here';
CREATE INDEX api_key_directory_by_key ON api_key_directory (business_id, api_key_id);

CREATE TABLE public_key_directory (
  public_key text PRIMARY KEY,
  business_id text NOT NULL,
  public_key_id text NOT NULL
);
COMMENT ON TABLE public_key_directory IS 'directory: public key to its business';

-- business_id is null for platform administrators, who belong to no business.
CREATE TABLE email_directory (
  email text PRIMARY KEY CHECK (email = lower(email)),
  business_id text,
  user_id text NOT NULL
);
COMMENT ON TABLE email_directory IS 'directory: lower-case email address to the user who signs in with it';

CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  business_id text,
  user_id text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
COMMENT ON TABLE session IS 'directory: sha256 of a session token to the user and the business signed in to';
CREATE INDEX session_by_user ON session (user_id);
CREATE INDEX session_by_expiry ON session (expires_at);

CREATE TABLE membership_directory (
  user_id text NOT NULL,
  business_id text NOT NULL,
  PRIMARY KEY (user_id, business_id)
);
COMMENT ON TABLE membership_directory IS 'directory: user to the businesses that the user belongs to';
