-- additive
-- What onboarding knows of a customer. `personal` is sealed with the key of the customer, which `data_key` holds, sealed in its turn
-- with a key of the configuration. A process of the version before leaves what is new as it is.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
ALTER TABLE customer ALTER COLUMN first_name DROP NOT NULL;
ALTER TABLE customer ALTER COLUMN last_name DROP NOT NULL;
ALTER TABLE customer ADD COLUMN middle_name text;
ALTER TABLE customer ADD COLUMN business_name text;
ALTER TABLE customer ADD COLUMN phone text NOT NULL DEFAULT '';
ALTER TABLE customer ADD COLUMN searched text;
ALTER TABLE customer ADD COLUMN has_accepted_terms boolean NOT NULL DEFAULT true;
ALTER TABLE customer ADD COLUMN rejection_reasons jsonb NOT NULL DEFAULT '[]';
ALTER TABLE customer ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE customer ADD COLUMN submitted_at timestamptz;
ALTER TABLE customer ADD COLUMN review_due_at timestamptz;
ALTER TABLE customer ADD COLUMN shared_outcome text CHECK (shared_outcome IN ('approved', 'rejected'));
ALTER TABLE customer ADD COLUMN data_key bytea;
ALTER TABLE customer ADD COLUMN personal bytea;
ALTER TABLE customer ADD COLUMN erased_at timestamptz;
ALTER TABLE profile ADD COLUMN erased_at timestamptz;
-- What has been written so far was made with a server, complete and active.
UPDATE customer SET searched =
  lower(normalize(first_name || ' ' || last_name, NFC)) || E'\n' || lower(email) || E'\n\n' || lower(customer_id);

CREATE TABLE customer_file (
  business_id text NOT NULL REFERENCES business (business_id),
  file_id text NOT NULL,
  customer_id text NOT NULL,
  delete_at timestamptz,
  PRIMARY KEY (business_id, file_id)
);
COMMENT ON TABLE customer_file IS 'tenant: images and documents in the file store; delete_at is null while a customer has the file';
CREATE INDEX customer_file_to_delete ON customer_file (delete_at) WHERE delete_at IS NOT NULL;
