-- Makes one commit true as a whole, or says why not and changes nothing. The rows in it are rows of the tables, as JSON.
CREATE OR REPLACE FUNCTION commit_item(of_business text, item jsonb, reset_count integer) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  entry_count integer := jsonb_array_length(item -> 'entries');
  last_entry_time timestamptz := item -> 'entries' -> -1 ->> 'created_at';
  changes balance_change[];
  locked_count integer;
  is_absent boolean;
  refusal text;
  conflict text;
  kyb text;
  standing record;
  recorded timestamptz;
BEGIN
  IF (item ->> 'resets')::integer <> reset_count THEN RETURN 'reset'; END IF;

  -- The business is shared: its state stays until this transaction ends, and whoever changes it starts what waits here again.
  IF item ? 'demands' THEN
    SELECT kyb_status INTO kyb FROM business WHERE business_id = of_business;
    IF NOT item -> 'demands' -> 'statuses' ? kyb THEN
      PERFORM change_records(of_business, item -> 'demands' -> 'otherwise', true);
      RETURN 'stopped ' || kyb;
    END IF;
    -- Whoever changes the customer waits until this transaction ends, and starts what waits here again.
    IF item -> 'demands' ? 'customerId' THEN
      SELECT status, has_accepted_terms INTO standing FROM customer
        WHERE business_id = of_business AND customer_id = item -> 'demands' ->> 'customerId'
        FOR KEY SHARE;
      IF (standing.status = 'active' AND standing.has_accepted_terms) IS NOT TRUE THEN
        PERFORM change_records(of_business, item -> 'demands' -> 'otherwise', true);
        RETURN 'stopped customer ' || coalesce(standing.status, 'inactive')
          || CASE WHEN standing.has_accepted_terms THEN ' accepted' ELSE '' END;
      END IF;
    END IF;
  END IF;

  SELECT array_agg(change) INTO changes FROM balances_of(item) AS change;
  -- Locks the balances first, in one order, and then the records: nobody waits for one another in a ring.
  IF changes IS NOT NULL THEN
    SELECT min(locked.refusal), count(*) INTO refusal, locked_count FROM (
      SELECT CASE
        WHEN balance.available + change.available < 0 THEN
          format('short available %s %s %s %s', change.currency, change.profile_id, balance.available, -change.available)
        WHEN balance.held + change.held < 0 THEN
          format('short held %s %s %s %s', change.currency, change.profile_id, balance.held, -change.held)
        WHEN balance.savings + change.savings < 0 THEN
          format('short savings %s %s %s %s', change.currency, change.profile_id, balance.savings, -change.savings)
        WHEN balance.investments + change.investments < 0 THEN
          format('short investments %s %s %s %s', change.currency, change.profile_id, balance.investments, -change.investments)
        WHEN change.available + change.held + change.savings + change.investments > 0
          AND balance.available + balance.held + balance.savings + balance.investments
            + change.available + change.held + change.savings + change.investments
            > (item -> 'limits' ->> change.currency)::numeric THEN 'full ' || change.currency
        END AS refusal
      FROM unnest(changes) AS change
      JOIN balance ON balance.business_id = of_business
        AND balance.profile_id = change.profile_id AND balance.currency = change.currency
      ORDER BY balance.profile_id, balance.currency
      FOR UPDATE OF balance
    ) AS locked;
  END IF;

  IF item ? 'unlessPosted' AND EXISTS (
    SELECT 1 FROM posting WHERE business_id = of_business AND posting_id = item ->> 'unlessPosted'
  ) THEN
    RETURN 'posted';
  END IF;

  is_absent := coalesce(locked_count < cardinality(changes), false);
  conflict := change_records(of_business, item -> 'records', refusal IS NULL AND NOT is_absent);
  IF conflict IS NOT NULL THEN RETURN conflict; END IF;
  IF refusal IS NOT NULL THEN RETURN refusal; END IF;
  IF is_absent THEN RETURN absence_of_balance(of_business, changes); END IF;

  IF changes IS NOT NULL THEN
    UPDATE balance SET
        available = balance.available + change.available, held = balance.held + change.held,
        savings = balance.savings + change.savings, investments = balance.investments + change.investments,
        last_entry_at = CASE WHEN entry_count = 0 THEN balance.last_entry_at
          ELSE greatest(last_entry_time, balance.last_entry_at + entry_count * interval '1 microsecond') END
      FROM unnest(changes) AS change
      WHERE balance.business_id = of_business
        AND balance.profile_id = change.profile_id AND balance.currency = change.currency;
  END IF;
  INSERT INTO posting SELECT * FROM jsonb_populate_recordset(NULL::posting, item -> 'postings');

  -- A row brings along what later rows of the same commit change, so that each tells what was available right after it.
  -- Rows of a balance are a microsecond apart in the order in which they changed it, whatever the clocks of the processes say,
  -- and are written in that order: each adds to the sum of the one before.
  IF entry_count > 0 THEN
    INSERT INTO transaction_entry
      SELECT entry.business_id, entry.transaction_id, entry.profile_id, entry.type, entry.reference, entry.currency, entry.amount,
        entry.is_credit, balance.available - entry.available_balance, entry.transfer_id, entry.description,
        entry.sub_description, entry.status_description, entry.meta,
        greatest(entry.created_at, balance.last_entry_at - (entry_count - entry.ordinality) * interval '1 microsecond')
      FROM jsonb_populate_recordset(NULL::transaction_entry, item -> 'entries') WITH ORDINALITY AS entry
      LEFT JOIN balance ON balance.business_id = of_business
        AND balance.profile_id = entry.profile_id AND balance.currency = entry.currency
      ORDER BY entry.ordinality;
  END IF;
  IF jsonb_array_length(item -> 'railEntries') > 0 THEN
    INSERT INTO rail_entry SELECT * FROM jsonb_populate_recordset(NULL::rail_entry, item -> 'railEntries');
  END IF;
  IF jsonb_array_length(item -> 'events') > 0 THEN
    -- What the events tell of is locked by now: those of one record are recorded in the order in which they happened.
    recorded := clock_timestamp();
    WITH told AS (
      INSERT INTO event (business_id, event_id, kind, profile_id, resource_id, reference, body, sealed_body, created_at, recorded_at)
        SELECT business_id, event_id, kind, profile_id, resource_id, reference, body, sealed_body, created_at,
          recorded + ordinality * interval '1 microsecond'
        FROM jsonb_populate_recordset(NULL::event, item -> 'events') WITH ORDINALITY
        RETURNING business_id, event_id, recorded_at
    )
    INSERT INTO event_outbox (business_id, event_id, recorded_at) SELECT business_id, event_id, recorded_at FROM told;
  END IF;
  RETURN 'done';
END
$$;
