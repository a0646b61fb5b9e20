import type { GuardedDialect } from './guarded-driver.ts';

/** The current connections of this process to its database. */
export interface ConnectionCount {
  readonly total: number;
  readonly idle: number;
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number;
}

/** The result of opening either kind of database. */
export interface OpenedDialect {
  readonly kind: 'postgres' | 'embedded';
  readonly dialect: GuardedDialect;
  readonly connections: () => ConnectionCount;
  /** Releases what the dialect itself does not; called after the last query. */
  readonly close: () => Promise<void>;
}
