-- additive
-- By itself, since everybody waits while all entries are looked at: a second for a few million.
ALTER TABLE transaction_entry ALTER COLUMN sum_after SET NOT NULL;
