const MOST_ROWS = 10_000n;

/**
 * Deletes all matching rows in short statements.
 *
 * @param deleteSome deletes at most the given number of rows, and returns how many it deleted.
 */
export async function inBatches(deleteSome: (most: bigint) => Promise<bigint>): Promise<void> {
  while ((await deleteSome(MOST_ROWS)) === MOST_ROWS);
}
