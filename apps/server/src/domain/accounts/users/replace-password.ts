import type { PersonRecords } from '../account-store.ts';

/**
 * Gives a user another password; what whoever knew the one before has by it is gone: sessions, password resets, and addresses that are known.
 * The caller holds the lock of the user.
 *
 * @param kept the session that goes on.
 */
export async function replacePassword(
  { users, sessions, passwordResets, knownAddresses }: PersonRecords,
  userId: string,
  passwordHash: string,
  kept?: Uint8Array,
): Promise<void> {
  await users.update(userId, { passwordHash });
  await sessions.removeOf(userId, kept);
  await passwordResets.removeOf(userId);
  await knownAddresses.removeOf(userId);
}
