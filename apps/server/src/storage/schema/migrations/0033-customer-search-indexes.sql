-- additive
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_trigrams
  ON customer USING gin (business_id, trigram_text(searched) gin_trgm_ops) WHERE erased_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS customer_by_text;
-- The list of all businesses goes by profiles. An index of customers by age alone was taken for the list of a large business too, which
-- then read past the newer customers of every other.
CREATE INDEX CONCURRENTLY IF NOT EXISTS profile_of_customer_by_age
  ON profile (created_at, profile_id) WHERE kind = 'customer';
DROP INDEX CONCURRENTLY IF EXISTS customer_by_age_everywhere;
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_business_and_status
  ON customer (business_id, status, created_at, customer_id) WHERE erased_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_id ON customer (customer_id);
