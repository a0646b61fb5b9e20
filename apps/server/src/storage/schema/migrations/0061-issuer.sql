-- additive
CREATE TABLE signing_key (
  number integer PRIMARY KEY CHECK (number > 0),
  public_key jsonb NOT NULL,
  sealed_private_key bytea NOT NULL,
  signs_from timestamptz NOT NULL
);
COMMENT ON TABLE signing_key IS 'platform: keys that sign tokens of the issuer, each until the next one signs; private keys are sealed';

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
COMMENT ON TABLE issuer_record IS 'directory: SHA-256 of a code, a refresh token or another identifier of the issuer to what it stands for, sealed; a grant names the business that it opens, and is there as long as one of its tokens can be used';
CREATE INDEX issuer_record_of_grant ON issuer_record (grant_hash) WHERE grant_hash IS NOT NULL;
CREATE INDEX issuer_record_due ON issuer_record (expires_at) WHERE grant_hash IS NULL;
