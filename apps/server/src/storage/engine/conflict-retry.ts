/** Serialization failure and deadlock: the transaction, which a single statement is too, did nothing and may run again. */
const REPEATABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 8;
const LONGEST_PAUSE_MS = 200;

/** Whether the error, or one behind it, is such a conflict. */
function isRepeatable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && REPEATABLE.has(code)) || isRepeatable(error.cause);
}

/**
 * Runs a transaction, or a statement outside one, again when the database gave it up for the sake of another one (SQLSTATE 40001 or 40P01): at most 8 times,
 * after pauses that double and are drawn at random, so that two transactions do not meet again.
 *
 * @throws the last error when no attempt succeeded; any other error at once.
 */
export async function retryingConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) {
        throw error;
      }
      const longest = Math.min(LONGEST_PAUSE_MS, 5 * 2 ** attempt);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
    }
  }
}
