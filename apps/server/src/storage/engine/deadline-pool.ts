import { connect } from 'node:net';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { actingAccount } from '../../domain/acting-business.ts';
import type { Bulkhead } from '../../domain/bulkhead.ts';
import { withTimeout } from './with-timeout.ts';

/** PostgreSQL did not answer in time; the error code classifies it as an outage. */
class Overdue extends Error {
  override readonly name = 'Overdue';
  readonly code = 'ETIMEDOUT';

  constructor(milliseconds: number) {
    super(`PostgreSQL did not answer within ${milliseconds} ms.`);
  }
}

/** A connection lent until a deadline, for one statement or one transaction. */
class LentClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #deadline: number;
  readonly #patienceMs: number;
  readonly #leave: () => void;
  #overdue = false;

  constructor(client: pg.PoolClient, deadline: number, patienceMs: number, leave: () => void) {
    this.#leave = leave;
    this.#client = client;
    this.#deadline = deadline;
    this.#patienceMs = patienceMs;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('A connection with a deadline does not support cursors.');
    return this.#query(sql, parameters);
  }

  /** A connection whose statement is still running is closed, not lent again. */
  release(destroy = false): void {
    this.#client.release(destroy || this.#overdue);
    this.#leave();
  }

  async #query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#overdue) throw new Overdue(this.#patienceMs);
    const { command, rowCount, rows } = await withTimeout(
      this.#client.query(sql, [...parameters]),
      this.#deadline - performance.now(),
      () => this.#giveUp(),
    );
    return { command, rowCount, rows } as PostgresQueryResult<Row>;
  }

  #giveUp(): Overdue {
    this.#overdue = true;
    cancel(this.#client);
    return new Overdue(this.#patienceMs);
  }
}

/**
 * Lends the connections of a pool for a limited number of milliseconds, including the wait for one. After that, the
 * running statement fails as an outage, the server is asked to cancel it, and the connection is closed. No session
 * state is set, so a pooler in transaction mode can be used.
 *
 * @param shares how many of them a business may use; the wait for its own share does not count.
 */
export function deadlinePool(pool: pg.Pool, patienceMs: number, shares?: Bulkhead): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const account = actingAccount();
      // Work that has begun may have had effects, so it can no longer be refused as if nothing had been done.
      const leave = account && (await shares?.enter(account.businessId, () => !account.hasBegun));
      if (account !== undefined) account.hasBegun = true;
      const deadline = performance.now() + patienceMs;
      try {
        return new LentClient(await pool.connect(), deadline, patienceMs, () => leave?.());
      } catch (error) {
        leave?.();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

const CANCEL_REQUEST = 80_877_102;
const CANCEL_MS = 2000;

/** Asks the server, on a separate connection, to cancel the statement of a client; the outcome is unknown. */
function cancel(client: pg.PoolClient): void {
  if (!('processID' in client && 'secretKey' in client)) return;
  const { host, port } = client;
  const request = Buffer.alloc(16);
  request.writeInt32BE(request.length, 0);
  request.writeInt32BE(CANCEL_REQUEST, 4);
  request.writeInt32BE(Number(client.processID), 8);
  request.writeInt32BE(Number(client.secretKey), 12);
  const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  socket.on('error', () => socket.destroy());
  socket.setTimeout(CANCEL_MS, () => socket.destroy());
  socket.unref();
  socket.end(request);
}
