-- additive
-- What of a deposit was credited as it came, because the rate of its request did not hold for it; null where all of it was converted.
ALTER TABLE payment_request_deposit
  ADD COLUMN surplus numeric(38, 18) CHECK (surplus > 0 AND surplus <= amount),
  ADD COLUMN surplus_fee jsonb;
