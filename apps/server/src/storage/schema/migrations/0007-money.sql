-- Quotes, transfers, settled entries, recipients, deposit addresses, the outbox, and the one way by which money moves.

ALTER TABLE business ADD COLUMN clock_ahead_ms bigint NOT NULL DEFAULT 0 CHECK (clock_ahead_ms >= 0);

ALTER TABLE posting ADD COLUMN reverses text;
-- Room beside each balance, so that a change of it stays on its page and touches no index.
ALTER TABLE balance SET (fillfactor = 50);

CREATE TABLE customer (
  business_id text NOT NULL,
  customer_id text NOT NULL,
  type text NOT NULL CHECK (type IN ('individual', 'business')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  country_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('inactive', 'in_review', 'active', 'rejected')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, customer_id),
  FOREIGN KEY (business_id, customer_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE customer IS 'tenant: the people and businesses that a business acts for';

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
  PRIMARY KEY (business_id, recipient_id)
);
COMMENT ON TABLE recipient IS 'tenant: saved accounts and wallets to pay out to; details holds the fields that the type has';
CREATE INDEX recipient_by_age ON recipient (business_id, created_at, recipient_id) WHERE active;

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
  PRIMARY KEY (business_id, quote_id),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE quote IS 'tenant: prices held until they expire; expired is what is pending beyond expires_at';

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
  PRIMARY KEY (business_id, transfer_id),
  UNIQUE (business_id, quote_id),
  FOREIGN KEY (business_id, quote_id) REFERENCES quote (business_id, quote_id)
);
COMMENT ON TABLE transfer IS 'tenant: money on the move; due_at is when its next step is to be taken, by the clock of the business';
CREATE INDEX transfer_by_age ON transfer (business_id, profile_id, created_at, transfer_id);
CREATE INDEX transfer_due ON transfer (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX transfer_due_of_business ON transfer (business_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX business_ahead ON business (business_id) WHERE clock_ahead_ms > 0;

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
  PRIMARY KEY (business_id, transaction_id)
);
COMMENT ON TABLE transaction_entry IS 'tenant: settled changes of what a profile holds; written once, with the postings behind them';
CREATE INDEX transaction_entry_by_age ON transaction_entry (business_id, profile_id, created_at, transaction_id);

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
  PRIMARY KEY (business_id, address_id),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE deposit_address IS 'tenant: addresses that credit a profile or pay in a transfer; one of a profile, currency and network is the present one';
CREATE UNIQUE INDEX deposit_address_present ON deposit_address (business_id, profile_id, currency, network) WHERE is_present;

CREATE TABLE deposit_address_directory (
  network text NOT NULL,
  address text NOT NULL,
  memo text NOT NULL,
  business_id text NOT NULL,
  address_id text NOT NULL,
  PRIMARY KEY (network, address, memo)
);
CREATE INDEX deposit_address_directory_by_business ON deposit_address_directory (business_id);
COMMENT ON TABLE deposit_address_directory IS 'directory: deposit address, with its memo or an empty text, to its business';

CREATE TABLE bank_account_directory (
  bank_code text NOT NULL,
  account_number text NOT NULL,
  business_id text NOT NULL,
  transfer_id text NOT NULL,
  PRIMARY KEY (bank_code, account_number)
);
CREATE INDEX bank_account_directory_by_business ON bank_account_directory (business_id);
COMMENT ON TABLE bank_account_directory IS 'directory: temporary bank account to the transfer that it pays in';

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
COMMENT ON TABLE rail_entry IS 'tenant: the statements of the rails, which the ledger is reconciled against';

CREATE TABLE event (
  business_id text NOT NULL REFERENCES business (business_id),
  event_id text NOT NULL,
  kind text NOT NULL,
  profile_id text NOT NULL,
  resource_id text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  dispatched_at timestamptz,
  PRIMARY KEY (business_id, event_id)
);
COMMENT ON TABLE event IS 'tenant: the outbox; what happened, written with what it tells of';
CREATE INDEX event_waiting ON event (created_at, event_id) WHERE dispatched_at IS NULL;

-- What postings change in one balance of a profile.
CREATE TYPE balance_change AS (
  profile_id text,
  currency text,
  available numeric,
  held numeric,
  savings numeric,
  investments numeric
);

CREATE FUNCTION balance_changes(postings jsonb) RETURNS SETOF balance_change
LANGUAGE sql IMMUTABLE AS $$
  SELECT side.holder, posting.currency,
    sum(CASE side.account WHEN 'available' THEN side.amount ELSE 0 END),
    sum(CASE side.account WHEN 'held' THEN side.amount ELSE 0 END),
    sum(CASE side.account WHEN 'savings' THEN side.amount ELSE 0 END),
    sum(CASE side.account WHEN 'investments' THEN side.amount ELSE 0 END)
  FROM jsonb_to_recordset(postings) AS posting (currency text, amount numeric, from_account text, to_account text)
  CROSS JOIN LATERAL (VALUES
    (split_part(posting.from_account, ':', 1), split_part(posting.from_account, ':', 2), -posting.amount),
    (split_part(posting.to_account, ':', 1), split_part(posting.to_account, ':', 2), posting.amount)
  ) AS side (account, holder, amount)
  WHERE side.account IN ('available', 'held', 'savings', 'investments')
  GROUP BY side.holder, posting.currency
$$;

-- Why changes cannot be made of which at least one is of a balance that is not open. One that is not open holds nothing
-- to take; to add to it is a mistake.
CREATE FUNCTION absence_of_balance(business text, changes balance_change[]) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  absent balance_change;
BEGIN
  SELECT change.* INTO absent FROM unnest(changes) AS change
    WHERE NOT EXISTS (
      SELECT 1 FROM balance WHERE balance.business_id = business
        AND balance.profile_id = change.profile_id AND balance.currency = change.currency
    )
    ORDER BY least(change.available, change.held, change.savings, change.investments), change.profile_id, change.currency
    LIMIT 1;
  IF absent.available < 0 THEN RETURN 'short available ' || absent.currency; END IF;
  IF absent.held < 0 THEN RETURN 'short held ' || absent.currency; END IF;
  IF absent.savings < 0 THEN RETURN 'short savings ' || absent.currency; END IF;
  IF absent.investments < 0 THEN RETURN 'short investments ' || absent.currency; END IF;
  RAISE EXCEPTION '% has no % balance to post to; open it first.', absent.profile_id, absent.currency;
END
$$;

-- Makes one commit true as a whole, or tells why not and changes nothing. The rows in it are rows of the tables, as JSON.
CREATE FUNCTION commit_one(item jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  business text := item ->> 'business';
  takes jsonb := item -> 'takes';
  moves_on integer := item ->> 'movesOn';
  changes balance_change[];
  locked_count integer;
  refusal text;
  quote_status text;
BEGIN
  SELECT array_agg(change) INTO changes FROM balance_changes(item -> 'postings') AS change;
  -- Locks the balances first, in one order, and then what is taken or moved on: nobody waits for one another in a ring.
  IF changes IS NOT NULL THEN
    SELECT min(locked.refusal), count(*) INTO refusal, locked_count FROM (
      SELECT CASE
        WHEN balance.available + change.available < 0 THEN 'short available ' || change.currency
        WHEN balance.held + change.held < 0 THEN 'short held ' || change.currency
        WHEN balance.savings + change.savings < 0 THEN 'short savings ' || change.currency
        WHEN balance.investments + change.investments < 0 THEN 'short investments ' || change.currency
        WHEN change.available + change.held + change.savings + change.investments > 0
          AND balance.available + balance.held + balance.savings + balance.investments
            + change.available + change.held + change.savings + change.investments
            > (item -> 'limits' ->> change.currency)::numeric THEN 'full ' || change.currency
        END AS refusal
      FROM unnest(changes) AS change
      JOIN balance ON balance.business_id = business
        AND balance.profile_id = change.profile_id AND balance.currency = change.currency
      ORDER BY balance.profile_id, balance.currency
      FOR UPDATE OF balance
    ) AS locked;
  END IF;

  IF item ? 'unlessPosted' AND EXISTS (
    SELECT 1 FROM posting WHERE business_id = business AND posting_id = item ->> 'unlessPosted'
  ) THEN
    RETURN 'posted';
  END IF;

  IF takes IS NOT NULL THEN
    SELECT CASE
      WHEN quote.status <> 'pending' THEN 'taken'
      WHEN quote.expires_at <= (takes ->> 'at')::timestamptz THEN 'expired'
      ELSE 'pending' END
      INTO quote_status FROM quote
      WHERE business_id = business AND quote_id = takes ->> 'quote_id' AND profile_id = takes ->> 'profile_id'
      FOR UPDATE;
    IF quote_status IS NULL THEN RETURN 'quote unknown'; END IF;
    IF quote_status <> 'pending' THEN RETURN 'quote ' || quote_status; END IF;
  END IF;
  IF moves_on IS NOT NULL THEN
    PERFORM 1 FROM transfer
      WHERE business_id = business AND transfer_id = item -> 'transfer' ->> 'transfer_id' AND version = moves_on
      FOR UPDATE;
    IF NOT FOUND THEN RETURN 'stale'; END IF;
  END IF;

  IF refusal IS NOT NULL THEN RETURN refusal; END IF;
  IF locked_count < cardinality(changes) THEN RETURN absence_of_balance(business, changes); END IF;

  IF changes IS NOT NULL THEN
    UPDATE balance SET
        available = balance.available + change.available, held = balance.held + change.held,
        savings = balance.savings + change.savings, investments = balance.investments + change.investments
      FROM unnest(changes) AS change
      WHERE balance.business_id = business
        AND balance.profile_id = change.profile_id AND balance.currency = change.currency;
  END IF;
  INSERT INTO posting SELECT * FROM jsonb_populate_recordset(NULL::posting, item -> 'postings');

  IF takes IS NOT NULL THEN
    UPDATE quote SET status = 'accepted', updated_at = (takes ->> 'at')::timestamptz
      WHERE business_id = business AND quote_id = takes ->> 'quote_id';
    INSERT INTO transfer SELECT * FROM jsonb_populate_record(NULL::transfer, item -> 'transfer');
  ELSIF moves_on IS NOT NULL THEN
    UPDATE transfer SET
        status = after.status, error = after.error, version = after.version,
        source_amount = after.source_amount, target_amount = after.target_amount, fees = after.fees,
        pay_in = after.pay_in, pay_out = after.pay_out, steps = after.steps,
        due_at = after.due_at, updated_at = after.updated_at
      FROM jsonb_populate_record(NULL::transfer, item -> 'transfer') AS after
      WHERE transfer.business_id = business AND transfer.transfer_id = after.transfer_id;
  END IF;

  -- A row brings along what later rows of the same commit change, so that each tells what was available right after it.
  INSERT INTO transaction_entry
    SELECT entry.business_id, entry.transaction_id, entry.profile_id, entry.type, entry.reference, entry.currency, entry.amount,
      entry.is_credit, balance.available - entry.available_balance, entry.transfer_id, entry.description,
      entry.sub_description, entry.status_description, entry.meta, entry.created_at
    FROM jsonb_populate_recordset(NULL::transaction_entry, item -> 'entries') AS entry
    LEFT JOIN balance ON balance.business_id = business
      AND balance.profile_id = entry.profile_id AND balance.currency = entry.currency;
  INSERT INTO rail_entry SELECT * FROM jsonb_populate_recordset(NULL::rail_entry, item -> 'railEntries');
  INSERT INTO event SELECT * FROM jsonb_populate_recordset(NULL::event, item -> 'events');
  RETURN 'done';
END
$$;

-- Makes commits true one after the other; each gives its own outcome, in the order given.
CREATE FUNCTION commit_money(items jsonb) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  outcomes text[] := '{}';
  item_count integer := jsonb_array_length(items);
  item_index integer := 0;
  opened_businesses text[];
  opened_balances text[];
BEGIN
  -- Shared by all commits of a business; a reset of its sandbox has it alone.
  PERFORM 1 FROM business
    WHERE business_id = ANY (SELECT DISTINCT item ->> 'business' FROM jsonb_array_elements(items) AS item)
    ORDER BY business_id
    FOR KEY SHARE;
  IF jsonb_path_exists(items, '$[*].opens[*]') THEN
    WITH opened AS (
      INSERT INTO balance (business_id, balance_id, profile_id, currency, show_zero, created_at)
        SELECT wanted.business_id, wanted.balance_id, wanted.profile_id, wanted.currency, true, wanted.created_at
        FROM jsonb_array_elements(items) AS item
        CROSS JOIN LATERAL jsonb_populate_recordset(NULL::balance, item -> 'opens') AS wanted
        ORDER BY wanted.business_id, wanted.profile_id, wanted.currency
        ON CONFLICT (business_id, profile_id, currency) DO NOTHING
        RETURNING business_id, balance_id
    )
    SELECT array_agg(business_id), array_agg(balance_id) INTO opened_businesses, opened_balances FROM opened;
  END IF;
  IF item_count > 1 THEN
    PERFORM 1 FROM balance
      JOIN (
        SELECT DISTINCT item ->> 'business' AS business_id, change.profile_id, change.currency
        FROM jsonb_array_elements(items) AS item
        CROSS JOIN LATERAL balance_changes(item -> 'postings') AS change
      ) AS touched ON touched.business_id = balance.business_id
        AND touched.profile_id = balance.profile_id AND touched.currency = balance.currency
      ORDER BY balance.business_id, balance.profile_id, balance.currency
      FOR UPDATE OF balance;
  END IF;
  WHILE item_index < item_count LOOP
    outcomes := outcomes || commit_one(items -> item_index);
    item_index := item_index + 1;
  END LOOP;
  -- What only refused commits wanted to open stays unopened.
  IF opened_balances IS NOT NULL AND 'done' <> ANY (outcomes) THEN
    DELETE FROM balance USING unnest(opened_businesses, opened_balances) AS opened (business_id, balance_id)
      WHERE balance.business_id = opened.business_id AND balance.balance_id = opened.balance_id
        AND NOT EXISTS (
          SELECT 1 FROM unnest(outcomes) WITH ORDINALITY AS given (outcome, place)
          CROSS JOIN LATERAL (SELECT items -> (place - 1)::integer AS item) AS made
          CROSS JOIN LATERAL (
            SELECT wanted.profile_id, wanted.currency FROM jsonb_populate_recordset(NULL::balance, made.item -> 'opens') AS wanted
            UNION ALL
            SELECT change.profile_id, change.currency FROM balance_changes(made.item -> 'postings') AS change
          ) AS needed
          WHERE given.outcome = 'done' AND made.item ->> 'business' = balance.business_id
            AND needed.profile_id = balance.profile_id AND needed.currency = balance.currency
        );
  END IF;
  RETURN outcomes;
END
$$;
