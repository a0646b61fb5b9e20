import { type AccountDependencies, note } from '../domain/accounts/account-dependencies.ts';
import type { Accounts } from '../domain/accounts/accounts.ts';
import type { Act } from '../domain/accounts/audit-entry.ts';
import type { Business } from '../domain/accounts/business.ts';
import { bearerOf, newKey, newSecret } from '../domain/accounts/keys/api-key-credential.ts';
import { newPublicKey } from '../domain/accounts/keys/public-key.ts';
import { grantableScopes } from '../domain/accounts/keys/scopes.ts';
import { hashPassword, isPassword } from '../domain/accounts/users/password.ts';
import type { User } from '../domain/accounts/users/user.ts';
import { timestampOf } from '../domain/clock.ts';
import { alphanumerics } from '../domain/randomness.ts';
import type { DemoCredentials } from './demo-credentials.ts';
import { demoRandomness } from './demo-randomness.ts';

const EMAIL = 'demo@example.com';
const CONTACT = 'payments@example.com';
const KEY_NAME = 'Demo key';
const EVERY_KEY = { sort: 'desc', limit: 100, from: undefined } as const;
const REQUEST_ID = 'req_demo000000000000';
const SYSTEM: Act = { actor: { kind: 'system', id: 'SYS_console' }, requestId: REQUEST_ID };

type Dependencies = Pick<AccountDependencies, 'store' | 'clock' | 'ids' | 'randomness'>;

/** The services that create the demo business. */
type DemoServices = Pick<Accounts, 'businesses' | 'apiKeys' | 'publicKeys' | 'admissions'>;

/**
 * Ensures that the sandbox has its demo business: verified, with an owner, an API key of every scope and a public
 * key, and with exactly the returned credentials. Idempotent; another key gives the demo other credentials and
 * invalidates the old ones.
 *
 * @param secretKey at least 32 secret bytes from which the credentials are derived, so that each start prints the
 * same ones.
 */
export async function seedDemo(
  accounts: DemoServices,
  parts: Dependencies,
  secretKey: Uint8Array,
): Promise<DemoCredentials> {
  const password = alphanumerics(demoRandomness(secretKey, 'password'), 20);
  const owner = await demoOwner(parts, password);
  const business = await demoBusiness(accounts, parts, owner);
  const act: Act = { actor: { kind: 'user', id: owner.id }, requestId: REQUEST_ID };
  const apiKey = await demoApiKey(accounts, act, business.id, secretKey);
  const publicKey = await demoPublicKey(accounts, act, business.id, secretKey);
  return { businessId: business.id, apiKey, publicKey, user: { email: EMAIL, password } };
}

async function demoOwner({ store, ids, clock, randomness }: Dependencies, password: string): Promise<User> {
  const known = await store.directory.emails.find(EMAIL);
  const user = known && (await store.users.find(known.userId));
  if (user !== undefined && (await isPassword(password, user.passwordHash))) return user;
  const passwordHash = await hashPassword(password, randomness);
  if (user !== undefined) {
    await store.users.update(user.id, { passwordHash });
    return user;
  }
  const entry = known ?? { userId: ids.next('USR_'), businessId: undefined };
  const { userId } = await store.directory.emails.claim(EMAIL, entry);
  const owner = {
    id: userId,
    email: EMAIL,
    name: 'Demo Owner',
    isAdministrator: false,
    passwordHash,
    createdAt: timestampOf(clock.now()),
  };
  await store.users.insert(owner);
  return owner;
}

async function demoBusiness(accounts: DemoServices, parts: Dependencies, owner: User): Promise<Business> {
  const { store, clock } = parts;
  const present = await store.platform.firstOf(owner.id);
  if (present !== undefined) {
    // A demo business of an earlier version lacks it.
    await store.of(present).business.enableReusableKyc();
    return accounts.businesses.get(present);
  }
  const planned = accounts.businesses.plan({ name: 'Demo Business', countryId: 'NG', hasReusableKyc: true });
  const business: Business = { ...planned, kybStatus: 'verified', contactEmail: CONTACT };
  await store.directory.memberships.insert(owner.id, business.id);
  await store.change(business.id, async (records) => {
    await records.business.insert(business);
    await records.memberships.insert({
      businessId: business.id,
      userId: owner.id,
      role: 'owner',
      createdAt: timestampOf(clock.now()),
    });
    await records.business.noteOwner();
    await note(parts, records, SYSTEM, {
      action: 'business.created',
      target: business.id,
      facts: { name: business.name },
    });
  });
  return business;
}

/** Revokes a key with the demo's name whose credential is outdated. */
async function demoApiKey(
  { apiKeys, admissions }: DemoServices,
  act: Act,
  businessId: string,
  secretKey: Uint8Array,
): Promise<string> {
  const credential = {
    key: newKey(demoRandomness(secretKey, 'api key')),
    secret: newSecret(demoRandomness(secretKey, 'api secret')),
  };
  const bearer = bearerOf(credential);
  const admission = await admissions.admit({ scheme: 'api_key', value: bearer });
  if (admission?.caller.businessId === businessId) return bearer;
  const { entries } = await apiKeys.list(businessId, EVERY_KEY);
  for (const { id } of entries.filter(
    ({ name, revokedAt }) => name === KEY_NAME && revokedAt === undefined,
  )) {
    await apiKeys.revoke(act, businessId, id);
  }
  await apiKeys.create(act, businessId, { name: KEY_NAME, scopes: grantableScopes }, credential);
  return bearer;
}

async function demoPublicKey(
  { publicKeys, admissions }: DemoServices,
  act: Act,
  businessId: string,
  secretKey: Uint8Array,
): Promise<string> {
  const value = newPublicKey(demoRandomness(secretKey, 'public key'));
  const admission = await admissions.admit({ scheme: 'public_key', value });
  if (admission?.caller.businessId === businessId) return value;
  const { entries } = await publicKeys.list(businessId, EVERY_KEY);
  for (const { id } of entries.filter(
    ({ name, revokedAt }) => name === KEY_NAME && revokedAt === undefined,
  )) {
    await publicKeys.revoke(act, businessId, id);
  }
  await publicKeys.create(act, businessId, KEY_NAME, value);
  return value;
}
