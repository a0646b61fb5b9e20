/** The time of the server. Nothing else asks the machine for it, so that tests and the sandbox can move it. */
export interface Clock {
  now(): Date;
}

/** A moment as timestamps are written everywhere: `YYYY-MM-DDTHH:MM:SS.ffffffZ` (G53). */
export function timestampOf(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z');
}

/** The time of a business: the machine's, and what the sandbox has advanced it by. It moves expiries, rails and the venue. */
export function businessTime(clock: Clock, business: { readonly clockAheadMs: number }): Date {
  return new Date(clock.now().getTime() + business.clockAheadMs);
}

/** The instant so many milliseconds after another. */
export function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** The instant of a change, later than that of the change before, so that the events of a record keep their order. */
export function laterThan(before: Date, at: Date): Date {
  return at > before ? at : later(before, 1);
}
