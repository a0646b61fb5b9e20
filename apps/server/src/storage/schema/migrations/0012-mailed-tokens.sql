-- additive
-- Mails with tokens that prove a mailbox, and the resets of lost passwords.

-- A token that a process of the version before gives out was seen by whoever invited.
ALTER TABLE invitation_directory ADD COLUMN is_mailed boolean NOT NULL DEFAULT false;

CREATE TABLE mail (
  mail_id text PRIMARY KEY,
  -- Who reads it in the sandbox beside its recipient; business_id says whose owners.
  readers text NOT NULL CHECK (readers IN ('recipient', 'owners', 'administrators')),
  business_id text CHECK ((business_id IS NOT NULL) = (readers = 'owners')),
  recipient text NOT NULL CHECK (recipient = lower(recipient)),
  sealed bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE mail IS 'platform: mails that are not sent yet, with subject and text encrypted; gone when they are sent or expire';
CREATE INDEX mail_by_due ON mail (due_at);
CREATE INDEX mail_by_age ON mail (created_at, mail_id);
CREATE INDEX mail_by_expiry ON mail (expires_at);

CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE password_reset IS 'platform: sha256 of a token that sets a new password of the user; gone when it is used or expires';
CREATE INDEX password_reset_by_user ON password_reset (user_id);
CREATE INDEX password_reset_by_expiry ON password_reset (expires_at);
