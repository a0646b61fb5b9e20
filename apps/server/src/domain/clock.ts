/** The time of the server. Nothing else reads the machine's clock, so that tests and the sandbox can move it. */
export interface Clock {
  now(): Date;
}

/** A moment in the timestamp format of the API: `YYYY-MM-DDTHH:MM:SS.ffffffZ` (G53). */
export function timestampOf(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z');
}

/**
 * The time of a business: the machine's time plus what the sandbox has advanced it by. It drives expiries, rails
 * and the venue.
 */
export function businessTime(clock: Clock, business: { readonly clockAheadMs: number }): Date {
  return new Date(clock.now().getTime() + business.clockAheadMs);
}

/** The instant this many milliseconds later. */
export function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** The instant of a change, later than the previous change, so that the events of a record stay in order. */
export function laterThan(before: Date, at: Date): Date {
  return at > before ? at : later(before, 1);
}
