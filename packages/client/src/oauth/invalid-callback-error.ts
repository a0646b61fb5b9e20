/**
 * A callback that does not belong to this authorization, or that has neither a code nor an error. It may be forged: do not use its
 * code. Start the authorization again.
 */
export class InvalidCallbackError extends Error {
  override readonly name = 'InvalidCallbackError';
  /** The parameter that is missing or wrong. */
  readonly parameter: 'state' | 'iss' | 'code';

  constructor(parameter: 'state' | 'iss' | 'code') {
    super(`The callback's ${parameter} is missing or not the expected one. Start the authorization again.`);
    this.parameter = parameter;
  }
}
