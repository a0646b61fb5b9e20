/**
 * SQLSTATE classes and codes, and network error codes, that mean that PostgreSQL is temporarily unavailable: connection
 * failures, shutdown or startup, too many connections, connections not accepted, statements that were cancelled or
 * waited too long for a lock.
 */
const OUTAGES: readonly RegExp[] = [
  /^08/,
  /^57P0[1-5]$/,
  /^25(006|P03)$/,
  /^53300$/,
  /^55000$/,
  /^(57014|55P03)$/,
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
];
/** Messages of the driver without a code, when a connection is lost or none becomes free in time. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether a statement failed because the database is unreachable, so that it may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && OUTAGES.some((outage) => outage.test(String(error.code)))) return true;
  return LOST.test(error.message) || (error.cause !== undefined && isOutage(error.cause));
}
