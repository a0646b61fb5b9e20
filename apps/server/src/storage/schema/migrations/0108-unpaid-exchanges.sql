-- additive
-- Exchanges that wait for their payment from outside; they hold a rate, and are counted with the pending quotes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS transfer_unpaid_exchange
  ON transfer (business_id, profile_id) WHERE status = 'pending' AND category IN ('buy', 'sell');
