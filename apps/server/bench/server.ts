/**
 * The server that is measured, as a process of its own. Reads the server's variables, and three of its own: BENCH_KEYS, how many API
 * keys the demo business gets, without which there is no demo business; BENCH_CLOCK=standing, with which no transfer falls due while
 * others are taken in; and BENCH_REQUEST_LOGS=off, with which requests are not logged. Says `{ url, keys }` when it listens, and its
 * processor time or the bytes of its heap when it is asked.
 */
import { type Composition, compose } from '../src/compose/compose.ts';
import { readConfig } from '../src/config/config.ts';
import { readEnvironment } from '../src/config/env.ts';
import { openDemo } from '../src/demo/open-demo.ts';
import { openLog } from '../src/observability/logger.ts';
import { serve } from '../src/start/serve.ts';
import { systemClock } from '../src/system.ts';

const config = readConfig(readEnvironment());
const { logger } = openLog(config.logLevel);
const started = systemClock.now();
const clock = process.env.BENCH_CLOCK === 'standing' ? { now: () => started } : systemClock;
const logsRequests = process.env.BENCH_REQUEST_LOGS !== 'off';
const composition = await compose(config, logger, { clock, logsRequests });
const keyCount = Number(process.env.BENCH_KEYS ?? 0);
const keys = keyCount === 0 ? [] : await demoKeys(composition, keyCount);
const server = await serve(composition, config);

process.on('message', (question) => process.send?.(question === 'cpu' ? process.cpuUsage() : heapUsed()));
process.once('disconnect', () => void server.stop().then(() => process.exit()));
process.send?.({ url: server.api, keys });

async function demoKeys(composition: Composition, count: number): Promise<readonly string[]> {
  const { businessId } = await openDemo(composition, config.secretKey);
  const act = { actor: { kind: 'system', id: 'SYS_bench' }, requestId: 'req_0000000000000000' } as const;
  const scopes = ['balances:read', 'balances:write'] as const;
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const key = { name: `Bench ${index}`, scopes };
    keys.push((await composition.services.accounts.apiKeys.create(act, businessId, key)).credential);
  }
  return keys;
}

function heapUsed(): number {
  if (globalThis.gc === undefined) throw new Error('Start this program with --expose-gc.');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
