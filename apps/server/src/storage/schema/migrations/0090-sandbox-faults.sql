-- additive
CREATE TABLE sandbox_fault (
  business_id text NOT NULL REFERENCES business (business_id),
  fault_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('error', 'latency', 'lost_request', 'lost_response', 'payout_refusal')),
  operation_id text,
  status integer CHECK ((status IS NOT NULL) = (kind = 'error')),
  delay_ms integer CHECK ((delay_ms IS NOT NULL) = (kind = 'latency')),
  count integer NOT NULL CHECK (count > 0),
  remaining integer NOT NULL CHECK (remaining BETWEEN 0 AND count),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, fault_id)
);
COMMENT ON TABLE sandbox_fault IS 'tenant: faults that a business has injected into its own sandbox; one with nothing remaining is over';
CREATE INDEX sandbox_fault_by_age ON sandbox_fault (business_id, created_at, fault_id);

CREATE TABLE refused_payout (
  business_id text NOT NULL REFERENCES business (business_id),
  transfer_id text NOT NULL,
  PRIMARY KEY (business_id, transfer_id)
);
COMMENT ON TABLE refused_payout IS 'tenant: transfers whose payout a fault of the sandbox refuses, however often the rail is handed it';

-- Read with every call, so that only calls of a business with faults look for them.
ALTER TABLE business ADD COLUMN faults_until timestamptz;
ALTER TABLE request_log ADD COLUMN fault_id text;
