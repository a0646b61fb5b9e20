-- additive
ALTER TABLE business ADD COLUMN has_reusable_kyc boolean NOT NULL DEFAULT false;

CREATE TABLE used_identity_token (
  business_id text NOT NULL,
  token_hash bytea NOT NULL,
  customer_id text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, token_hash),
  FOREIGN KEY (business_id, customer_id) REFERENCES customer (business_id, customer_id)
);
COMMENT ON TABLE used_identity_token IS 'tenant: identity tokens that were imported, each under the SHA-256 of its issuer and jti; a token names its one business, so that no other can use it';
