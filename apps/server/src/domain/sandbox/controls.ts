import { note } from '../accounts/account-dependencies.ts';
import type { Act, AuditFacts } from '../accounts/audit-entry.ts';
import { demandSessionGrant } from '../accounts/demand-session-grant.ts';
import type { Profile, Profiles } from '../accounts/profile.ts';
import type { Clock } from '../clock.ts';
import { ResourceNotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import type { Money } from '../money/money.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The audited action of a control. */
type Control = Extract<Parameters<typeof note>[3]['action'], `sandbox.${string}`>;

/**
 * Checks that the caller is still authorized.
 *
 * @throws SessionRequired or Forbidden otherwise.
 */
export async function demandAct(
  { store }: { readonly store: Pick<SandboxStore, 'change'> },
  { sessionGrant }: Act,
  businessId: string,
): Promise<void> {
  if (sessionGrant === undefined) return;
  await store.change(businessId, async (records) => {
    await demandSessionGrant(records, sessionGrant);
  });
}

/** Records what a control has done in the audit log, even if the caller's right was revoked since. */
export function noteControl(
  parts: { readonly store: Pick<SandboxStore, 'change'>; readonly clock: Clock; readonly ids: Ids },
  act: Act,
  businessId: string,
  action: Control,
  target: string,
  facts: AuditFacts,
): Promise<void> {
  return parts.store.change(businessId, (records) => note(parts, records, act, { action, target, facts }));
}

/** @throws ResourceNotFound when the business has no such profile. */
export async function profileIn(
  { profiles }: { readonly profiles: Profiles },
  businessId: string,
  profileId: string,
): Promise<Profile> {
  const profile = await profiles.find(businessId, profileId);
  if (profile === undefined) throw new ResourceNotFound(`profile ${profileId}`);
  return profile;
}

/** Money in the form of the audit log. */
export function moneyFacts({ amount, currency }: Money): AuditFacts {
  return { amount: amount.toString(), currency };
}
