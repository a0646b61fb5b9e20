import { present } from '../present.ts';
import { changedFields } from './app-fields.ts';
import type { OAuthApp } from './oauth-app.ts';

/** What users see of an app when they decide about consent. */
type Appearance = Pick<OAuthApp, 'name' | 'homepageUrl'>;

/** The fields that the waiting change would change; empty if none waits. */
export function waitingChange({
  proposedChange: change,
}: Pick<OAuthApp, 'proposedChange'>): Partial<Appearance> {
  return change?.status === 'pending' ? present({ name: change.name, homepageUrl: change.homepageUrl }) : {};
}

/** The app with a change that waits for review, or without one if it would change nothing. */
export function propose(app: OAuthApp, { name, homepageUrl }: Partial<Appearance>): OAuthApp {
  const changed = changedFields(app, { name, homepageUrl });
  const isChanged = Object.keys(changed).length > 0;
  return {
    ...app,
    proposedChange: isChanged ? { ...changed, status: 'pending', reason: undefined } : undefined,
  };
}
