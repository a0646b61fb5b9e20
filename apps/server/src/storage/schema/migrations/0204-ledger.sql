-- additive
-- What each profile holds, and the postings that explain it; no balance goes below zero. Running sums let a trial balance, a
-- reconciliation and the opening of a statement cost the same however much has moved; `npm run books` works them out anew.

-- Room beside each balance, so that a change of it stays on its page and touches no index.
CREATE TABLE balance (
  business_id text NOT NULL,
  balance_id text NOT NULL,
  profile_id text NOT NULL,
  currency text NOT NULL,
  available numeric(38, 18) NOT NULL DEFAULT 0 CHECK (available >= 0),
  held numeric(38, 18) NOT NULL DEFAULT 0 CHECK (held >= 0),
  savings numeric(38, 18) NOT NULL DEFAULT 0 CHECK (savings >= 0),
  investments numeric(38, 18) NOT NULL DEFAULT 0 CHECK (investments >= 0),
  show_zero boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  last_entry_at timestamptz,
  PRIMARY KEY (business_id, balance_id),
  UNIQUE (business_id, profile_id, currency),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
) WITH (fillfactor = 50);
COMMENT ON TABLE balance IS 'what a profile holds in one currency';
CREATE INDEX balance_by_age ON balance (business_id, profile_id, created_at, balance_id);

CREATE TABLE posting (
  business_id text NOT NULL REFERENCES business (business_id),
  posting_id text NOT NULL,
  currency text NOT NULL,
  amount numeric(38, 18) NOT NULL CHECK (amount > 0),
  from_account text NOT NULL,
  to_account text NOT NULL CHECK (to_account <> from_account),
  reference text NOT NULL,
  created_at timestamptz NOT NULL,
  reverses text,
  PRIMARY KEY (business_id, posting_id)
);
COMMENT ON TABLE posting IS 'one amount from one account to another, so that an imbalance cannot be written down';
CREATE INDEX posting_by_age ON posting (business_id, created_at, posting_id);

CREATE TABLE transaction_entry (
  business_id text NOT NULL,
  transaction_id text NOT NULL,
  profile_id text NOT NULL,
  type text NOT NULL CHECK (type IN ('deposits', 'buys', 'sells', 'converts', 'withdrawals', 'fees', 'refunds')),
  reference text NOT NULL,
  currency text NOT NULL,
  amount numeric(38, 18) NOT NULL CHECK (amount > 0),
  is_credit boolean NOT NULL,
  available_balance numeric(38, 18) NOT NULL,
  transfer_id text,
  description text NOT NULL,
  sub_description text NOT NULL,
  status_description text NOT NULL,
  meta jsonb,
  created_at timestamptz NOT NULL,
  sum_after numeric(38, 18) NOT NULL,
  PRIMARY KEY (business_id, transaction_id)
);
COMMENT ON TABLE transaction_entry IS 'settled changes of what a profile holds; written once, with the postings behind them';
CREATE INDEX transaction_entry_by_age ON transaction_entry (business_id, profile_id, created_at, transaction_id);
CREATE INDEX transaction_entry_by_currency ON transaction_entry (business_id, profile_id, currency, created_at, transaction_id);
CREATE INDEX transaction_entry_by_type_and_currency
  ON transaction_entry (business_id, profile_id, type, currency, created_at, transaction_id);
CREATE INDEX transaction_entry_of_business_by_kind
  ON transaction_entry (business_id, currency, type, created_at, transaction_id);
CREATE INDEX transaction_entry_by_reference ON transaction_entry (business_id, reference, created_at, transaction_id);
CREATE INDEX transaction_entry_by_transfer
  ON transaction_entry (business_id, transfer_id, created_at, transaction_id) WHERE transfer_id IS NOT NULL;

CREATE TABLE rail_entry (
  business_id text NOT NULL REFERENCES business (business_id),
  rail_entry_id text NOT NULL,
  rail text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  currency text NOT NULL,
  amount numeric(38, 18) NOT NULL CHECK (amount > 0),
  reference text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, rail_entry_id)
);
COMMENT ON TABLE rail_entry IS 'the statements of the rails, which the ledger is reconciled against';

-- What postings change in one balance of a profile.
CREATE TYPE balance_change AS (
  profile_id text,
  currency text,
  available numeric,
  held numeric,
  savings numeric,
  investments numeric
);

-- What has moved stays written as it was; a correction is a reversal.
CREATE FUNCTION refuse_update() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed.', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER append_only BEFORE UPDATE ON posting FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();
CREATE TRIGGER append_only BEFORE UPDATE ON rail_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();
-- The words that go with an entry may name a customer who is erased.
CREATE TRIGGER append_only
  BEFORE UPDATE OF business_id, transaction_id, profile_id, type, reference, currency, amount, is_credit, available_balance,
    transfer_id, status_description, created_at, sum_after
  ON transaction_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();

-- Accounts of the business itself take part in nearly every commit: a row with their balance would make all of them wait for one
-- another. Each commit adds rows of its own instead, and what has been added is put together from time to time.
CREATE TABLE account_sum (
  business_id text NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  taken numeric(38, 18) NOT NULL,
  given numeric(38, 18) NOT NULL,
  PRIMARY KEY (business_id, account, currency)
);
COMMENT ON TABLE account_sum IS 'what was taken from and given to each account of the business itself, without the rows of account_change; statement: and a rail is what the statement of the rail says';

CREATE TABLE account_change (
  business_id text NOT NULL,
  change_id text NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  taken numeric(38, 18) NOT NULL,
  given numeric(38, 18) NOT NULL,
  PRIMARY KEY (business_id, change_id)
);
COMMENT ON TABLE account_change IS 'what commits have added since account_sum was put together';

CREATE FUNCTION note_posted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_change
    SELECT posted.business_id, gen_random_uuid()::text, side.account, posted.currency, sum(side.taken), sum(side.given)
    FROM posted
    CROSS JOIN LATERAL (VALUES (from_account, amount, 0), (to_account, 0, amount)) AS side (account, taken, given)
    WHERE split_part(side.account, ':', 1) NOT IN ('available', 'held', 'savings', 'investments')
    GROUP BY posted.business_id, side.account, posted.currency;
  RETURN NULL;
END
$$;

CREATE FUNCTION note_rail_entries() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_change
    SELECT business_id, gen_random_uuid()::text, 'statement:' || rail, currency,
      coalesce(sum(amount) FILTER (WHERE direction = 'in'), 0), coalesce(sum(amount) FILTER (WHERE direction = 'out'), 0)
    FROM entered
    GROUP BY business_id, rail, currency;
  RETURN NULL;
END
$$;
CREATE TRIGGER note_posted AFTER INSERT ON posting
  REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION note_posted();
CREATE TRIGGER note_rail_entries AFTER INSERT ON rail_entry
  REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION note_rail_entries();

-- Entries of a profile in a currency follow one another, as a commit locks the balance before it writes them: each knows the sum.
CREATE FUNCTION sum_entries() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.sum_after := CASE WHEN NEW.is_credit THEN NEW.amount ELSE -NEW.amount END + coalesce((
    SELECT before.sum_after FROM transaction_entry AS before
    WHERE before.business_id = NEW.business_id AND before.profile_id = NEW.profile_id AND before.currency = NEW.currency
    ORDER BY before.created_at DESC, before.transaction_id DESC
    LIMIT 1
  ), 0);
  RETURN NEW;
END
$$;
CREATE TRIGGER sum_entries BEFORE INSERT ON transaction_entry FOR EACH ROW EXECUTE FUNCTION sum_entries();

-- What `npm run books` last found, for those who cannot wait for it.
CREATE TABLE books_check (
  business_id text PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  differences jsonb NOT NULL,
  payments jsonb NOT NULL
);
COMMENT ON TABLE books_check IS 'when all of the books were last checked, and what differed';
