import { timestampOf } from '../clock.ts';
import { FieldError } from '../domain-error.ts';
import { type AccountParts, note } from './account-parts.ts';
import type { Act } from './audit-entry.ts';
import { hashPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password.ts';
import { emailKey } from './user.ts';

/** What became of the person who was to administer the platform. */
export type AdministratorOutcome = 'created' | 'promoted' | 'already';

/** Who is to administer the platform. */
interface Candidate {
  readonly email: string;
  /** Asked for unless the person administers the platform already. */
  readonly askPassword: () => Promise<string>;
}

/**
 * Makes a person administrator of the platform with a new password (G93). Whoever has the user of the e-mail address so far need not be
 * that person: the password before and every session of the user are dead when this returns.
 *
 * @throws FieldError when the password is too short or too long.
 */
export async function makeAdministrator(
  parts: Pick<AccountParts, 'store' | 'ids' | 'clock' | 'randomness'>,
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
  const act: Act = { actor: { kind: 'system', id: 'SYS_console' }, requestId: ids.next('req_') };
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
      await records.users.update(userId, { isAdministrator: true, passwordHash });
      await records.sessions.removeOf(userId);
    }
    const action = isNew ? 'administrator.created' : 'administrator.promoted';
    await note(parts, records, act, { action, target: userId });
    return isNew ? 'created' : 'promoted';
  });
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
