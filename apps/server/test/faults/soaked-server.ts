/**
 * The server under soak, as a process of its own: `node --expose-gc test/faults/soaked-server.ts`, on the PostgreSQL of `DATABASE_URL`,
 * or else on an embedded database in memory.
 * Says where it answers when it listens, and what it holds each time it is asked.
 */
import { openDatabase } from '../../src/storage/engine/database.ts';
import { migrate } from '../../src/storage/schema/migrate.ts';
import { startFaultedServer } from './requests/faulted-server.ts';

/** What the process holds after all garbage is collected, in bytes, and what has gone wrong in it so far. */
export interface Holding {
  readonly heap: number;
  /** Outside of the heap, as the bytes of files are. */
  readonly buffers: number;
  readonly resident: number;
  /** The most that was resident so far. */
  readonly peak: number;
  readonly complaints: readonly string[];
}

function holding(): Holding {
  if (globalThis.gc === undefined) throw new Error('Start this program with --expose-gc.');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return {
    heap: heapUsed,
    buffers: arrayBuffers,
    resident: rss,
    peak: process.resourceUsage().maxRSS * 1024,
    complaints: server.log.map((line) => JSON.stringify(line)),
  };
}

const { DATABASE_URL: url } = process.env;
const database = await openDatabase(url === undefined ? {} : { url });
await migrate(database);
const { server, target } = await startFaultedServer(database);
process.on('message', () => process.send?.(holding()));
process.once('disconnect', () => process.exit());
process.send?.(target);
