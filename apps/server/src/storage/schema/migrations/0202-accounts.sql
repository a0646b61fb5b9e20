-- additive
-- Businesses, their people and their credentials.

CREATE TABLE app_user (
  user_id text PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  is_administrator boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE app_user IS 'people who sign in; one person may belong to several businesses';

CREATE TABLE business (
  business_id text PRIMARY KEY,
  -- Null until the first owner has accepted the invitation.
  user_id text,
  name text NOT NULL,
  country_id text NOT NULL,
  kyb_status text NOT NULL CHECK (kyb_status IN ('unverified', 'pending', 'verified', 'rejected', 'suspended')),
  display_currency text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Why the last review rejected or suspended the business; null otherwise.
  kyb_reason text,
  clock_ahead_ms bigint NOT NULL DEFAULT 0 CHECK (clock_ahead_ms >= 0),
  -- What was read before a reset of the sandbox is known by their count.
  resets integer NOT NULL DEFAULT 0,
  has_reusable_kyc boolean NOT NULL DEFAULT false,
  -- Read with every call, so that only calls of a business with faults look for them.
  faults_until timestamptz,
  -- Where payers reach the business, instead of the address with which its owner signs in.
  contact_email text
);
COMMENT ON TABLE business IS 'a business and its owner';
CREATE INDEX business_by_age ON business (created_at, business_id);
CREATE INDEX business_ahead ON business (business_id) WHERE clock_ahead_ms > 0;
CREATE INDEX business_by_kyb_status ON business (kyb_status, created_at, business_id);

CREATE TABLE membership (
  business_id text NOT NULL REFERENCES business (business_id),
  user_id text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'developer', 'viewer')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, user_id)
);
COMMENT ON TABLE membership IS 'which users belong to the business, and their role';
CREATE INDEX membership_by_age ON membership (business_id, created_at, user_id);

CREATE TABLE profile (
  business_id text NOT NULL REFERENCES business (business_id),
  profile_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('business', 'customer')),
  display_currency text NOT NULL,
  created_at timestamptz NOT NULL,
  erased_at timestamptz,
  PRIMARY KEY (business_id, profile_id)
);
COMMENT ON TABLE profile IS 'whom a request may act for: the business itself or one of its customers';
-- The list of all businesses goes by profiles. An index of customers by age alone would be taken for the list of a large business too,
-- which would then read past the newer customers of every other.
CREATE INDEX profile_of_customer_by_age ON profile (created_at, profile_id) WHERE kind = 'customer';

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
  -- Null where nobody has rotated it, or that was not noted yet.
  rotated_by text,
  PRIMARY KEY (business_id, api_key_id)
);
COMMENT ON TABLE api_key IS 'API keys as their business sees them; hint is how the key begins, never the secret';
CREATE INDEX api_key_by_age ON api_key (business_id, created_at, api_key_id);
-- Keys that work are counted before another one is made.
CREATE INDEX api_key_working ON api_key (business_id) WHERE revoked_at IS NULL;

CREATE TABLE public_key (
  business_id text NOT NULL REFERENCES business (business_id),
  public_key_id text NOT NULL,
  public_key text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- Null where it was not noted yet.
  created_by text,
  PRIMARY KEY (business_id, public_key_id)
);
COMMENT ON TABLE public_key IS 'keys for browsers; they are not secret';
CREATE INDEX public_key_by_age ON public_key (business_id, created_at, public_key_id);
CREATE INDEX public_key_working ON public_key (business_id) WHERE revoked_at IS NULL;

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
COMMENT ON TABLE audit_entry IS 'who changed what, and in which request';
CREATE INDEX audit_entry_by_age ON audit_entry (business_id, created_at, audit_entry_id);
CREATE INDEX audit_entry_by_action ON audit_entry (business_id, action, created_at, audit_entry_id);
CREATE INDEX audit_entry_by_actor ON audit_entry (business_id, actor_id, created_at, audit_entry_id);
CREATE INDEX audit_entry_by_actor_and_action ON audit_entry (business_id, actor_id, action, created_at, audit_entry_id);
CREATE INDEX audit_entry_by_customer ON audit_entry (business_id, target) WHERE target LIKE 'CUS\_%';

CREATE TABLE invitation (
  business_id text NOT NULL REFERENCES business (business_id),
  invitation_id text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  role text NOT NULL CHECK (role IN ('owner', 'developer', 'viewer')),
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (business_id, invitation_id)
);
COMMENT ON TABLE invitation IS 'who was asked to join the business, in which role';
CREATE UNIQUE INDEX invitation_open ON invitation (business_id, email) WHERE accepted_at IS NULL AND revoked_at IS NULL;
-- Only invitations that can still be accepted are listed, and they are few.
CREATE INDEX invitation_open_by_expiry ON invitation (business_id, expires_at) WHERE accepted_at IS NULL AND revoked_at IS NULL;

CREATE TABLE platform_audit_entry (
  audit_entry_id text PRIMARY KEY,
  actor_kind text NOT NULL,
  actor_id text NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  request_id text NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE platform_audit_entry IS 'who changed what outside of businesses, and in which request';
CREATE INDEX platform_audit_entry_by_age ON platform_audit_entry (created_at, audit_entry_id);

CREATE TABLE api_key_directory (
  key_hash bytea PRIMARY KEY,
  business_id text NOT NULL,
  api_key_id text NOT NULL,
  secret_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  rate_limit integer
);
COMMENT ON TABLE api_key_directory IS 'sha256 of an API key to its business; all that authentication needs is here';
CREATE INDEX api_key_directory_by_key ON api_key_directory (business_id, api_key_id);

CREATE TABLE public_key_directory (
  public_key text PRIMARY KEY,
  business_id text NOT NULL,
  public_key_id text NOT NULL
);
COMMENT ON TABLE public_key_directory IS 'public key to its business';

-- business_id is null for platform administrators, who belong to no business.
CREATE TABLE email_directory (
  email text PRIMARY KEY CHECK (email = lower(email)),
  business_id text,
  user_id text NOT NULL
);
COMMENT ON TABLE email_directory IS 'lower-case email address to the user who signs in with it';

CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  business_id text,
  user_id text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
COMMENT ON TABLE session IS 'sha256 of a session token to the user and the business signed in to';
CREATE INDEX session_by_user ON session (user_id);
CREATE INDEX session_by_expiry ON session (expires_at);

CREATE TABLE membership_directory (
  user_id text NOT NULL,
  business_id text NOT NULL,
  PRIMARY KEY (user_id, business_id)
);
COMMENT ON TABLE membership_directory IS 'user to the businesses that the user belongs to';

CREATE TABLE invitation_directory (
  token_hash bytea PRIMARY KEY,
  business_id text NOT NULL,
  invitation_id text NOT NULL,
  -- A token that was not mailed was seen by whoever invited.
  is_mailed boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE invitation_directory IS 'sha256 of an invitation token to its business and invitation';
CREATE INDEX invitation_directory_by_invitation ON invitation_directory (business_id, invitation_id);

CREATE TABLE mail (
  mail_id text PRIMARY KEY,
  -- Who reads it in the sandbox beside its recipient; business_id says whose owners.
  readers text NOT NULL CHECK (readers IN ('recipient', 'owners', 'administrators')),
  business_id text CHECK ((business_id IS NOT NULL) = (readers = 'owners')),
  recipient text NOT NULL CHECK (recipient = lower(recipient)),
  sealed bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE mail IS 'mails that are not sent yet, with subject and text encrypted; gone when they are sent or expire';
CREATE INDEX mail_by_due ON mail (due_at);
CREATE INDEX mail_by_age ON mail (created_at, mail_id);
CREATE INDEX mail_by_expiry ON mail (expires_at);

CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE password_reset IS 'sha256 of a token that sets a new password of the user; gone when it is used or expires';
CREATE INDEX password_reset_by_user ON password_reset (user_id);
CREATE INDEX password_reset_by_expiry ON password_reset (expires_at);

CREATE TABLE login_throttle (
  key_hash bytea PRIMARY KEY,
  attempts integer NOT NULL,
  free_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE login_throttle IS 'sha256 of whom or what attempts are counted for, and when the next one is let through';
CREATE INDEX login_throttle_by_expiry ON login_throttle (expires_at);

CREATE TABLE known_address (
  user_id text NOT NULL,
  address_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, address_hash)
);
COMMENT ON TABLE known_address IS 'sha256 of the networks from which a user has signed in';
CREATE INDEX known_address_by_expiry ON known_address (expires_at);
