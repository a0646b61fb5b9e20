import { timestampOf } from '../clock.ts';
import { FieldError } from '../domain-error.ts';
import type { AccountParts } from './account-parts.ts';
import { hashPassword, SHORTEST_PASSWORD } from './password.ts';
import { emailKey, type UserRecord } from './user.ts';

/** What became of the person who was to administer the platform. */
export type AdministratorOutcome = 'created' | 'promoted' | 'already';

/**
 * Makes a person administrator of the platform (G93): a new user, or one who signs in already and keeps the password.
 *
 * @throws FieldError when a new password is too short.
 */
export async function makeAdministrator(
  { store, ids, clock, randomness }: Pick<AccountParts, 'store' | 'ids' | 'clock' | 'randomness'>,
  { email: given, askPassword }: { readonly email: string; readonly askPassword: () => Promise<string> },
): Promise<AdministratorOutcome> {
  const email = emailKey(given);
  const known = await store.directory.emails.find(email);
  const user = known && (await store.users.find(known.userId));
  if (user !== undefined) {
    if (user.isAdministrator) return 'already';
    await store.users.update(user.id, { isAdministrator: true });
    return 'promoted';
  }
  const password = await askPassword();
  if ([...password].length < SHORTEST_PASSWORD) {
    throw new FieldError({ password: [`The password needs at least ${SHORTEST_PASSWORD} characters.`] });
  }
  const passwordHash = await hashPassword(password, randomness);
  const { userId } = await store.directory.emails.claim(email, {
    userId: known?.userId ?? ids.next('USR_'),
    businessId: undefined,
  });
  const administrator: UserRecord = {
    id: userId,
    email,
    name: email,
    isAdministrator: true,
    passwordHash,
    createdAt: timestampOf(clock.now()),
  };
  if (await store.users.insert(administrator)) return 'created';
  await store.users.update(userId, { isAdministrator: true });
  return 'promoted';
}
