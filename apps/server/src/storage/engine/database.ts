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

/** Where the database is: `url` for PostgreSQL, else `directory` for the embedded one, else embedded in memory. */
export interface DatabaseSettings {
  /** `postgresql://…`; wins over `directory`. */
  readonly url?: string;
  /** Data directory of the embedded database; made when absent. One process at a time may have it open. */
  readonly directory?: string;
  /** Gives the cluster that a new data directory, or a database in memory, starts from; an empty one by default. */
  readonly template?: () => Promise<Blob>;
  /** Most connections that PostgreSQL is asked for; 10 by default. */
  readonly maxConnections?: number;
  /**
   * Milliseconds that a statement or a transaction on PostgreSQL may take, the wait for a connection included; then it
   * fails as an outage. Without it they take as long as they take.
   */
  readonly patienceMs?: number;
  /** How many of these connections a business may have at once; together with `patienceMs`. */
  readonly shares?: Bulkhead;
  /** Told when an idle connection to PostgreSQL breaks; the next query takes another one. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * The handle for single statements. What begins a transaction or holds a connection belongs to {@link Database}: begun here it
 * would not know that it is one, and a statement on the handle inside it would wait for ever on the embedded database.
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
  'The database handle begins no transaction and holds no connection. Use `transaction` of the database instead.';

/** One database, PostgreSQL or embedded, with one code path: the same SQL, the same values in and out. */
export interface Database {
  /**
   * For single statements, each repeated when the database reports a conflict (40001, 40P01). Inside a transaction it
   * throws: there the transaction is the handle.
   */
  readonly kysely: DatabaseHandle;
  readonly kind: 'postgres' | 'embedded';
  /**
   * Runs `work` in one transaction, again from its start when the database reports a conflict (40001, 40P01). It must have no
   * other effects than those on the transaction.
   */
  transaction<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  connections(): ConnectionCount;
  /** Waits for what runs and lets the database go. */
  close(): Promise<void>;
}

/**
 * Opens a database; `migrate` brings its tables up to date.
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
