-- A server of the version before would enter payments again that this one has entered: it does not run beside this one.
-- What payments have credited that came too late for a cancelled transfer, less their fees, in its source currency.
ALTER TABLE transfer ADD COLUMN late_credit numeric(38, 18);

-- Payments from outside that are held until they are confirmed. Those of transfers have no amount here: the transfer goes on by itself.
CREATE TABLE unconfirmed_payment (
  business_id text NOT NULL,
  payment_id text NOT NULL,
  transaction_id text NOT NULL,
  profile_id text,
  currency text,
  amount numeric(38, 18),
  created_at timestamptz,
  due_at timestamptz,
  PRIMARY KEY (business_id, payment_id)
);
COMMENT ON TABLE unconfirmed_payment IS 'tenant: payments from outside that are held until they are confirmed, and whose entries are pending until then';
CREATE INDEX unconfirmed_payment_by_entry ON unconfirmed_payment (business_id, transaction_id);
CREATE INDEX unconfirmed_payment_due ON unconfirmed_payment (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX unconfirmed_payment_due_of_business ON unconfirmed_payment (business_id, due_at) WHERE due_at IS NOT NULL;
