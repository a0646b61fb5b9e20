-- additive
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
  PRIMARY KEY (business_id, request_id, recorded_at)
) PARTITION BY RANGE (recorded_at);
COMMENT ON TABLE request_log IS 'tenant: requests to the API with a valid credential; created_at is when one arrived';
CREATE TABLE request_log_default PARTITION OF request_log DEFAULT;
CREATE INDEX request_log_by_age ON request_log (business_id, created_at, request_id);
CREATE INDEX request_log_by_status ON request_log (business_id, status, created_at, request_id);
CREATE INDEX request_log_by_method ON request_log (business_id, method, created_at, request_id);
-- The longest filter has 255 characters, and the entries of an index must not become too long.
CREATE INDEX request_log_by_path ON request_log (business_id, left(path, 255) text_pattern_ops, created_at, request_id);

-- What no day has taken in is deleted row by row.
CREATE INDEX event_default_by_recording ON event_default (recorded_at);
CREATE INDEX delivery_default_by_recording ON delivery_default (recorded_at);
CREATE INDEX delivery_attempt_default_by_recording ON delivery_attempt_default (recorded_at);
CREATE INDEX request_log_default_by_recording ON request_log_default (recorded_at);
