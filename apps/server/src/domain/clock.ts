/** The time of the server. Nothing else asks the machine for it, so that tests and the sandbox can move it. */
export interface Clock {
  now(): Date;
}

/** A moment as timestamps are written everywhere: `YYYY-MM-DDTHH:MM:SS.ffffffZ` (G53). */
export function timestampOf(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z');
}
