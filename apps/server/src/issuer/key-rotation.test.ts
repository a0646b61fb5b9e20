import { createRemoteJWKSet, customFetch, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { postgres } from '../../test/harness/processes/databases.ts';
import { openOAuthDesk } from '../../test/harness/worlds/oauth-desk.ts';
import { startServer } from '../../test/harness/worlds/server.ts';
import { signingKeysOf } from '../compose/signing-keys.ts';
import { readConfig } from '../config/config.ts';
import { systemClock, systemRandomness } from '../system.ts';

const MINUTE = 60_000;
const STEP_MS = process.env.SOAK === undefined ? 2 * MINUTE : MINUTE / 3;
const END = 240 * MINUTE;
const ROTATIONS = [20, 110].map((minutes) => minutes * MINUTE);

test('no token fails while keys are rotated, for a client that keeps the key set for five minutes whatever it meets', {
  timeout: 300_000,
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const database = await postgres.open();
  const server = await startServer({ database, environment: { RATE_LIMIT_PER_MINUTE: '100000' } });
  onTestFinished(async () => {
    await server.stop();
    await database.close();
    vi.useRealTimers();
  });
  const command = signingKeysOf({
    config: readConfig({}),
    database,
    clock: systemClock,
    randomness: systemRandomness,
  });
  const desk = await openOAuthDesk(server, database);
  const keys = createRemoteJWKSet(new URL(`${server.issuer}/.well-known/jwks.json`), {
    cacheMaxAge: 5 * MINUTE,
    cooldownDuration: 5 * MINUTE,
    [customFetch]: (url, init) => fetch(url, init),
  });
  const begin = Date.now();
  let { refresh_token: token } = await desk.issue();
  const issued: { readonly at: number; readonly token: string }[] = [];
  const waiting = [...ROTATIONS];
  for (let passed = 0; passed <= END; passed += STEP_MS) {
    vi.setSystemTime(begin + passed);
    if (waiting[0] !== undefined && passed >= waiting[0]) {
      await command.rotate();
      waiting.shift();
    }
    const tokens = JSON.parse((await desk.refresh(token)).text);
    token = tokens.refresh_token;
    issued.push({ at: passed, token: tokens.access_token });
    // The newest token, the oldest valid one, and one in between.
    const living = issued.filter(({ at }) => passed - at < 60 * MINUTE);
    for (const one of [living.at(-1), living[0], living[living.length >> 1]]) {
      await jwtVerify(one?.token ?? '', keys, { algorithms: ['RS256'], typ: 'at+jwt' });
    }
  }
  const kids = new Set(issued.map((one) => decodeProtectedHeader(one.token).kid));
  expect(kids.size).toBe(1 + ROTATIONS.length);
});
