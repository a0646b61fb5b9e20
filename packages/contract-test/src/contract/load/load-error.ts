/** A contract that cannot be tested as it stands. The message names the file, the line and what to do. */
export class LoadError extends Error {
  override name = 'LoadError';
}
