import type { Composition } from '../compose.ts';
import type { Secret } from '../config/secret.ts';
import { seedDemo } from '../domain/accounts/demo.ts';
import type { DemoCredentials } from '../domain/accounts/demo-credentials.ts';
import { accountStore } from '../storage/account-store.ts';
import { systemRandomness } from '../system.ts';
import { fundDemo } from './fund-demo.ts';

/**
 * Makes sure that the sandbox has its demo business with opening balances.
 * @returns what opens it: the same credentials at each start with the same secret key.
 */
export async function openDemo(
  { services, database }: Pick<Composition, 'services' | 'database'>,
  secretKey: Secret,
): Promise<DemoCredentials> {
  const { accounts, balances, profiles, clock, ids, rateWindows } = services;
  const store = accountStore(database);
  const parts = { store, clock, ids, randomness: systemRandomness, rateWindows };
  const credentials = await seedDemo(accounts, parts, Buffer.from(secretKey.reveal(), 'base64'));
  const { businessId } = credentials;
  const profile = await profiles.find(businessId, businessId);
  if (profile === undefined) throw new Error(`The demo business ${businessId} has no profile.`);
  await fundDemo(balances, profile);
  return credentials;
}
