import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { type MovedClock, movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { signingKeyStore } from '../../storage/issuer/postgres-signing-key-store.ts';
import { systemRandomness } from '../../system.ts';
import { SigningKeys } from './signing-keys.ts';

const MINUTE = 60_000;

describe.each(sampledDatabases)('signing keys on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  const sealKey = randomBytes(32);

  beforeEach(async () => {
    database = await open();
    clock = movedClock();
  });
  afterEach(() => database.close());

  /** The keys as another process sees them. */
  const anotherProcess = (key = sealKey) =>
    new SigningKeys({
      store: signingKeyStore(database.kysely),
      clock,
      randomness: systemRandomness,
      sealKey: key,
    });
  const kidsOf = async (keys: SigningKeys) => (await keys.publishedKeys()).keys.map(({ kid }) => kid);

  test('the first one is made once, however many processes need it, and signs at once', async () => {
    const processes = [anotherProcess(), anotherProcess(), anotherProcess()];
    const signing = await Promise.all(processes.flatMap((one) => [one.signingKey(), one.signingKey()]));
    const [first] = signing;
    expect(new Set(signing.map(({ kid }) => kid)).size).toBe(1);
    for (const one of processes) expect(await kidsOf(one)).toEqual([first?.kid]);
  });

  test('a new one is published ten minutes before it signs, and the old one until its tokens are over', async () => {
    const server = anotherProcess();
    const { kid: old } = await server.signingKey();
    const { publicKey, signsFrom } = await anotherProcess().rotate();
    expect(signsFrom).toEqual(new Date(clock.now().getTime() + 10 * MINUTE));
    clock.advance(MINUTE / 2);
    expect(await kidsOf(server)).toEqual([old, publicKey.kid]);
    expect((await server.signingKey()).kid).toBe(old);
    clock.advance(9.5 * MINUTE - 1);
    expect((await server.signingKey()).kid).toBe(old);
    clock.advance(1);
    expect((await server.signingKey()).kid).toBe(publicKey.kid);
    clock.advance(65 * MINUTE - 1);
    expect(await kidsOf(server)).toEqual([old, publicKey.kid]);
    clock.advance(1);
    expect(await kidsOf(server)).toEqual([publicKey.kid]);
  });

  test('while a new one waits, no other is added; later rotations delete what is over', async () => {
    const keys = anotherProcess();
    await keys.signingKey();
    const [one, other] = [await keys.rotate(), await anotherProcess().rotate()];
    expect(other).toEqual(one);
    clock.advance(100 * MINUTE);
    const next = await keys.rotate();
    expect((await signingKeyStore(database.kysely).list()).map(({ number }) => number)).toEqual([2, 3]);
    expect(next.number).toBe(3);
  });

  test('of a key that was sealed with another secret only the public part is used', async () => {
    const { kid: lost } = await anotherProcess().signingKey();
    const keys = anotherProcess(randomBytes(32));
    const { kid } = await keys.signingKey();
    expect(kid).not.toBe(lost);
    expect(await kidsOf(keys)).toEqual([lost, kid]);
  });

  test('private parts are sealed', async () => {
    const { privateKey } = await anotherProcess().signingKey();
    const [stored] = await signingKeyStore(database.kysely).list();
    const secret = privateKey.export({ format: 'der', type: 'pkcs8' });
    expect(Buffer.from(stored?.sealedPrivateKey ?? []).includes(secret.subarray(40, 80))).toBe(false);
    expect(stored?.publicKey).not.toHaveProperty('d');
  });
});
