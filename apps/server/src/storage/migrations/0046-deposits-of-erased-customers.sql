-- additive
ALTER TABLE payment_request_deposit ADD COLUMN profile_id text;
CREATE INDEX payment_request_open ON payment_request (business_id, profile_id) WHERE due_at IS NOT NULL;
