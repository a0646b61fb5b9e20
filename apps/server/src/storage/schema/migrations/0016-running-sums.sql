-- additive
-- Running sums, so that a trial balance, a reconciliation and the opening of a statement cost the same however much has moved.
-- `npm run books` works them out anew and reports every difference.

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
COMMENT ON TABLE account_sum IS 'tenant: what was taken from and given to each account of the business itself, without the rows of account_change; statement: and a rail is what the statement of the rail says';

CREATE TABLE account_change (
  business_id text NOT NULL,
  change_id text NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  taken numeric(38, 18) NOT NULL,
  given numeric(38, 18) NOT NULL,
  PRIMARY KEY (business_id, change_id)
);
COMMENT ON TABLE account_change IS 'tenant: what commits have added since account_sum was put together';

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

-- To create a trigger keeps writers waiting, and nobody else, until the migration ends: what they wrote before is summed up below,
-- what they write afterwards is noted.
CREATE TRIGGER note_posted AFTER INSERT ON posting
  REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION note_posted();
CREATE TRIGGER note_rail_entries AFTER INSERT ON rail_entry
  REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION note_rail_entries();

INSERT INTO account_sum
  SELECT posting.business_id, side.account, posting.currency, sum(side.taken), sum(side.given)
  FROM posting
  CROSS JOIN LATERAL (VALUES (from_account, amount, 0), (to_account, 0, amount)) AS side (account, taken, given)
  WHERE split_part(side.account, ':', 1) NOT IN ('available', 'held', 'savings', 'investments')
  GROUP BY posting.business_id, side.account, posting.currency;
INSERT INTO account_sum
  SELECT business_id, 'statement:' || rail, currency,
    coalesce(sum(amount) FILTER (WHERE direction = 'in'), 0), coalesce(sum(amount) FILTER (WHERE direction = 'out'), 0)
  FROM rail_entry
  GROUP BY business_id, rail, currency;

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

ALTER TABLE transaction_entry DISABLE TRIGGER append_only;
UPDATE transaction_entry AS entry SET sum_after = summed.amount
  FROM (
    SELECT business_id, transaction_id, sum(CASE WHEN is_credit THEN amount ELSE -amount END) OVER (
      PARTITION BY business_id, profile_id, currency ORDER BY created_at, transaction_id
    ) AS amount
    FROM transaction_entry
  ) AS summed
  WHERE summed.business_id = entry.business_id AND summed.transaction_id = entry.transaction_id;
ALTER TABLE transaction_entry ENABLE TRIGGER append_only;

-- What `npm run books` last found, for those who cannot wait for it.
CREATE TABLE books_check (
  business_id text PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  differences jsonb NOT NULL,
  payments jsonb NOT NULL
);
COMMENT ON TABLE books_check IS 'tenant: when all of the books were last checked, and what differed';
