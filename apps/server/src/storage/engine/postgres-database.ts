import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Bulkhead } from '../../domain/bulkhead.ts';
import { elementType, scalarParsers } from './column-values.ts';
import { deadlinePool } from './deadline-pool.ts';
import { GuardedDialect } from './guarded-driver.ts';
import type { OpenedDialect } from './opened-dialect.ts';
import type { TransactionScope } from './transaction-scope.ts';

const TEXT_ARRAY: number = 1009;
/** The idle limit of a transaction, as a multiple of the statement timeout. */
const IDLE_PATIENCES = 3;
const CONNECT_TIMEOUT_MS = 5000;

type Parse = (text: string) => unknown;

/** Cached, because the driver requests the parser again for each column of each result. */
const textParsers = new Map<number, Parse>();
const types = {
  getTypeParser(type: number, format?: 'text' | 'binary'): Parse {
    if (format === 'binary') return pg.types.getTypeParser(type, format);
    let parse = textParsers.get(type);
    if (parse === undefined) {
      parse = textParser(type);
      textParsers.set(type, parse);
    }
    return parse;
  },
};

function textParser(type: number): Parse {
  const parse = scalarParsers[type];
  if (parse !== undefined) return parse;
  const parseElement = scalarParsers[elementType(type) ?? 0];
  if (parseElement === undefined) return pg.types.getTypeParser(type, 'text');
  const parseTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY);
  return (text) => parseTexts(text).map((element) => (element === null ? null : parseElement(element)));
}

/** Settings of `openDatabase` that concern PostgreSQL. */
interface PostgresSettings {
  readonly url: string;
  readonly maxConnections?: number;
  readonly patienceMs?: number;
  readonly shares?: Bulkhead;
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * Opens a pool of connections. Statements are unnamed and do not rely on session settings, so a pooler in transaction
 * mode can be used.
 *
 * @throws Error when the server cannot be reached or refuses the connection, naming host and port, never the password.
 */
export async function openPostgres(
  settings: PostgresSettings,
  scope: TransactionScope,
): Promise<OpenedDialect> {
  const { patienceMs } = settings;
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.maxConnections ?? 10,
    connectionTimeoutMillis: patienceMs ?? CONNECT_TIMEOUT_MS,
    types,
  });
  pool.on('error', (error) => settings.onConnectionLost?.(error));
  // Nothing else listens for errors on a lent connection; its running statement fails anyway.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // A process that stalls in a transaction must not hold its locks indefinitely.
    if (patienceMs === undefined) return;
    client.query(`SET idle_in_transaction_session_timeout = ${IDLE_PATIENCES * patienceMs}`).catch(() => {});
  });
  try {
    const client = await pool.connect();
    client.release();
  } catch (error) {
    await pool.end();
    throw new Error(`${place(settings.url)} cannot be used: ${reason(error)}. Check DATABASE_URL.`, {
      cause: error,
    });
  }
  return {
    kind: 'postgres',
    dialect: new GuardedDialect(
      new PostgresDialect({
        pool: patienceMs === undefined ? pool : deadlinePool(pool, patienceMs, settings.shares),
      }),
      scope,
    ),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      if (!pool.ended) {
        await pool.end();
      }
    },
  };
}

function place(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `PostgreSQL at ${host}:${port}, database '${database}',`;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) {
    return error.errors.map(reason).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
