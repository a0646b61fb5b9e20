import { timestampOf } from '../clock.ts';
import { FieldError } from '../domain-error.ts';
import { type AccountDependencies, note } from './account-dependencies.ts';
import type { Act } from './audit-entry.ts';
import { hashPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './users/password.ts';
import { replacePassword } from './users/replace-password.ts';
import { emailKey, type UserRecord } from './users/user.ts';

type Dependencies = Pick<AccountDependencies, 'store' | 'ids' | 'clock' | 'randomness'>;

/** What `makeAdministrator` did. */
type AdministratorOutcome = 'created' | 'promoted' | 'already';

/** The user that the command is about. */
interface Candidate {
  readonly email: string;
  /** Called when a new password is needed. */
  readonly askPassword: () => Promise<string>;
}

/**
 * Makes a user with a new password an administrator of the platform (G93). An existing user of the e-mail address
 * may be another person, so the old password and all sessions of that user are invalid when this returns.
 *
 * @throws FieldError when the password is too short or too long.
 */
export async function makeAdministrator(
  parts: Dependencies,
  { email: given, askPassword }: Candidate,
): Promise<AdministratorOutcome> {
  const { store, ids, clock, randomness } = parts;
  const email = emailKey(given);
  const { emails } = store.directory;
  const known = await emails.find(email);
  const user = known && (await store.users.find(known.userId));
  if (user?.isAdministrator === true) return 'already';
  const password = await askPassword();
  demandLength(password);
  const passwordHash = await hashPassword(password, randomness);
  const { userId } = await emails.claim(email, {
    userId: known?.userId ?? ids.next('USR_'),
    businessId: undefined,
  });
  return store.changePlatform(async (records) => {
    const isNew = await records.users.insert({
      id: userId,
      email,
      name: email,
      isAdministrator: true,
      passwordHash,
      createdAt: timestampOf(clock.now()),
    });
    if (!isNew) {
      await records.users.lock(userId);
      await records.users.update(userId, { isAdministrator: true });
      await replacePassword(records, userId, passwordHash);
    }
    const action = isNew ? 'administrator.created' : 'administrator.promoted';
    await note(parts, records, actOf(parts), { action, target: userId });
    return isNew ? 'created' : 'promoted';
  });
}

/**
 * Sets a new password for a user who lost theirs, for deployments that cannot send mail (G93). All sessions of the
 * user have ended when this returns.
 *
 * @throws Error when the e-mail address has no user.
 * @throws FieldError when the password is too short or too long.
 */
export async function resetPasswordOf(
  parts: Dependencies,
  { email, askPassword }: Candidate,
): Promise<'password_reset'> {
  const user = await userOf(parts, email);
  const password = await askPassword();
  demandLength(password);
  const passwordHash = await hashPassword(password, parts.randomness);
  await parts.store.changePlatform(async (records) => {
    await records.users.lock(user.id);
    await replacePassword(records, user.id, passwordHash);
    await note(parts, records, actOf(parts), { action: 'user.password_reset', target: user.id });
  });
  return 'password_reset';
}

/**
 * Revokes a user's administration of the platform (G93), effective from the next request. Memberships stay.
 *
 * @throws Error when the e-mail address has no user.
 */
export async function demoteAdministrator(
  parts: Dependencies,
  { email }: Pick<Candidate, 'email'>,
): Promise<'demoted' | 'no_administrator'> {
  const { id } = await userOf(parts, email);
  return parts.store.changePlatform(async (records) => {
    const user = await records.users.lock(id);
    if (user?.isAdministrator !== true) return 'no_administrator';
    await records.users.update(id, { isAdministrator: false });
    await note(parts, records, actOf(parts), { action: 'administrator.demoted', target: id });
    return 'demoted';
  });
}

async function userOf({ store }: Dependencies, email: string): Promise<UserRecord> {
  const entry = await store.directory.emails.find(emailKey(email));
  const user = entry && (await store.users.find(entry.userId));
  if (user === undefined) throw new Error(`${email} has no user. Nothing was changed.`);
  return user;
}

function actOf({ ids }: Dependencies): Act {
  return { actor: { kind: 'system', id: 'SYS_console' }, requestId: ids.next('req_') };
}

function demandLength(password: string): void {
  const { length } = [...password];
  if (length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD) return;
  throw new FieldError({
    password: [
      `The password has ${length} characters. Give one of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD}.`,
    ],
  });
}
