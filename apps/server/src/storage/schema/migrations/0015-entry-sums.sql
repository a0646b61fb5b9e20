-- additive
-- By itself, since a new column keeps everybody waiting until its migration ends; the next one fills it in.
ALTER TABLE transaction_entry ADD COLUMN sum_after numeric(38, 18);
