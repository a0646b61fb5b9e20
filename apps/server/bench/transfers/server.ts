/**
 * The server whose transfers are measured, as a process of its own. Its clock stands still, so that no transfer falls
 * due while others are taken in; with BENCH_CLOCK=running it does not. Says `{ url }` when it listens, and the bytes of
 * its heap each time it is asked.
 */
import { compose } from '../../src/compose/compose.ts';
import { readConfig } from '../../src/config/config.ts';
import { readEnvironment } from '../../src/config/env.ts';
import { openLog } from '../../src/observability/logger.ts';
import { serve } from '../../src/start/serve.ts';
import { systemClock } from '../../src/system.ts';

const config = readConfig(readEnvironment());
const { logger } = openLog(config.logLevel);
const started = systemClock.now();
const clock = process.env.BENCH_CLOCK === 'running' ? systemClock : { now: () => started };
const composition = await compose(config, logger, { clock });
const server = await serve(composition, config);

process.on('message', () => {
  if (globalThis.gc === undefined) throw new Error('Start this program with --expose-gc.');
  globalThis.gc();
  globalThis.gc();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});
process.once('disconnect', () => void server.stop().then(() => process.exit()));
process.send?.({ url: server.api });
