-- additive
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_email
  ON customer (business_id, lower(email), created_at, customer_id) WHERE erased_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS recipient_by_currency
  ON recipient (business_id, currency_id, created_at, recipient_id) WHERE active;
