-- What each profile holds, and the postings that explain it. Money is numeric(38,18); no balance goes below zero.

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
  PRIMARY KEY (business_id, balance_id),
  UNIQUE (business_id, profile_id, currency),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE balance IS 'tenant: what a profile holds in one currency';
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
  PRIMARY KEY (business_id, posting_id)
);
COMMENT ON TABLE posting IS 'tenant: one amount from one account to another, so that an imbalance cannot be written down';
CREATE INDEX posting_by_age ON posting (business_id, created_at, posting_id);
