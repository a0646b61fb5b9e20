-- additive
-- Who guesses passwords waits longer each time, whoever signed in well does not; and in whose hands a key is.

CREATE TABLE login_throttle (
  key_hash bytea PRIMARY KEY,
  attempts integer NOT NULL,
  free_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE login_throttle IS 'platform: sha256 of whom or what attempts are counted for, and when the next one is let through';
CREATE INDEX login_throttle_by_expiry ON login_throttle (expires_at);

CREATE TABLE known_address (
  user_id text NOT NULL,
  address_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, address_hash)
);
COMMENT ON TABLE known_address IS 'platform: sha256 of the networks from which a user has signed in';
CREATE INDEX known_address_by_expiry ON known_address (expires_at);

-- Null where nobody has rotated it, or that was not noted yet.
ALTER TABLE api_key ADD COLUMN rotated_by text;
-- Null where it was not noted yet.
ALTER TABLE public_key ADD COLUMN created_by text;
