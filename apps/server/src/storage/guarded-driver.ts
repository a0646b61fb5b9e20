import {
  type AbortableOperationOptions,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  type QueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { TransactionScope } from './transaction-scope.ts';
import type { Turns } from './turns.ts';

/**
 * A driver that refuses the database handle inside a transaction: there it would wait for ever on the embedded database, which
 * has one connection, and see nothing of the transaction on PostgreSQL. With `turns` one connection is shared in turns.
 */
class GuardedDriver implements Driver {
  readonly #driver: Driver;
  readonly #scope: TransactionScope;
  readonly #turns: Turns | undefined;
  readonly #endTurn = new WeakMap<DatabaseConnection, () => void>();

  constructor(driver: Driver, scope: TransactionScope, turns?: Turns) {
    this.#driver = driver;
    this.#scope = scope;
    this.#turns = turns;
  }

  /** @throws Error inside a transaction. */
  async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    if (this.#scope.isOpen) {
      throw new Error(
        'The database handle was used inside a transaction. Use the transaction that the function is given instead.',
      );
    }
    const endTurn = await this.#turns?.take();
    try {
      const connection = await this.#driver.acquireConnection(options);
      if (endTurn !== undefined) {
        this.#endTurn.set(connection, endTurn);
      }
      return connection;
    } catch (error) {
      endTurn?.();
      throw error;
    }
  }

  async releaseConnection(
    connection: DatabaseConnection,
    options?: AbortableOperationOptions,
  ): Promise<void> {
    try {
      await this.#driver.releaseConnection(connection, options);
    } finally {
      this.#endTurn.get(connection)?.();
    }
  }

  init(options?: AbortableOperationOptions): Promise<void> {
    return this.#driver.init(options);
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#driver.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(connection);
  }

  async savepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.savepoint?.(connection, name, compile);
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.rollbackToSavepoint?.(connection, name, compile);
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.releaseSavepoint?.(connection, name, compile);
  }

  destroy(options?: AbortableOperationOptions): Promise<void> {
    return this.#driver.destroy(options);
  }
}

/** A dialect of PostgreSQL whose driver is a {@link GuardedDriver}, which also keeps the turns of a single connection. */
export function guardedDialect(dialect: Dialect, scope: TransactionScope, turns?: Turns): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new GuardedDriver(dialect.createDriver(), scope, turns),
    createIntrospector: (kysely) => dialect.createIntrospector(kysely),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
