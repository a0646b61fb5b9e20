import type { GuardedDialect } from './guarded-driver.ts';

/** Connections of this process to its database at one moment. */
export interface ConnectionCount {
  readonly total: number;
  readonly idle: number;
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number;
}

/** What opening either kind of database yields. */
export interface OpenedDialect {
  readonly kind: 'postgres' | 'embedded';
  readonly dialect: GuardedDialect;
  readonly connections: () => ConnectionCount;
  /** Lets go of what the dialect itself does not: called after the last query. */
  readonly close: () => Promise<void>;
}
