-- additive
CREATE TABLE schema_function (
  name text PRIMARY KEY,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE schema_function IS 'platform: the functions of storage/functions, as each was last applied';
