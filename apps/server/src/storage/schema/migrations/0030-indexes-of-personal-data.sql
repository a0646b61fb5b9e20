-- additive
-- Which key of the configuration seals the key of a customer, for the rotation to find those that are left.
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_data_key
  ON customer (split_part(encode(substring(data_key FROM 1 FOR 33), 'escape'), ':', 1)) WHERE data_key IS NOT NULL;
-- What tells of a customer, for its erasure. Records of the business itself are in none of them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_to_blank ON customer (erased_at) WHERE erased_at IS NOT NULL AND blanked_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_file_by_customer ON customer_file (business_id, customer_id) WHERE delete_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS event_by_customer
  ON event (business_id, profile_id, created_at, event_id) WHERE profile_id <> business_id;
CREATE INDEX CONCURRENTLY IF NOT EXISTS quote_by_customer
  ON quote (business_id, profile_id, created_at, quote_id) WHERE profile_id <> business_id;
CREATE INDEX CONCURRENTLY IF NOT EXISTS idempotency_record_by_customer
  ON idempotency_record (business_id, customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_by_customer ON audit_entry (business_id, target) WHERE target LIKE 'CUS\_%';
