-- Invitations into a business, and what the review of a business says.

CREATE TABLE invitation (
  business_id text NOT NULL REFERENCES business (business_id),
  invitation_id text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  role text NOT NULL CHECK (role IN ('owner', 'developer', 'viewer')),
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (business_id, invitation_id)
);
COMMENT ON TABLE invitation IS 'tenant: who was asked to join the business, in which role';
CREATE INDEX invitation_by_age ON invitation (business_id, created_at, invitation_id);
CREATE UNIQUE INDEX invitation_open ON invitation (business_id, email) WHERE accepted_at IS NULL AND revoked_at IS NULL;

CREATE TABLE invitation_directory (
  token_hash bytea PRIMARY KEY,
  business_id text NOT NULL,
  invitation_id text NOT NULL
);
COMMENT ON TABLE invitation_directory IS 'directory: sha256 of an invitation token to its business and invitation';
CREATE INDEX invitation_directory_by_invitation ON invitation_directory (business_id, invitation_id);

-- Null until the first owner has accepted the invitation.
ALTER TABLE business ALTER COLUMN user_id DROP NOT NULL;
-- Why the last review rejected or suspended the business; null otherwise.
ALTER TABLE business ADD COLUMN kyb_reason text;
