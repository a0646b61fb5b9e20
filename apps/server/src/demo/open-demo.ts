import type { Composition } from '../compose/compose.ts';
import type { Secret } from '../config/secret.ts';
import type { Profile } from '../domain/accounts/profile.ts';
import { customerBalances, fundedCustomerId } from '../domain/sandbox/opening-balances.ts';
import { accountStore } from '../storage/accounts/postgres-account-store.ts';
import { oauthAppStore } from '../storage/issuer/postgres-oauth-app-store.ts';
import { systemRandomness } from '../system.ts';
import { type DemoApp, seedDemoApp } from './demo-app.ts';
import { seedDemo } from './demo-business.ts';
import type { DemoCredentials } from './demo-credentials.ts';
import { addDemoCustomers } from './demo-customers.ts';
import { fundDemo } from './fund-demo.ts';

/** The credentials of the demo business, and its customers. */
export interface OpenedDemo extends DemoCredentials {
  /** Active customers; the first one has balances. */
  readonly customerIds: readonly string[];
  /** The demo app, with the OAuth2 names of its settings. */
  readonly oauth: {
    readonly client_id: string;
    readonly client_secret: string;
    readonly redirect_uri: string;
    readonly scopes: DemoApp['scopes'];
  };
}

/**
 * Ensures that the sandbox has its demo business, with an OAuth app, customers and opening balances.
 * @returns its credentials, the same on every start with the same secret key.
 */
export async function openDemo(
  { services, database }: Pick<Composition, 'services' | 'database'>,
  secretKey: Secret,
): Promise<OpenedDemo> {
  const { accounts, balances, profiles, clock, ids } = services;
  const store = accountStore(database);
  const parts = { store, clock, ids, randomness: systemRandomness };
  const key = Buffer.from(secretKey.reveal(), 'base64');
  const credentials = await seedDemo(accounts, parts, key);
  const { businessId, user } = credentials;
  const owner = await store.directory.emails.find(user.email);
  if (owner === undefined) throw new Error(`The demo business ${businessId} has no owner ${user.email}.`);
  const { clients } = oauthAppStore(database);
  const app = await seedDemoApp({ ...services, clients }, { businessId, ownerId: owner.userId }, key);
  const profileOf = async (id: string): Promise<Profile> => {
    const profile = await profiles.find(businessId, id);
    if (profile === undefined) throw new Error(`The demo business ${businessId} has no profile ${id}.`);
    return profile;
  };
  const own = await profileOf(businessId);
  const customerIds = await addDemoCustomers(services, own);
  await fundDemo(balances, own);
  await fundDemo(balances, await profileOf(fundedCustomerId), customerBalances);
  const oauth = {
    client_id: app.clientId,
    client_secret: app.clientSecret,
    redirect_uri: app.redirectUri,
    scopes: app.scopes,
  };
  return { ...credentials, customerIds, oauth };
}
