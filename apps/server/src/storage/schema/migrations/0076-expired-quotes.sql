-- additive
CREATE INDEX CONCURRENTLY IF NOT EXISTS quote_by_expiry ON quote (expires_at) WHERE status = 'pending';
CREATE INDEX CONCURRENTLY IF NOT EXISTS pledge_quote_by_expiry ON pledge_quote (expires_at);
