-- additive
-- Few columns of few values tell the kinds of entries apart. One index has the entries of each kind by age, and a page by any of these
-- columns takes from each kind that it asks for what a page can have. The index of a whole business has the columns the other way round,
-- so that the planner cannot read the entries of all profiles for those of one. References and transfers have few entries each.
CREATE INDEX CONCURRENTLY IF NOT EXISTS transfer_by_kind
  ON transfer (business_id, profile_id, category, source_currency, target_currency, status, created_at, transfer_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS transfer_of_business_by_kind
  ON transfer (business_id, status, target_currency, source_currency, category, created_at, transfer_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS transfer_by_reference ON transfer (business_id, reference, created_at, transfer_id);
DROP INDEX CONCURRENTLY IF EXISTS transfer_by_status;

CREATE INDEX CONCURRENTLY IF NOT EXISTS transaction_entry_of_business_by_kind
  ON transaction_entry (business_id, currency, type, created_at, transaction_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS transaction_entry_by_reference ON transaction_entry (business_id, reference, created_at, transaction_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS transaction_entry_by_transfer
  ON transaction_entry (business_id, transfer_id, created_at, transaction_id) WHERE transfer_id IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS transaction_entry_by_type;

CREATE INDEX CONCURRENTLY IF NOT EXISTS quote_by_kind
  ON quote (business_id, profile_id, source_currency, target_currency, status, created_at, quote_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS quote_by_age ON quote (business_id, profile_id, created_at, quote_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS quote_by_reference ON quote (business_id, reference, created_at, quote_id);
DROP INDEX CONCURRENTLY IF EXISTS quote_by_customer;
