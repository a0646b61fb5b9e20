-- additive
-- Until when other records may still tell of an erased customer; an erasure that broke off goes on until it is set.
ALTER TABLE customer ADD COLUMN blanked_at timestamptz;
-- The customer whom a kept reply tells of, for its erasure.
ALTER TABLE idempotency_record ADD COLUMN customer_id text;
-- What has moved stays as it is; the words that go with it may name a customer who is erased.
DROP TRIGGER append_only ON transaction_entry;
CREATE TRIGGER append_only
  BEFORE UPDATE OF business_id, transaction_id, profile_id, type, reference, currency, amount, is_credit, available_balance,
    transfer_id, status_description, created_at, sum_after
  ON transaction_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();
