-- additive
-- Events are kept for 21 days of real time and dropped by the day, with their deliveries: what belongs to an event has its recorded_at.
-- What is dropped by the day has no foreign keys, whose removal would lock the businesses.
ALTER TABLE event RENAME TO event_before;
ALTER INDEX event_pkey RENAME TO event_before_pkey;
DROP INDEX event_waiting;
DROP INDEX event_by_customer;

CREATE TABLE event (
  business_id text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  profile_id text NOT NULL,
  resource_id text NOT NULL,
  reference text,
  body text NOT NULL,
  test boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (business_id, event_id, recorded_at)
) PARTITION BY RANGE (recorded_at);
COMMENT ON TABLE event IS 'tenant: what happened, written with what it tells of; only an erasure changes it';
CREATE TABLE event_default PARTITION OF event DEFAULT;
-- There is no row without an age. An index with columns before the age puts those first, the one by the age alone puts them last, so that the
-- planner cannot read the latter for the former, past every row of a day in which by the statistics all rows are alike in these columns.
CREATE INDEX event_by_age ON event (business_id, created_at, event_id);
CREATE INDEX event_by_kind ON event (business_id, kind, created_at NULLS FIRST, event_id);
CREATE INDEX event_by_resource ON event (business_id, resource_id, created_at NULLS FIRST, event_id);
CREATE INDEX event_by_reference ON event (business_id, reference, created_at NULLS FIRST, event_id) WHERE reference IS NOT NULL;
CREATE INDEX event_by_customer ON event (business_id, profile_id, created_at, event_id) WHERE profile_id <> business_id;

INSERT INTO event (business_id, event_id, kind, profile_id, resource_id, reference, body, created_at)
  SELECT business_id, event_id, kind, profile_id, resource_id, body::jsonb ->> 'reference', body, created_at FROM event_before;
DROP TABLE event_before;

CREATE TABLE event_outbox (
  business_id text NOT NULL REFERENCES business (business_id),
  event_id text NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, recorded_at, event_id)
);
COMMENT ON TABLE event_outbox IS 'tenant: the events that have no deliveries yet';

-- Held by whoever makes deliveries of the events of a business: one at a time, so that those of one resource keep their order.
CREATE TABLE event_feed (
  business_id text PRIMARY KEY REFERENCES business (business_id),
  -- When its newest deliveries were first due: later ones are not due earlier, whatever the clocks of the processes say.
  last_due_at timestamptz NOT NULL
);
COMMENT ON TABLE event_feed IS 'tenant: the lock of whoever makes deliveries of the events of a business';

CREATE TABLE webhook_endpoint (
  business_id text NOT NULL REFERENCES business (business_id),
  endpoint_id text NOT NULL,
  url text NOT NULL,
  categories text[] NOT NULL,
  kinds text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('enabled', 'disabled')),
  disabled_reason text CHECK (disabled_reason IN ('requested', 'gone')),
  secret bytea NOT NULL,
  previous_secret bytea,
  previous_secret_expires_at timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The lane: when it has to be looked at next, by the clock of the business; who looks has a lease, by the clock of the database.
  due_at timestamptz,
  leased_by text,
  leased_until timestamptz,
  failures integer NOT NULL DEFAULT 0,
  pauses integer NOT NULL DEFAULT 0,
  paused_until timestamptz,
  enabled_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (business_id, endpoint_id),
  CHECK ((status = 'disabled') = (disabled_reason IS NOT NULL)),
  CHECK ((previous_secret IS NULL) = (previous_secret_expires_at IS NULL))
);
COMMENT ON TABLE webhook_endpoint IS 'tenant: where events are sent, with sealed secrets, and the lane of what is due there';
CREATE INDEX webhook_endpoint_by_age ON webhook_endpoint (business_id, created_at, endpoint_id);
CREATE INDEX webhook_endpoint_due ON webhook_endpoint (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE delivery (
  business_id text NOT NULL,
  delivery_id text NOT NULL,
  event_id text NOT NULL,
  endpoint_id text NOT NULL,
  replay_id text,
  kind text NOT NULL,
  resource_id text NOT NULL,
  reference text,
  url text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'retrying', 'succeeded', 'exhausted', 'cancelled')),
  attempt_count integer NOT NULL DEFAULT 0,
  last_attempt_at timestamptz,
  response_status integer,
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  event_created_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, delivery_id, recorded_at),
  CHECK ((due_at IS NOT NULL) = (status IN ('pending', 'retrying')))
) PARTITION BY RANGE (recorded_at);
COMMENT ON TABLE delivery IS 'tenant: each event at each endpoint, and each replay of it, with what has become of it';
CREATE TABLE delivery_default PARTITION OF delivery DEFAULT;
CREATE INDEX delivery_due ON delivery (business_id, endpoint_id, due_at, recorded_at) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_by_age ON delivery (business_id, created_at, delivery_id);
CREATE INDEX delivery_by_event ON delivery (business_id, event_id, created_at NULLS FIRST, delivery_id);
-- Of one text, so that delivery_by_status cannot stand in for it where all of a day went to one endpoint.
CREATE INDEX delivery_by_endpoint ON delivery (business_id, endpoint_id, (status || ' ' || kind), created_at NULLS FIRST, delivery_id);
CREATE INDEX delivery_by_status ON delivery (business_id, status, kind, created_at NULLS FIRST, delivery_id);
-- The events that have a delivery in a state, by their own age.
CREATE INDEX delivery_by_event_age ON delivery (business_id, status, kind, event_created_at NULLS FIRST, event_id);
CREATE INDEX delivery_by_resource ON delivery (business_id, resource_id, created_at NULLS FIRST, delivery_id);
CREATE INDEX delivery_by_reference ON delivery (business_id, reference, created_at NULLS FIRST, delivery_id) WHERE reference IS NOT NULL;

CREATE TABLE delivery_attempt (
  business_id text NOT NULL,
  delivery_id text NOT NULL,
  number integer NOT NULL,
  started_at timestamptz NOT NULL,
  duration_ms integer NOT NULL,
  request_headers jsonb NOT NULL,
  failure text,
  response_status integer,
  response_headers jsonb,
  response_body text,
  response_truncated boolean,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, delivery_id, number, recorded_at),
  CHECK (num_nonnulls(response_status, response_headers, response_body, response_truncated) = CASE WHEN failure IS NULL THEN 4 ELSE 0 END)
) PARTITION BY RANGE (recorded_at);
COMMENT ON TABLE delivery_attempt IS 'tenant: what was sent and what was answered; the body is that of the event';
CREATE TABLE delivery_attempt_default PARTITION OF delivery_attempt DEFAULT;

CREATE TABLE delivery_cancellation (
  business_id text NOT NULL REFERENCES business (business_id),
  endpoint_id text NOT NULL,
  cancelled_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, endpoint_id, cancelled_at)
);
COMMENT ON TABLE delivery_cancellation IS 'tenant: disabled and deleted endpoints whose many open deliveries are still to be cancelled';

CREATE TABLE event_replay (
  business_id text NOT NULL REFERENCES business (business_id),
  replay_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('running', 'completed')),
  event_id text,
  filter jsonb,
  endpoint_id text,
  event_count integer NOT NULL,
  replayed_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (business_id, replay_id),
  CHECK ((event_id IS NULL) <> (filter IS NULL)),
  CHECK ((status = 'completed') = (completed_at IS NOT NULL))
);
COMMENT ON TABLE event_replay IS 'tenant: runs that send past events again';
CREATE INDEX event_replay_running ON event_replay (recorded_at) WHERE status = 'running';
CREATE UNIQUE INDEX event_replay_alone ON event_replay (business_id) WHERE status = 'running' AND filter IS NOT NULL;
CREATE INDEX event_replay_by_recording ON event_replay (recorded_at);

-- What a running replay has still to send.
CREATE TABLE replayed_event (
  business_id text NOT NULL REFERENCES business (business_id),
  replay_id text NOT NULL,
  event_id text NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, replay_id, recorded_at, event_id)
);
COMMENT ON TABLE replayed_event IS 'tenant: the events that a running replay has still to send';
