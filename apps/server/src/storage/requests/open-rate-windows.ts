import type { RateWindows } from '../../domain/rate-windows.ts';
import type { Database } from '../engine/database.ts';
import { memoryRateWindows } from './memory-rate-windows.ts';
import { rateWindowStore } from './postgres-rate-windows.ts';
import { openRedisRateWindows } from './redis-rate-windows.ts';

/** The rate windows of a deployment, with their maintenance and health check. */
export interface OpenRateWindows {
  readonly kind: 'redis' | 'postgres' | 'memory';
  readonly windows: RateWindows;
  /** Rejects when requests cannot be counted; undefined where counting cannot fail independently. */
  readonly check: (() => Promise<void>) | undefined;
  deleteExpired(now: Date): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the windows where all processes of the deployment share them (G11): in Redis if configured, else in PostgreSQL;
 * with the embedded database, in the memory of the only process that can use it.
 *
 * @param redisUrl `redis://…`
 * @param onError called when a connection to Redis is lost.
 */
export async function openRateWindows(
  redisUrl: string | undefined,
  database: Database,
  onError: (error: Error) => void,
): Promise<OpenRateWindows> {
  const nothing = async (): Promise<void> => {};
  if (redisUrl !== undefined) {
    const windows = await openRedisRateWindows(redisUrl, onError);
    return {
      kind: 'redis',
      windows,
      check: windows.ping,
      deleteExpired: nothing,
      close: windows.close,
    };
  }
  if (database.kind === 'postgres') {
    const windows = rateWindowStore(database.kysely);
    return {
      kind: 'postgres',
      windows,
      check: undefined,
      deleteExpired: windows.deleteExpired,
      close: nothing,
    };
  }
  return {
    kind: 'memory',
    windows: memoryRateWindows(),
    check: undefined,
    deleteExpired: nothing,
    close: nothing,
  };
}
