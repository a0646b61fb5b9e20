const MOST_ROWS = 10_000n;

/**
 * Deletes as many rows as there are by statements that each take little time.
 *
 * @param deleteSome deletes at most so many rows, and tells how many they were.
 */
export async function inBatches(deleteSome: (most: bigint) => Promise<bigint>): Promise<void> {
  while ((await deleteSome(MOST_ROWS)) === MOST_ROWS);
}
