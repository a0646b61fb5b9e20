/**
 * Measures what the client costs: bytes in a browser, and processor time over `openapi-fetch` alone, without a network between.
 * `node packages/client/bench/main.ts` prints it and writes `.run/bench/client.json`. The clients take turns in rounds, so that
 * whatever else the machine does hits all. Ends with 1 when it is too much.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiFetch from 'openapi-fetch';
import { type ApiPaths, createClient } from '../src/index.ts';
import { clientSizes } from './bundle-size.ts';

const ROUNDS = 15;
const CALLS = 4000;
const RESULT = fileURLToPath(new URL('../../../.run/bench/client.json', import.meta.url));

const BODY = JSON.stringify({ status: 'success', message: '', data: { currency: 'NGN' } });
const HEADERS = { 'content-type': 'application/json', 'x-rate-limit': '1000000', 'x-request-id': 'req_1' };
const baseUrl = 'http://127.0.0.1:1';
const fetch = async () => new Response(BODY, { headers: HEADERS });

const bare = openapiFetch<ApiPaths>({ baseUrl, fetch, headers: { Authorization: 'Bearer key' } });
const client = createClient({ baseUrl, fetch, credential: { apiKey: 'key' } });

const get = { params: { path: { id_or_code: 'NGN' } } } as const;
const post = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '5' };

/** The same call by `openapi-fetch` alone and by the client. */
const pairs: Record<string, [() => Promise<unknown>, () => Promise<unknown>]> = {
  'client.balances.get': [() => bare.GET('/v1/balances/{id_or_code}', get), () => client.balances.get('NGN')],
  'client.GET': [
    () => bare.GET('/v1/balances/{id_or_code}', get),
    () => client.GET('/v1/balances/{id_or_code}', get),
  ],
  'client.quotes.create': [() => bare.POST('/v1/quotes', { body: post }), () => client.quotes.create(post)],
};

/** Microseconds of the processor for each call. */
async function round(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < CALLS; count++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

const KB = 1024;
const promises: { what: string; measured: number; target: number; unit: string }[] = [];
for (const [what, [without, within]] of Object.entries(pairs)) {
  const differences: number[] = [];
  for (let count = -1; count < ROUNDS; count++) {
    const [cheap, dear] = [await round(without), await round(within)];
    if (count >= 0) differences.push(dear - cheap);
  }
  const middle = differences.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  promises.push({ what: `${what} over openapi-fetch`, measured: middle, target: 25, unit: 'µs' });
}
const { core, all } = await clientSizes();
promises.push({
  what: 'createClient over openapi-fetch, gzipped',
  measured: core / KB,
  target: 8,
  unit: 'KB',
});
promises.push({ what: 'all of it, gzipped', measured: all / KB, target: 20, unit: 'KB' });

for (const { what, measured, target, unit } of promises) {
  const verdict = measured <= target ? 'kept  ' : 'MISSED';
  console.log(`  ${verdict} ${what}: ${measured.toFixed(1)} ${unit} (at most ${target})`);
}
mkdirSync(dirname(RESULT), { recursive: true });
writeFileSync(RESULT, `${JSON.stringify(promises, null, 2)}\n`);
process.exitCode = promises.every(({ measured, target }) => measured <= target) ? 0 : 1;
