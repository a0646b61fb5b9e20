-- additive
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_age ON customer (business_id, created_at, customer_id) WHERE erased_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_age_everywhere ON customer (created_at, customer_id) WHERE erased_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_status ON customer (status, created_at, customer_id) WHERE erased_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_text ON customer USING gin (searched gin_trgm_ops) WHERE erased_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_review ON customer (review_due_at) WHERE review_due_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_open_review ON customer (business_id, review_due_at) WHERE review_due_at IS NOT NULL;
