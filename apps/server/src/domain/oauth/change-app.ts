import type { AuditAction } from '@finops/contract/console/enumerations';
import { note } from '../accounts/account-dependencies.ts';
import type { Act, AuditFacts } from '../accounts/audit-entry.ts';
import { changeBusiness } from '../accounts/change.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import { appAt, type OAuthApp } from './oauth-app.ts';
import type { OAuthAppStore } from './oauth-app-store.ts';

/** What the services of apps are made of. */
export interface OAuthAppDependencies {
  readonly store: OAuthAppStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What becomes of an app, and what the audit log is told. */
export interface AppChange {
  readonly after: OAuthApp;
  readonly action: Extract<AuditAction, `oauth_app.${string}`>;
  readonly facts: AuditFacts;
  /** That of a new secret. */
  readonly secretHash?: Uint8Array;
}

/**
 * Changes one app, one change at a time, and enters it in the audit log of its business.
 *
 * @param change undefined when nothing changes. It may run again, so it must have no effects.
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
    // Each version has an instant of its own, by which a review names it.
    const updatedAt = new Date(Math.max(now.getTime(), app.updatedAt.getTime() + 1));
    const after = { ...changed.after, updatedAt };
    await records.apps.update(after, secretHash);
    await note(parts, records, act, { action, target: id, facts });
    return appAt(after, now);
  });
}

/** An app that does not exist for the caller. */
export function unknownApp(id: string): NotFound {
  return new NotFound(`OAuth app ${id}`);
}
