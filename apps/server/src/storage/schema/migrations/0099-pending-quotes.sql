-- additive
-- What a profile may have at a time only so many of is counted here.
CREATE INDEX CONCURRENTLY IF NOT EXISTS quote_pending ON quote (business_id, profile_id, expires_at) WHERE status = 'pending';
