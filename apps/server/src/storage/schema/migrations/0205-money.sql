-- additive
-- Quotes, transfers, recipients, and where money comes in.

CREATE TABLE recipient (
  business_id text NOT NULL REFERENCES business (business_id),
  recipient_id text NOT NULL,
  active boolean NOT NULL,
  owned_by_customer boolean NOT NULL,
  type text NOT NULL,
  category text NOT NULL CHECK (category IN ('bank', 'mobile_money', 'crypto')),
  currency_id text,
  country_id text,
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The customer for whose profile it was saved; null for the business itself. Those of an erased customer are deleted with it.
  customer_id text,
  PRIMARY KEY (business_id, recipient_id)
);
COMMENT ON TABLE recipient IS 'saved accounts and wallets to pay out to; details holds the fields that the type has';
CREATE INDEX recipient_by_age ON recipient (business_id, created_at, recipient_id) WHERE active;
CREATE INDEX recipient_by_customer ON recipient (business_id, customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX recipient_by_currency
  ON recipient (business_id, currency_id, created_at, recipient_id) WHERE active;

CREATE TABLE quote (
  business_id text NOT NULL,
  quote_id text NOT NULL,
  profile_id text NOT NULL,
  category text NOT NULL CHECK (category IN ('deposit', 'withdrawal', 'conversion', 'buy', 'sell')),
  source_currency text NOT NULL,
  target_currency text NOT NULL,
  source_amount numeric(38, 18) NOT NULL CHECK (source_amount > 0),
  target_amount numeric(38, 18) NOT NULL CHECK (target_amount > 0),
  rounding numeric(38, 18) NOT NULL CHECK (rounding >= 0),
  rate numeric(38, 18) NOT NULL CHECK (rate > 0),
  product text NOT NULL,
  side text NOT NULL CHECK (side IN ('buy', 'sell')),
  rate_explained text NOT NULL,
  fees jsonb NOT NULL,
  reference text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'accepted')),
  reversal_policy text CHECK (reversal_policy = 'conversion_only'),
  pay_in jsonb NOT NULL,
  pay_out jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  metadata jsonb,
  PRIMARY KEY (business_id, quote_id),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE quote IS 'prices held until they expire; expired is what is pending beyond expires_at';
CREATE INDEX quote_by_expiry ON quote (expires_at) WHERE status = 'pending';
CREATE INDEX quote_by_kind
  ON quote (business_id, profile_id, source_currency, target_currency, status, created_at, quote_id);
CREATE INDEX quote_by_age ON quote (business_id, profile_id, created_at, quote_id);
CREATE INDEX quote_by_reference ON quote (business_id, reference, created_at, quote_id);
-- What a profile may have at a time only so many of is counted here.
CREATE INDEX quote_pending ON quote (business_id, profile_id, expires_at) WHERE status = 'pending';

CREATE TABLE transfer (
  business_id text NOT NULL,
  transfer_id text NOT NULL,
  quote_id text NOT NULL,
  profile_id text NOT NULL,
  status text NOT NULL,
  error text,
  version integer NOT NULL CHECK (version > 0),
  source_amount numeric(38, 18) NOT NULL CHECK (source_amount > 0),
  target_amount numeric(38, 18) NOT NULL CHECK (target_amount >= 0),
  fees jsonb NOT NULL,
  pay_in jsonb NOT NULL,
  pay_out jsonb NOT NULL,
  steps jsonb NOT NULL,
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  is_exchange_agreed boolean,
  -- Whoever takes a step holds the transfer by a lease, by the clock of the database: that of a process that dies ends within seconds.
  leased_until timestamptz,
  stopped_due_at timestamptz,
  -- What payments have credited that came too late for a cancelled transfer, less their fees, in its source currency.
  late_credit numeric(38, 18),
  -- What a transfer is listed by; its quote says it first, and neither changes.
  metadata jsonb,
  reference text,
  category text,
  source_currency text,
  target_currency text,
  PRIMARY KEY (business_id, transfer_id),
  UNIQUE (business_id, quote_id),
  FOREIGN KEY (business_id, quote_id) REFERENCES quote (business_id, quote_id)
);
COMMENT ON TABLE transfer IS 'money on the move; due_at is when its next step is to be taken, by the clock of the business';
CREATE INDEX transfer_by_age ON transfer (business_id, profile_id, created_at, transfer_id);
CREATE INDEX transfer_due ON transfer (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX transfer_due_of_business ON transfer (business_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX transfer_stopped ON transfer (business_id) WHERE stopped_due_at IS NOT NULL;
-- Few columns of few values tell the kinds of entries apart. One index has the entries of each kind by age, and a page by any of these
-- columns takes from each kind that it asks for what a page can have. The index of a whole business has the columns the other way round,
-- so that the planner cannot read the entries of all profiles for those of one. References and transfers have few entries each.
CREATE INDEX transfer_by_kind
  ON transfer (business_id, profile_id, category, source_currency, target_currency, status, created_at, transfer_id);
CREATE INDEX transfer_of_business_by_kind
  ON transfer (business_id, status, target_currency, source_currency, category, created_at, transfer_id);
CREATE INDEX transfer_by_reference ON transfer (business_id, reference, created_at, transfer_id);
-- Exchanges that wait for their payment from outside; they hold a rate, and are counted with the pending quotes.
CREATE INDEX transfer_unpaid_exchange
  ON transfer (business_id, profile_id) WHERE status = 'pending' AND category IN ('buy', 'sell');

CREATE FUNCTION list_transfer_by_quote() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT reference, category, source_currency, target_currency
    INTO NEW.reference, NEW.category, NEW.source_currency, NEW.target_currency
    FROM quote WHERE business_id = NEW.business_id AND quote_id = NEW.quote_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER list_transfer_by_quote BEFORE INSERT ON transfer FOR EACH ROW EXECUTE FUNCTION list_transfer_by_quote();

CREATE TABLE deposit_address (
  business_id text NOT NULL,
  address_id text NOT NULL,
  profile_id text NOT NULL,
  currency text NOT NULL,
  network text NOT NULL,
  address text NOT NULL,
  memo text,
  transfer_id text,
  is_present boolean NOT NULL,
  created_at timestamptz NOT NULL,
  payment_request_id text,
  PRIMARY KEY (business_id, address_id),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE deposit_address IS 'addresses that credit a profile, or pay in a transfer or a payment request; one of a profile, currency and network is the present one';
CREATE UNIQUE INDEX deposit_address_present ON deposit_address (business_id, profile_id, currency, network) WHERE is_present;

CREATE TABLE deposit_address_directory (
  network text NOT NULL,
  address text NOT NULL,
  memo text NOT NULL,
  business_id text NOT NULL,
  address_id text NOT NULL,
  PRIMARY KEY (network, address, memo)
);
COMMENT ON TABLE deposit_address_directory IS 'deposit address, with its memo or an empty text, to its business';
CREATE INDEX deposit_address_directory_by_business ON deposit_address_directory (business_id);

CREATE TABLE virtual_bank_account (
  business_id text NOT NULL,
  account_id text NOT NULL,
  profile_id text NOT NULL,
  currency text NOT NULL,
  bank_code text NOT NULL,
  bank_name text NOT NULL,
  account_number text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, account_id),
  UNIQUE (business_id, profile_id, currency),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE virtual_bank_account IS 'static bank accounts, whose payments are credited to the profile';

CREATE TABLE bank_account_directory (
  bank_code text NOT NULL,
  account_number text NOT NULL,
  business_id text NOT NULL,
  transfer_id text,
  virtual_account_id text,
  payment_request_id text,
  PRIMARY KEY (bank_code, account_number)
);
COMMENT ON TABLE bank_account_directory IS 'bank account to the transfer or payment request that it pays in, or to the static account of a profile';
CREATE INDEX bank_account_directory_by_business ON bank_account_directory (business_id);

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
COMMENT ON TABLE unconfirmed_payment IS 'payments from outside that are held until they are confirmed, and whose entries are pending until then';
CREATE INDEX unconfirmed_payment_by_entry ON unconfirmed_payment (business_id, transaction_id);
CREATE INDEX unconfirmed_payment_due ON unconfirmed_payment (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX unconfirmed_payment_due_of_business ON unconfirmed_payment (business_id, due_at) WHERE due_at IS NOT NULL;

CREATE TABLE pledge_quote (
  business_id text NOT NULL,
  pledge_quote_id text NOT NULL,
  profile_id text NOT NULL,
  client_id text NOT NULL,
  user_id text NOT NULL,
  beneficiary_id text NOT NULL,
  reference text NOT NULL,
  items jsonb NOT NULL,
  meta jsonb,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, pledge_quote_id),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE pledge_quote IS 'what apps were told about pledges to their beneficiaries; nothing is locked';
CREATE INDEX pledge_quote_of_profile ON pledge_quote (business_id, profile_id);
CREATE INDEX pledge_quote_by_expiry ON pledge_quote (expires_at);
