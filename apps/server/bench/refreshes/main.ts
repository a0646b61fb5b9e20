/**
 * Measures refreshes of tokens on PostgreSQL, over HTTP, beside the one thing of a refresh that cannot be saved: an RS256 signature on
 * one core. `node apps/server/bench/refreshes/main.ts` prints both and writes `.run/bench/refreshes.json`. No promise depends on them.
 */
import { sign } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newKeyPair } from '../../src/domain/oauth/signing-key.ts';
import { openDatabase } from '../../src/storage/engine/database.ts';
import { migrate } from '../../src/storage/schema/migrate.ts';
import { startPostgres } from '../../test/harness/processes/postgres.ts';
import { kill, listening, spawnServer } from '../../test/harness/processes/server-process.ts';
import { type OAuthDesk, openOAuthDesk } from '../../test/harness/worlds/oauth-desk.ts';
import { startServer } from '../../test/harness/worlds/server.ts';

/** Connections of apps to users, each of which refreshes its tokens one after the other. */
const FAMILIES = 16;
const REFRESHES = 60;
const WARM_UP = 10;
const SIGNATURES = 500;
const RESULT = fileURLToPath(new URL('../../../../.run/bench/refreshes.json', import.meta.url));

/** Refreshes so many times in a row. @returns the newest refresh token. */
async function refreshInTurn(desk: OAuthDesk, token: string, times: number): Promise<string> {
  let latest = token;
  for (let count = 0; count < times; count += 1) {
    const { status, text } = await desk.refresh(latest);
    if (status !== 200) throw new Error(`A refresh was answered with ${status}: ${text}`);
    latest = JSON.parse(text).refresh_token;
  }
  return latest;
}

async function refreshesPerSecond(): Promise<number> {
  const postgres = await startPostgres(undefined, 'durable');
  const url = postgres.url('postgres');
  const database = await openDatabase({ url });
  await migrate(database);
  const environment = { RATE_LIMIT_PER_MINUTE: '10000000', LOG_LEVEL: 'warn' };
  const helper = await startServer({ database, environment });
  const { child, issuer } = await listening(
    spawnServer({ ...environment, LOG_LEVEL: 'info', DATABASE_URL: url }),
  );
  try {
    const desk = await openOAuthDesk(helper, database, { scopes: ['offline_access', 'balances:read'] });
    const families = [];
    for (let count = 0; count < FAMILIES; count += 1) families.push((await desk.issue()).refresh_token);
    const all = (tokens: readonly string[], times: number) =>
      Promise.all(tokens.map((token) => refreshInTurn(desk.at(issuer), token, times)));
    const warm = await all(families, WARM_UP);
    const began = performance.now();
    await all(warm, REFRESHES);
    return (FAMILIES * REFRESHES) / ((performance.now() - began) / 1000);
  } finally {
    await kill(child);
    await helper.stop();
    await database.close();
    await postgres.stop();
  }
}

async function signaturesPerSecond(): Promise<number> {
  const { privateKey } = await newKeyPair();
  const bytes = Buffer.alloc(700, 'x');
  for (let count = 0; count < WARM_UP; count += 1) sign('sha256', bytes, privateKey);
  const began = performance.now();
  for (let count = 0; count < SIGNATURES; count += 1) sign('sha256', bytes, privateKey);
  return SIGNATURES / ((performance.now() - began) / 1000);
}

const figures = {
  refreshesPerSecond: Math.round(await refreshesPerSecond()),
  signaturesPerSecond: Math.round(await signaturesPerSecond()),
};
console.log(
  `  ${figures.refreshesPerSecond} refreshes a second over HTTP on PostgreSQL, ${FAMILIES} at a time`,
);
console.log(`  ${figures.signaturesPerSecond} RS256 signatures a second on one core; each refresh makes one`);
mkdirSync(dirname(RESULT), { recursive: true });
writeFileSync(RESULT, `${JSON.stringify(figures, null, 2)}\n`);
