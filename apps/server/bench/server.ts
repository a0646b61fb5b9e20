/**
 * The server under load, as a process of its own: `node bench/server.ts`. Reads the server's variables, and BENCH_KEYS, how many
 * API keys its business has. Says `{ url, keys }` when it listens, and its processor time each time it is asked.
 */
import { compose } from '../src/compose/compose.ts';
import { readConfig } from '../src/config/config.ts';
import { readEnvironment } from '../src/config/env.ts';
import { openDemo } from '../src/demo/open-demo.ts';
import { openLog } from '../src/observability/logger.ts';
import { serve } from '../src/start/serve.ts';

const config = readConfig(readEnvironment());
const { logger } = openLog(config.logLevel);
const composition = await compose(config, logger);
const { businessId } = await openDemo(composition, config.secretKey);
const act = { actor: { kind: 'system', id: 'SYS_bench' }, requestId: 'req_0000000000000000' } as const;
const scopes = ['balances:read', 'balances:write'] as const;
const keys: string[] = [];
for (let index = 0; index < Number(process.env.BENCH_KEYS); index += 1) {
  const name = `Bench ${index}`;
  const { credential } = await composition.services.accounts.apiKeys.create(act, businessId, {
    name,
    scopes,
  });
  keys.push(credential);
}
const server = await serve(composition, config);

process.on('message', () => process.send?.(process.cpuUsage()));
process.once('disconnect', () => void server.stop().then(() => process.exit()));
process.send?.({ url: server.api, keys });
