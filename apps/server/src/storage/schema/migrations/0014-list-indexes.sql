-- additive
-- An index for every filter of a list, in the order of the list, so that a page costs what a page is, however rare its entries are
-- and wherever in the list they stand. Two filters of one list have an index together: the entries of each may be many, those of both few.

CREATE INDEX CONCURRENTLY IF NOT EXISTS transfer_by_status ON transfer (business_id, profile_id, status, created_at, transfer_id);

CREATE INDEX CONCURRENTLY IF NOT EXISTS transaction_entry_by_type ON transaction_entry (business_id, profile_id, type, created_at, transaction_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS transaction_entry_by_currency ON transaction_entry (business_id, profile_id, currency, created_at, transaction_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS transaction_entry_by_type_and_currency
  ON transaction_entry (business_id, profile_id, type, currency, created_at, transaction_id);

CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_by_action ON audit_entry (business_id, action, created_at, audit_entry_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_by_actor ON audit_entry (business_id, actor_id, created_at, audit_entry_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_by_actor_and_action ON audit_entry (business_id, actor_id, action, created_at, audit_entry_id);

CREATE INDEX CONCURRENTLY IF NOT EXISTS business_by_kyb_status ON business (kyb_status, created_at, business_id);

-- Only invitations that can still be accepted are listed, and they are few.
CREATE INDEX CONCURRENTLY IF NOT EXISTS invitation_open_by_expiry ON invitation (business_id, expires_at) WHERE accepted_at IS NULL AND revoked_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS invitation_by_age;

-- Keys that work are counted before another one is made.
CREATE INDEX CONCURRENTLY IF NOT EXISTS api_key_working ON api_key (business_id) WHERE revoked_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS public_key_working ON public_key (business_id) WHERE revoked_at IS NULL;
