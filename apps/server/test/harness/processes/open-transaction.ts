import type { RawBuilder } from 'kysely';
import type { Database } from '../../../src/storage/engine/database.ts';

/**
 * Runs a statement in a transaction that stays open and keeps its locks; returns a function that ends the transaction.
 */
export async function openTransaction(
  database: Pick<Database, 'transaction'>,
  statement: RawBuilder<unknown>,
): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const whole = database.transaction(async (transaction) => {
    await statement.execute(transaction);
    begun.resolve();
    await released.promise;
  });
  await Promise.race([begun.promise, whole]);
  return () => {
    released.resolve();
    return whole;
  };
}
