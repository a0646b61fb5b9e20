-- additive
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_name ON customer (business_id, compared_name);
