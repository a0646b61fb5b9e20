/** Serialization failure and deadlock: the transaction (or single statement) had no effect and may run again. */
const REPEATABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 8;
const LONGEST_PAUSE_MS = 200;

/** Whether the error, or one of its causes, is such a conflict. */
function isRepeatable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && REPEATABLE.has(code)) || isRepeatable(error.cause);
}

/**
 * Retries a transaction, or a statement outside one, that the database aborted because of a conflict (SQLSTATE 40001 or
 * 40P01): at most 8 times, after doubling random delays, so that the same transactions do not collide again.
 *
 * @throws the last conflict when no attempt succeeded; any other error immediately.
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
