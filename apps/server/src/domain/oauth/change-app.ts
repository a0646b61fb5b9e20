import type { AuditAction } from '@finops/contract/console/enumerations';
import { note } from '../accounts/account-dependencies.ts';
import type { Act, AuditFacts } from '../accounts/audit-entry.ts';
import { changeBusiness } from '../accounts/change.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import { appAt, type OAuthApp } from './oauth-app.ts';
import type { OAuthAppStore } from './oauth-app-store.ts';

/** Dependencies of the app services. */
export interface OAuthAppDependencies {
  readonly store: OAuthAppStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The changed app, and its audit entry. */
export interface AppChange {
  readonly after: OAuthApp;
  readonly action: Extract<AuditAction, `oauth_app.${string}`>;
  readonly facts: AuditFacts;
  /** SHA-256 of a new secret. */
  readonly secretHash?: Uint8Array;
}

/**
 * Changes one app, one change at a time, and records it in the audit log of its business.
 *
 * @param change returns undefined to change nothing. It can run more than once and must have no side effects.
 * @throws NotFound when the business has no such app.
 */
export function changeApp(
  parts: OAuthAppDependencies,
  act: Act,
  { businessId, id }: Pick<OAuthApp, 'businessId' | 'id'>,
  change: (app: OAuthApp, now: Date) => AppChange | undefined,
): Promise<OAuthApp> {
  return changeBusiness(parts.store, act, businessId, async (records) => {
    const app = await records.apps.find(id);
    if (app === undefined) throw unknownApp(id);
    const now = parts.clock.now();
    const changed = change(app, now);
    if (changed === undefined) return appAt(app, now);
    const { action, facts, secretHash } = changed;
    // Each version has its own instant, by which reviews refer to it.
    const updatedAt = new Date(Math.max(now.getTime(), app.updatedAt.getTime() + 1));
    const after = { ...changed.after, updatedAt };
    await records.apps.update(after, secretHash);
    await note(parts, records, act, { action, target: id, facts });
    return appAt(after, now);
  });
}

/** The error for an app that does not exist for the caller. */
export function unknownApp(id: string): NotFound {
  return new NotFound(`OAuth app ${id}`);
}
