-- additive
-- By how much the deposits of a request may differ from what is asked and still be it; null where they may not.
ALTER TABLE payment_request ADD COLUMN tolerance numeric(38, 18) CHECK (tolerance > 0);
