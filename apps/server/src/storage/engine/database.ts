import {
  type Compilable,
  type CompiledQuery,
  Kysely,
  type QueryResult,
  type Transaction,
  type TransactionBuilder,
} from 'kysely';
import type { Bulkhead } from '../../domain/bulkhead.ts';
import type { Tables } from '../schema/tables.ts';
import { retryingConflicts } from './conflict-retry.ts';
import { openEmbedded } from './embedded-database.ts';
import type { GuardedDialect } from './guarded-driver.ts';
import type { ConnectionCount } from './opened-dialect.ts';
import { openPostgres } from './postgres-database.ts';
import { TransactionScope } from './transaction-scope.ts';

/**
 * The location of the database: `url` for PostgreSQL, else `directory` for the embedded one, else embedded in memory.
 */
export interface DatabaseSettings {
  /** `postgresql://…`; takes precedence over `directory`. */
  readonly url?: string;
  /** Data directory of the embedded database, created if absent. Only one process at a time may open it. */
  readonly directory?: string;
  /** Returns the cluster from which a new data directory, or a database in memory, starts; by default an empty one. */
  readonly template?: () => Promise<Blob>;
  /** Most connections to PostgreSQL; 10 by default. */
  readonly maxConnections?: number;
  /**
   * Milliseconds that a statement or transaction on PostgreSQL may take, including the wait for a connection; then it
   * fails as an outage. Without it there is no limit.
   */
  readonly patienceMs?: number;
  /** Limits the connections that one business may use at once; requires `patienceMs`. */
  readonly shares?: Bulkhead;
  /** Called when an idle connection to PostgreSQL is lost; the next query uses another one. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * The handle for single statements. Transactions and reserved connections belong to {@link Database}: a transaction
 * begun here would not be recognized as one, and a statement on the handle inside it would wait forever on the embedded
 * database.
 */
export interface DatabaseHandle extends Kysely<Tables> {
  /** @throws Error always. */
  transaction(): never;
  /** @throws Error always. */
  startTransaction(): never;
  /** @throws Error always. */
  connection(): never;
}

class GuardedKysely extends Kysely<Tables> implements DatabaseHandle {
  readonly #driver: GuardedDialect['driver'];

  constructor(dialect: GuardedDialect) {
    super({ dialect });
    this.#driver = dialect.driver;
  }

  override executeQuery<Row>(query: CompiledQuery<Row> | Compilable<Row>): Promise<QueryResult<Row>> {
    return this.#driver.statement('compile' in query ? query.compile() : query);
  }

  begin(): TransactionBuilder<Tables> {
    return super.transaction();
  }

  override transaction(): never {
    throw new Error(REFUSED);
  }

  override startTransaction(): never {
    throw new Error(REFUSED);
  }

  override connection(): never {
    throw new Error(REFUSED);
  }
}

const REFUSED =
  'The database handle cannot begin a transaction or reserve a connection. Use `transaction` of the database instead.';

/** One database, PostgreSQL or embedded, with one code path: the same SQL and the same values. */
export interface Database {
  /**
   * For single statements, each repeated when the database reports a conflict (40001, 40P01). Throws inside a
   * transaction, where the transaction is the handle.
   */
  readonly kysely: DatabaseHandle;
  readonly kind: 'postgres' | 'embedded';
  /**
   * Runs `work` in one transaction, and repeats it from the start when the database reports a conflict (40001, 40P01).
   * It must have no effects outside the transaction.
   */
  transaction<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  connections(): ConnectionCount;
  /** Waits for running work and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens a database without migrating it; see `migrate`.
 *
 * @throws DirectoryInUse when another process has the data directory open.
 * @throws DirectoryUnusable when the data directory is damaged, full or not writable.
 * @throws Error when PostgreSQL cannot be reached, naming host and port.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const scope = new TransactionScope();
  const { dialect, kind, connections, close } =
    settings.url === undefined
      ? await openEmbedded(settings.directory, scope, settings.template)
      : await openPostgres({ ...settings, url: settings.url }, scope);
  const kysely = new GuardedKysely(dialect);
  return {
    kysely,
    kind,
    transaction: (work) =>
      retryingConflicts(() => kysely.begin().execute((transaction) => scope.run(() => work(transaction)))),
    connections,
    close: async () => {
      await kysely.destroy();
      await close();
    },
  };
}
