-- Which environment a database belongs to, so that a sandbox with its demo credentials never runs on that of production.

CREATE TABLE deployment (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  environment text NOT NULL CHECK (environment IN ('sandbox', 'production')),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE deployment IS 'platform: one row, the environment whose server was the first on this database';
