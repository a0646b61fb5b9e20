/** A scenario that cannot be run as it is written; the message names the file and the place in it. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}
