-- additive
-- A change of what users see of an approved app, which is not in force: it waits for review, or was rejected.
ALTER TABLE oauth_app
  ADD COLUMN change_name text,
  ADD COLUMN change_homepage_url text,
  ADD COLUMN change_status text CHECK (change_status IN ('pending', 'rejected')),
  ADD COLUMN change_reason text,
  ADD CHECK ((change_status IS NULL) = (num_nonnulls(change_name, change_homepage_url) = 0)),
  ADD CHECK ((change_reason IS NOT NULL) = (change_status IS NOT DISTINCT FROM 'rejected'));
CREATE INDEX oauth_app_of_all_by_change ON oauth_app (change_status, created_at, app_id) WHERE change_status IS NOT NULL;
CREATE INDEX oauth_app_of_all_by_change_and_status ON oauth_app (change_status, status, created_at, app_id) WHERE change_status IS NOT NULL;
