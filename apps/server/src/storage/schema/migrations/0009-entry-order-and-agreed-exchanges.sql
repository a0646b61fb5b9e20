-- Entries of a balance follow one another in the order in which they changed it; a withdrawal remembers that the venue
-- has agreed to its exchange before its payment is handed over; a reset of the sandbox goes before whoever begins after it.

-- What was read before a reset of the sandbox is known by their count. First of all, as commits lock the business first.
ALTER TABLE business ADD COLUMN resets integer NOT NULL DEFAULT 0;

ALTER TABLE balance ADD COLUMN last_entry_at timestamptz;
UPDATE balance SET last_entry_at = (
  SELECT max(entry.created_at) FROM transaction_entry AS entry
  WHERE entry.business_id = balance.business_id AND entry.profile_id = balance.profile_id AND entry.currency = balance.currency
);
-- A process of the version before writes nothing here.
ALTER TABLE transfer ADD COLUMN is_exchange_agreed boolean;

-- What has moved stays written as it was; a correction is a reversal.
CREATE FUNCTION refuse_update() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed.', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER append_only BEFORE UPDATE ON posting FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();
CREATE TRIGGER append_only BEFORE UPDATE ON transaction_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();
CREATE TRIGGER append_only BEFORE UPDATE ON rail_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();

-- Who begins while a reset of the sandbox waits lets it go first.
CREATE TABLE sandbox_reset (
  business_id text NOT NULL,
  reset_id text NOT NULL,
  begun_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (business_id, reset_id)
);
COMMENT ON TABLE sandbox_reset IS 'tenant: resets of sandboxes that are under way, each written before its own transaction begins';

-- Shares the business with others until the transaction ends, and tells how often its sandbox was reset; null without a business.
-- Once per transaction: who shares it and asks again would wait for the reset that waits for it.
CREATE FUNCTION share_business(of_business text) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  -- Each attempt of a reset is given up after a minute. An older row, as a process leaves it that dies, has no precedence.
  oldest timestamptz := now() - interval '2 minutes';
  reset_count integer;
BEGIN
  SELECT resets INTO reset_count FROM business
    WHERE business_id = of_business
      AND NOT EXISTS (
        SELECT FROM sandbox_reset
        WHERE sandbox_reset.business_id = of_business AND begun_at >= oldest
      )
    FOR KEY SHARE OF business;
  IF FOUND THEN RETURN reset_count; END IF;
  BEGIN
    PERFORM 1 FROM sandbox_reset
      WHERE business_id = of_business AND begun_at >= oldest FOR KEY SHARE;
    -- Undone, so that the row of the reset is locked for this moment only.
    RAISE EXCEPTION USING ERRCODE = 'RS001';
  EXCEPTION WHEN SQLSTATE 'RS001' THEN NULL;
  END;
  SELECT resets INTO reset_count FROM business WHERE business_id = of_business FOR KEY SHARE;
  RETURN reset_count;
END
$$;

-- Has the business alone until the transaction ends. The row of the reset comes first: whoever comes later waits there,
-- so that only those who share the business already are waited for.
CREATE FUNCTION own_business(of_business text, for_reset text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM sandbox_reset WHERE business_id = of_business AND reset_id = for_reset FOR UPDATE;
  PERFORM 1 FROM business WHERE business_id = of_business FOR UPDATE;
END
$$;

-- The balances that a commit is about: what its postings change in them, or nothing where entries alone tell of them.
CREATE FUNCTION balances_of(item jsonb) RETURNS SETOF balance_change
LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM balance_changes(item -> 'postings')
  UNION ALL
  SELECT DISTINCT entry.profile_id, entry.currency, 0::numeric, 0::numeric, 0::numeric, 0::numeric
  FROM jsonb_to_recordset(item -> 'entries') AS entry (profile_id text, currency text)
  WHERE jsonb_array_length(item -> 'postings') = 0
$$;

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
BEGIN
  IF item ? 'resets' AND (item ->> 'resets')::integer <> (
    SELECT owner.resets FROM business AS owner WHERE owner.business_id = business
  ) THEN
    RETURN 'reset';
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
        due_at = after.due_at, updated_at = after.updated_at, is_exchange_agreed = after.is_exchange_agreed
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

-- Makes commits true one after the other; each gives its own outcome, in the order given.
CREATE OR REPLACE FUNCTION commit_money(items jsonb) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  outcomes text[] := '{}';
  item_count integer := jsonb_array_length(items);
  item_index integer := 0;
  opened_businesses text[];
  opened_balances text[];
  shared_business text;
BEGIN
  -- Shared by all commits of a business; a reset of its sandbox has it alone.
  FOR shared_business IN
    SELECT DISTINCT item ->> 'business' FROM jsonb_array_elements(items) AS item ORDER BY 1
  LOOP
    PERFORM share_business(shared_business);
  END LOOP;
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
        CROSS JOIN LATERAL balances_of(item) AS change
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
            SELECT change.profile_id, change.currency FROM balances_of(made.item) AS change
          ) AS needed
          WHERE given.outcome = 'done' AND made.item ->> 'business' = balance.business_id
            AND needed.profile_id = balance.profile_id AND needed.currency = balance.currency
        );
  END IF;
  RETURN outcomes;
END
$$;
