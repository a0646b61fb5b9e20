import type { PersonRecords } from '../account-store.ts';

/**
 * Replaces a user's password and deletes everything that the old one gave access to: sessions, password resets and
 * known addresses. The caller must hold the lock of the user.
 *
 * @param kept the session to keep.
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
