import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PostgresAdapter,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Mutex } from '../../domain/mutex.ts';
import { retryingConflicts } from './conflict-retry.ts';
import type { TransactionScope } from './transaction-scope.ts';

/** A connection that repeats a statement outside a transaction when the database reports a conflict. */
class GuardedConnection implements DatabaseConnection {
  readonly connection: DatabaseConnection;
  readonly endTurn: (() => void) | undefined;
  inTransaction = false;

  constructor(connection: DatabaseConnection, endTurn: (() => void) | undefined) {
    this.connection = connection;
    this.endTurn = endTurn;
  }

  executeQuery<Row>(query: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<Row>> {
    const execute = () => this.connection.executeQuery<Row>(query, options);
    return this.inTransaction ? execute() : retryingConflicts(execute);
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
    options?: AbortableOperationOptions,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.connection.streamQuery(query, chunkSize, options);
  }
}

/** @throws Error for a connection of another driver. */
function guarded(connection: DatabaseConnection): GuardedConnection {
  if (connection instanceof GuardedConnection) return connection;
  throw new Error('The connection belongs to another driver.');
}

/**
 * A driver that refuses the database handle inside a transaction. There the handle would wait forever on the embedded
 * database, which has one connection, and would not see the transaction on PostgreSQL. With `turns`, one connection is
 * shared in turns. A connection is lent for one statement or one transaction.
 */
class GuardedDriver implements Driver {
  readonly #driver: Driver;
  readonly #scope: TransactionScope;
  readonly #turns: Mutex | undefined;
  #ready: Promise<void> | undefined;

  constructor(driver: Driver, scope: TransactionScope, turns?: Mutex) {
    this.#driver = driver;
    this.#scope = scope;
    this.#turns = turns;
  }

  /**
   * Executes one compiled statement outside a transaction, bypassing Kysely, whose processing takes as long as sending
   * it.
   *
   * @throws Error inside a transaction.
   */
  async statement<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    this.#refuseInside();
    await this.init();
    const endTurn = await this.#turns?.take();
    try {
      const connection = await this.#driver.acquireConnection();
      try {
        return await retryingConflicts(() => connection.executeQuery<Row>(query));
      } finally {
        await this.#driver.releaseConnection(connection);
      }
    } finally {
      endTurn?.();
    }
  }

  /** @throws Error inside a transaction. */
  async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    this.#refuseInside();
    const endTurn = await this.#turns?.take();
    try {
      return new GuardedConnection(await this.#driver.acquireConnection(options), endTurn);
    } catch (error) {
      endTurn?.();
      throw error;
    }
  }

  async releaseConnection(
    connection: DatabaseConnection,
    options?: AbortableOperationOptions,
  ): Promise<void> {
    const given = guarded(connection);
    try {
      await this.#driver.releaseConnection(given.connection, options);
    } finally {
      given.endTurn?.();
    }
  }

  init(): Promise<void> {
    this.#ready ??= this.#driver.init();
    return this.#ready;
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const given = guarded(connection);
    given.inTransaction = true;
    return this.#driver.beginTransaction(given.connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.commitTransaction(guarded(connection).connection);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(guarded(connection).connection);
  }

  async savepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.savepoint?.(guarded(connection).connection, name, compile);
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.rollbackToSavepoint?.(guarded(connection).connection, name, compile);
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.releaseSavepoint?.(guarded(connection).connection, name, compile);
  }

  destroy(options?: AbortableOperationOptions): Promise<void> {
    return this.#driver.destroy(options);
  }

  #refuseInside(): void {
    if (!this.#scope.isOpen) return;
    throw new Error(
      'The database handle was used inside a transaction. Use the transaction passed to the function instead.',
    );
  }
}

/** A PostgreSQL dialect with a {@link GuardedDriver}, which also manages the turns of a single connection. */
export class GuardedDialect implements Dialect {
  readonly driver: GuardedDriver;
  readonly #dialect: Dialect;

  constructor(dialect: Dialect, scope: TransactionScope, turns?: Mutex) {
    this.#dialect = dialect;
    this.driver = new GuardedDriver(dialect.createDriver(), scope, turns);
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }

  createDriver(): Driver {
    return this.driver;
  }

  createIntrospector(kysely: Kysely<unknown>): DatabaseIntrospector {
    return this.#dialect.createIntrospector(kysely);
  }

  createQueryCompiler(): QueryCompiler {
    return this.#dialect.createQueryCompiler();
  }
}
