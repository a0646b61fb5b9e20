/** Arguments that a command cannot be run with. The message is one sentence that says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}
