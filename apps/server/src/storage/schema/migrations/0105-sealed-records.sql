-- What tells of a customer is sealed with the key of the customer: the full body of an event beside the blanked one, the reply to a
-- request, what a receiver answered, and what is known of a payer. A server of an earlier version would send events with blank fields
-- and repeat replies without a body, so that none starts from here on; one that runs on may do so until it ends.
ALTER TABLE event ADD COLUMN sealed_body bytea;
ALTER TABLE delivery_attempt ADD COLUMN sealed_response bytea;
ALTER TABLE idempotency_record ADD COLUMN sealed_body bytea;
ALTER TABLE payment_request ADD COLUMN sealed_info bytea;
-- The customer for whose profile it was saved; null for the business itself. Those of an erased customer are deleted with it.
ALTER TABLE recipient ADD COLUMN customer_id text;
CREATE INDEX recipient_by_customer ON recipient (business_id, customer_id) WHERE customer_id IS NOT NULL;
-- Where payers reach the business, instead of the address with which its owner signs in.
ALTER TABLE business ADD COLUMN contact_email text;
