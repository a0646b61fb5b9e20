-- What is done that belongs to no business: by people without one, and the making of administrators.

CREATE TABLE platform_audit_entry (
  audit_entry_id text PRIMARY KEY,
  actor_kind text NOT NULL,
  actor_id text NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  request_id text NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE platform_audit_entry IS 'platform: who changed what outside of businesses, and in which request';
CREATE INDEX platform_audit_entry_by_age ON platform_audit_entry (created_at, audit_entry_id);
