-- additive
-- The people and businesses that a business acts for.

CREATE TABLE customer (
  business_id text NOT NULL,
  customer_id text NOT NULL,
  type text NOT NULL CHECK (type IN ('individual', 'business')),
  first_name text,
  last_name text,
  email text NOT NULL,
  country_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('inactive', 'in_review', 'active', 'rejected')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The name as names are compared, so that an account's holder is looked up. The program writes it.
  compared_name text,
  middle_name text,
  business_name text,
  phone text NOT NULL DEFAULT '',
  searched text,
  has_accepted_terms boolean NOT NULL DEFAULT true,
  rejection_reasons jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1,
  submitted_at timestamptz,
  review_due_at timestamptz,
  shared_outcome text CHECK (shared_outcome IN ('approved', 'rejected')),
  -- The key of the customer, sealed with a key of the configuration, and what it seals.
  data_key bytea,
  personal bytea,
  erased_at timestamptz,
  -- Until when other records may still tell of an erased customer; an erasure that broke off goes on until it is set.
  blanked_at timestamptz,
  PRIMARY KEY (business_id, customer_id),
  FOREIGN KEY (business_id, customer_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE customer IS 'the people and businesses that a business acts for';
CREATE INDEX customer_by_name ON customer (business_id, compared_name);
CREATE INDEX customer_by_age ON customer (business_id, created_at, customer_id) WHERE erased_at IS NULL;
CREATE INDEX customer_by_status ON customer (status, created_at, customer_id) WHERE erased_at IS NULL;
CREATE INDEX customer_by_review ON customer (review_due_at) WHERE review_due_at IS NOT NULL;
CREATE INDEX customer_by_open_review ON customer (business_id, review_due_at) WHERE review_due_at IS NOT NULL;
-- Which key of the configuration seals the key of a customer, for the rotation to find those that are left.
CREATE INDEX customer_by_data_key
  ON customer (split_part(encode(substring(data_key FROM 1 FOR 33), 'escape'), ':', 1)) WHERE data_key IS NOT NULL;
CREATE INDEX customer_to_blank ON customer (erased_at) WHERE erased_at IS NOT NULL AND blanked_at IS NULL;
CREATE INDEX customer_by_trigrams
  ON customer USING gin (business_id, trigram_text(searched) gin_trgm_ops) WHERE erased_at IS NULL;
CREATE INDEX customer_by_business_and_status
  ON customer (business_id, status, created_at, customer_id) WHERE erased_at IS NULL;
CREATE INDEX customer_by_id ON customer (customer_id);
CREATE INDEX customer_by_email
  ON customer (business_id, lower(email), created_at, customer_id) WHERE erased_at IS NULL;

CREATE TABLE customer_file (
  business_id text NOT NULL REFERENCES business (business_id),
  file_id text NOT NULL,
  customer_id text NOT NULL,
  delete_at timestamptz,
  PRIMARY KEY (business_id, file_id)
);
COMMENT ON TABLE customer_file IS 'images and documents in the file store; delete_at is null while a customer has the file';
CREATE INDEX customer_file_to_delete ON customer_file (delete_at) WHERE delete_at IS NOT NULL;
CREATE INDEX customer_file_by_customer ON customer_file (business_id, customer_id) WHERE delete_at IS NULL;

CREATE TABLE used_identity_token (
  business_id text NOT NULL,
  token_hash bytea NOT NULL,
  customer_id text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, token_hash),
  FOREIGN KEY (business_id, customer_id) REFERENCES customer (business_id, customer_id)
);
COMMENT ON TABLE used_identity_token IS 'identity tokens that were imported, each under the SHA-256 of its issuer and jti; a token names its one business, so that no other can use it';
