import { Unavailable } from './domain-error.ts';

/** Attempts before answering 503 on conflicting updates. */
const ATTEMPTS = 16;
const RETRY_AFTER_SECONDS = 1;

/**
 * Changes a record under contention: repeats reading and committing until no other change came first.
 *
 * @param what the record, for the refusal, such as `customer`.
 * @param attempt one read and commit; undefined if another change came first.
 * @throws Unavailable after 16 attempts.
 */
export async function retryOnConflict<Result extends object>(
  what: string,
  attempt: () => Promise<Result | undefined>,
): Promise<Result> {
  for (let made = 0; made < ATTEMPTS; made += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new Unavailable(`The ${what} is being changed by other requests. Try again.`, RETRY_AFTER_SECONDS);
}
