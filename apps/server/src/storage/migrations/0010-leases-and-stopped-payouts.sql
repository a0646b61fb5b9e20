-- Whoever takes a request or a step on holds it by a lease, by the clock of the database: that of a process that dies ends within
-- seconds. A transfer stops before a payment goes out while its business may not pay out.

-- A process of the version before neither renews a lease nor goes by it: its requests have a minute.
ALTER TABLE idempotency_record ADD COLUMN lease_ends_at timestamptz NOT NULL DEFAULT now() + interval '1 minute';
