import { present } from '../present.ts';
import { changedFields } from './app-fields.ts';
import type { OAuthApp } from './oauth-app.ts';

/** What users see of an app, by which they decide about it. */
type Appearance = Pick<OAuthApp, 'name' | 'homepageUrl'>;

/** What the change that waits for review would change; nothing when none waits. */
export function waitingChange({
  proposedChange: change,
}: Pick<OAuthApp, 'proposedChange'>): Partial<Appearance> {
  return change?.status === 'pending' ? present({ name: change.name, homepageUrl: change.homepageUrl }) : {};
}

/** The app with a change that waits for review; without one when it would be as it is. */
export function propose(app: OAuthApp, { name, homepageUrl }: Partial<Appearance>): OAuthApp {
  const changed = changedFields(app, { name, homepageUrl });
  const isChanged = Object.keys(changed).length > 0;
  return {
    ...app,
    proposedChange: isChanged ? { ...changed, status: 'pending', reason: undefined } : undefined,
  };
}
