/** A baseline file that cannot be used. The message names the file, the entry and what to do. */
export class BaselineError extends Error {
  override readonly name = 'BaselineError';
}
