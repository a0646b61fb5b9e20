import { sql, type Transaction } from 'kysely';
import type { Holder } from '../../domain/balances/balance-store.ts';
import { SandboxReset } from '../../domain/sandbox/sandbox-reset.ts';
import type { Tables } from '../schema/tables.ts';

/**
 * Takes a shared lock on the business, first, as commits do: a reset of its sandbox has ended, or waits until this is
 * done. Then locks the profile, so that concurrent issues to it run one after the other.
 *
 * @param resets how often the sandbox had been reset when the profile was read.
 * @throws SandboxReset when it was reset since.
 */
export async function lockProfile(
  transaction: Transaction<Tables>,
  { businessId, profileId }: Holder,
  resets: number,
): Promise<void> {
  const { rows } = await sql<{ resets: number | null }>`
    SELECT share_business(${businessId}) AS resets`.execute(transaction);
  if (rows[0]?.resets !== resets) throw new SandboxReset();
  await transaction
    .selectFrom('profile')
    .select('profile_id')
    .where('business_id', '=', businessId)
    .where('profile_id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
