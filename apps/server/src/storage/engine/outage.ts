/**
 * SQLSTATE classes and codes, and codes of the network, that say that PostgreSQL does not serve at the moment:
 * connection failures, shutting down or starting up, too many connections, not accepting connections, statements
 * that were cancelled or waited too long for a lock.
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
/** What the driver says without a code when a connection is lost or none becomes free in time. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether a statement failed because the database is out of reach, so that it may succeed a little later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && OUTAGES.some((outage) => outage.test(String(error.code)))) return true;
  return LOST.test(error.message) || (error.cause !== undefined && isOutage(error.cause));
}
