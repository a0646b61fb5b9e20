-- Makes commits of a business true one after the other; each gives its own outcome, in the order given.
CREATE OR REPLACE FUNCTION commit_batch(of_business text, items jsonb) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  outcomes text[] := '{}';
  item_count integer := jsonb_array_length(items);
  item_index integer := 0;
  -- Shared by all commits of a business; a reset of its sandbox has it alone.
  reset_count integer := share_business(of_business);
  opened text[];
BEGIN
  IF jsonb_path_exists(items, '$[*].opens[*]') THEN
    WITH missing AS (
      INSERT INTO balance (business_id, balance_id, profile_id, currency, show_zero, created_at)
        SELECT of_business, wanted.balance_id, wanted.profile_id, wanted.currency, true, wanted.created_at
        FROM jsonb_array_elements(items) AS item
        CROSS JOIN LATERAL jsonb_populate_recordset(NULL::balance, item -> 'opens') AS wanted
        ORDER BY wanted.profile_id, wanted.currency
        ON CONFLICT (business_id, profile_id, currency) DO NOTHING
        RETURNING balance_id
    )
    SELECT array_agg(balance_id) INTO opened FROM missing;
  END IF;
  IF item_count > 1 THEN
    PERFORM 1 FROM balance
      JOIN (
        SELECT DISTINCT change.profile_id, change.currency
        FROM jsonb_array_elements(items) AS item
        CROSS JOIN LATERAL balances_of(item) AS change
      ) AS touched ON touched.profile_id = balance.profile_id AND touched.currency = balance.currency
      WHERE balance.business_id = of_business
      ORDER BY balance.profile_id, balance.currency
      FOR UPDATE OF balance;
  END IF;
  WHILE item_index < item_count LOOP
    outcomes := outcomes || commit_item(of_business, items -> item_index, reset_count);
    item_index := item_index + 1;
  END LOOP;
  -- What only refused commits wanted to open stays unopened.
  IF opened IS NOT NULL AND 'done' <> ANY (outcomes) THEN
    DELETE FROM balance
      WHERE balance.business_id = of_business AND balance.balance_id = ANY (opened)
        AND NOT EXISTS (
          SELECT 1 FROM unnest(outcomes) WITH ORDINALITY AS given (outcome, place)
          CROSS JOIN LATERAL (SELECT items -> (place - 1)::integer AS item) AS made
          CROSS JOIN LATERAL (
            SELECT wanted.profile_id, wanted.currency FROM jsonb_populate_recordset(NULL::balance, made.item -> 'opens') AS wanted
            UNION ALL
            SELECT change.profile_id, change.currency FROM balances_of(made.item) AS change
          ) AS needed
          WHERE given.outcome = 'done'
            AND needed.profile_id = balance.profile_id AND needed.currency = balance.currency
        );
  END IF;
  RETURN outcomes;
END
$$;
