-- What the request pipeline remembers: idempotency records (G14) and rolling rate windows (G11).

CREATE TABLE idempotency_record (
  business_id text NOT NULL,
  scope_hash bytea NOT NULL,
  request_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done')),
  owner text NOT NULL,
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, scope_hash),
  CHECK (state = 'running' OR status IS NOT NULL)
);
COMMENT ON TABLE idempotency_record IS 'tenant: requests with an idempotency key, and the 2xx responses that they replay';
CREATE INDEX idempotency_record_by_expiry ON idempotency_record (expires_at);

-- times are milliseconds since 1970, oldest first, counts the calls at each; allowed is the verdict on the latest call.
-- No index but the key, so that the update of each call stays on its page. Lost at a crash, which only forgets who called in
-- the last minute.
CREATE UNLOGGED TABLE rate_window (
  window_key text PRIMARY KEY,
  times bigint[] NOT NULL,
  counts integer[] NOT NULL,
  allowed boolean NOT NULL,
  expires_at timestamptz NOT NULL
) WITH (fillfactor = 50);
COMMENT ON TABLE rate_window IS 'platform: the calls of the last minute per credential and resource';
