/** `npm run webhooks`: sends webhooks from the database that the environment names, beside servers with `SEND_WEBHOOKS=false`. */
import { startProgram } from './processes/programs.ts';

const sender = startProgram('the sender', 'apps/server/src/commands/send-webhooks.ts', [], {});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void sender.stop());
const end = await sender.ended;
if (!end.endsWith('code 0')) {
  console.error(`${end[0]?.toUpperCase()}${end.slice(1)}.`);
  process.exitCode = 1;
}
