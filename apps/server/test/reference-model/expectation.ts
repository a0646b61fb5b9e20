/** A refusal as callers see it. */
export interface Refusal {
  readonly status: number;
  readonly error: string;
  /** The fields that may be told of; any when absent. */
  readonly fields?: readonly string[];
}

/** What may come of a call; of several faults the service may tell of any. */
export interface Expectation {
  readonly mayAccept: boolean;
  readonly refusals: readonly Refusal[];
}

export const acceptance: Expectation = { mayAccept: true, refusals: [] };
export const invalidState: Refusal = { status: 422, error: 'invalid_state' };
export const insufficientBalance: Refusal = { status: 422, error: 'insufficient_balance' };
export const quoteExpired: Refusal = { status: 422, error: 'quote_expired' };
export const noPrice: Refusal = { status: 503, error: 'service_unavailable' };

export function faultIn(...fields: readonly string[]): Refusal {
  return { status: 400, error: 'request_validation', fields };
}

/** Accepted where the condition holds, refused so where it does not. */
export function acceptedIf(condition: boolean, refusal: Refusal): Expectation {
  return condition ? acceptance : refusedAs(refusal);
}

export function refusedAs(...refusals: readonly Refusal[]): Expectation {
  return { mayAccept: false, refusals };
}
