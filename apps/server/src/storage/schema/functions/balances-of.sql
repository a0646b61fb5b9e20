-- The balances that a commit is about: what its postings change in them, or nothing where entries alone tell of them.
CREATE OR REPLACE FUNCTION balances_of(item jsonb) RETURNS SETOF balance_change
LANGUAGE sql IMMUTABLE AS $$
  SELECT side.holder, posting.currency,
    sum(CASE side.account WHEN 'available' THEN side.amount ELSE 0 END),
    sum(CASE side.account WHEN 'held' THEN side.amount ELSE 0 END),
    sum(CASE side.account WHEN 'savings' THEN side.amount ELSE 0 END),
    sum(CASE side.account WHEN 'investments' THEN side.amount ELSE 0 END)
  FROM jsonb_to_recordset(item -> 'postings') AS posting (currency text, amount numeric, from_account text, to_account text)
  CROSS JOIN LATERAL (VALUES
    (split_part(posting.from_account, ':', 1), split_part(posting.from_account, ':', 2), -posting.amount),
    (split_part(posting.to_account, ':', 1), split_part(posting.to_account, ':', 2), posting.amount)
  ) AS side (account, holder, amount)
  WHERE side.account IN ('available', 'held', 'savings', 'investments')
  GROUP BY side.holder, posting.currency
  UNION ALL
  SELECT DISTINCT entry.profile_id, entry.currency, 0::numeric, 0::numeric, 0::numeric, 0::numeric
  FROM jsonb_to_recordset(item -> 'entries') AS entry (profile_id text, currency text)
  WHERE jsonb_array_length(item -> 'postings') = 0
$$;
