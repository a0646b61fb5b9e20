-- additive
-- What the request pipeline remembers: idempotency records, rolling rate windows and the log of requests.

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
  -- Whoever runs a request holds it by a lease, by the clock of the database.
  lease_ends_at timestamptz NOT NULL DEFAULT now() + interval '1 minute',
  -- The customer whom a kept reply tells of, for its erasure.
  customer_id text,
  sealed_body bytea,
  PRIMARY KEY (business_id, scope_hash),
  CHECK (state = 'running' OR status IS NOT NULL)
);
COMMENT ON TABLE idempotency_record IS 'requests with an idempotency key, and the 2xx responses that they replay';
CREATE INDEX idempotency_record_by_expiry ON idempotency_record (expires_at);
CREATE INDEX idempotency_record_by_customer
  ON idempotency_record (business_id, customer_id) WHERE customer_id IS NOT NULL;

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
COMMENT ON TABLE rate_window IS 'the calls of the last minute per credential and resource';

-- Kept by the day, as events are.
CREATE TABLE request_log (
  business_id text NOT NULL,
  request_id text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  endpoint text,
  status integer NOT NULL,
  error_name text,
  duration_ms integer NOT NULL,
  credential_kind text NOT NULL,
  credential_id text NOT NULL,
  profile_id text,
  address text NOT NULL,
  created_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  fault_id text,
  PRIMARY KEY (business_id, request_id, recorded_at)
) PARTITION BY RANGE (recorded_at);
COMMENT ON TABLE request_log IS 'requests to the API with a valid credential; created_at is when one arrived';
CREATE TABLE request_log_default PARTITION OF request_log DEFAULT;
CREATE INDEX request_log_by_age ON request_log (business_id, created_at, request_id);
CREATE INDEX request_log_by_status ON request_log (business_id, status, created_at, request_id);
CREATE INDEX request_log_by_method ON request_log (business_id, method, created_at, request_id);
-- The longest filter has 255 characters, and the entries of an index must not become too long.
CREATE INDEX request_log_by_path ON request_log (business_id, left(path, 255) text_pattern_ops, created_at, request_id);
CREATE INDEX request_log_default_by_recording ON request_log_default (recorded_at);
