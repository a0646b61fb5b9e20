-- additive
-- What profiles hold of stocks, the fills behind it, and what businesses have seen of the market.

CREATE TABLE stock_position (
  business_id text NOT NULL,
  profile_id text NOT NULL,
  ticker text NOT NULL,
  currency text NOT NULL,
  tokens numeric(38, 18) NOT NULL CHECK (tokens >= 0),
  cost_basis numeric(38, 18) NOT NULL CHECK (cost_basis >= 0),
  invested numeric(38, 18) NOT NULL CHECK (invested >= 0),
  fill_count integer NOT NULL CHECK (fill_count > 0),
  PRIMARY KEY (business_id, profile_id, ticker),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id),
  CHECK (tokens > 0 OR (cost_basis = 0 AND invested = 0))
);
COMMENT ON TABLE stock_position IS 'tenant: what a profile holds of a stock; invested is its cost in whole units of the currency, as investments has it';

CREATE TABLE stock_fill (
  business_id text NOT NULL,
  fill_id text NOT NULL,
  profile_id text NOT NULL,
  ticker text NOT NULL,
  number integer NOT NULL,
  side text NOT NULL CHECK (side IN ('buy', 'sell')),
  tokens numeric(38, 18) NOT NULL CHECK (tokens > 0),
  amount numeric(38, 18) NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  unit_price numeric(38, 18) NOT NULL CHECK (unit_price > 0),
  funding_amount numeric(38, 18) NOT NULL CHECK (funding_amount > 0),
  funding_currency text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, fill_id),
  UNIQUE (business_id, profile_id, ticker, number),
  FOREIGN KEY (business_id, profile_id) REFERENCES profile (business_id, profile_id)
);
COMMENT ON TABLE stock_fill IS 'tenant: orders that were executed; number counts those of a position from 1';

CREATE TABLE stock_snapshot (
  business_id text NOT NULL REFERENCES business (business_id),
  ticker text NOT NULL,
  observed_at timestamptz NOT NULL,
  is_open boolean NOT NULL,
  price numeric(38, 18),
  priced_at timestamptz,
  price_day_before numeric(38, 18),
  PRIMARY KEY (business_id, ticker),
  CHECK ((price IS NULL) = (priced_at IS NULL))
);
COMMENT ON TABLE stock_snapshot IS 'tenant: what the business last saw of a stock, by its own clock';
