-- additive
-- Whoever takes a request or a step on holds it by a lease, by the clock of the database: that of a process that dies ends within
-- seconds. A transfer stops before a payment goes out while its business may not pay out.

-- A process of the version before neither renews a lease nor goes by it: its requests have a minute.
ALTER TABLE idempotency_record ADD COLUMN lease_ends_at timestamptz NOT NULL DEFAULT now() + interval '1 minute';

-- Null as a process of the version before writes a transfer.
ALTER TABLE transfer ADD COLUMN leased_until timestamptz;
ALTER TABLE transfer ADD COLUMN stopped_due_at timestamptz;
CREATE INDEX transfer_stopped ON transfer (business_id) WHERE stopped_due_at IS NOT NULL;

-- Makes one commit true as a whole, or tells why not and changes nothing. The rows in it are rows of the tables, as JSON.
CREATE OR REPLACE FUNCTION commit_one(item jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  business text := item ->> 'business';
  takes jsonb := item -> 'takes';
  moves_on integer := item ->> 'movesOn';
  entry_count integer := jsonb_array_length(item -> 'entries');
  last_entry_time timestamptz := item -> 'entries' -> -1 ->> 'created_at';
  changes balance_change[];
  locked_count integer;
  refusal text;
  quote_status text;
  kyb text;
BEGIN
  IF item ? 'resets' AND (item ->> 'resets')::integer <> (
    SELECT owner.resets FROM business AS owner WHERE owner.business_id = business
  ) THEN
    RETURN 'reset';
  END IF;

  -- The business is shared: its state stays until this transaction ends, and whoever changes it starts what waits here again.
  IF item ? 'demands' THEN
    SELECT owner.kyb_status INTO kyb FROM business AS owner WHERE owner.business_id = business;
    IF NOT item -> 'demands' -> 'statuses' ? kyb THEN
      UPDATE transfer SET
          due_at = (item -> 'demands' ->> 'wait_until')::timestamptz, stopped_due_at = coalesce(stopped_due_at, due_at),
          leased_until = NULL
        WHERE business_id = business AND transfer_id = item -> 'transfer' ->> 'transfer_id' AND version = moves_on;
      RETURN 'stopped ' || kyb;
    END IF;
  END IF;

  SELECT array_agg(change) INTO changes FROM balances_of(item) AS change;
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
        savings = balance.savings + change.savings, investments = balance.investments + change.investments,
        last_entry_at = CASE WHEN entry_count = 0 THEN balance.last_entry_at
          ELSE greatest(last_entry_time, balance.last_entry_at + entry_count * interval '1 microsecond') END
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
        due_at = after.due_at, updated_at = after.updated_at, is_exchange_agreed = after.is_exchange_agreed,
        leased_until = NULL, stopped_due_at = NULL
      FROM jsonb_populate_record(NULL::transfer, item -> 'transfer') AS after
      WHERE transfer.business_id = business AND transfer.transfer_id = after.transfer_id;
  END IF;

  -- A row brings along what later rows of the same commit change, so that each tells what was available right after it.
  -- Rows of a balance are a microsecond apart in the order in which they changed it, whatever the clocks of the processes say.
  IF entry_count > 0 THEN
    INSERT INTO transaction_entry
      SELECT entry.business_id, entry.transaction_id, entry.profile_id, entry.type, entry.reference, entry.currency, entry.amount,
        entry.is_credit, balance.available - entry.available_balance, entry.transfer_id, entry.description,
        entry.sub_description, entry.status_description, entry.meta,
        greatest(entry.created_at, balance.last_entry_at - (entry_count - entry.ordinality) * interval '1 microsecond')
      FROM jsonb_populate_recordset(NULL::transaction_entry, item -> 'entries') WITH ORDINALITY AS entry
      LEFT JOIN balance ON balance.business_id = business
        AND balance.profile_id = entry.profile_id AND balance.currency = entry.currency;
  END IF;
  IF jsonb_array_length(item -> 'railEntries') > 0 THEN
    INSERT INTO rail_entry SELECT * FROM jsonb_populate_recordset(NULL::rail_entry, item -> 'railEntries');
  END IF;
  INSERT INTO event SELECT * FROM jsonb_populate_recordset(NULL::event, item -> 'events');
  RETURN 'done';
END
$$;
