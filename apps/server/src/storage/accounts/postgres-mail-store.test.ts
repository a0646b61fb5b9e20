import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { accountStore } from './postgres-account-store.ts';
import { mailStore } from './postgres-mail-store.ts';

const NOW = new Date('2026-05-04T09:30:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe.each(databases)('mails on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => database.kysely.deleteFrom('mail').execute());

  const insert = (id: string, expiresAt = later(3600)) =>
    mailStore(database.kysely).insert({
      id,
      readers: 'recipient',
      businessId: undefined,
      recipient: 'emmy@example.com',
      sealed: new Uint8Array([1]),
      createdAt: NOW.toISOString(),
      expiresAt: expiresAt.toISOString(),
    });

  test('of those that look at once each takes another mail', async () => {
    const ids = Array.from({ length: 6 }, (_, number) => `MAI_${number}`);
    await Promise.all(ids.map((id) => insert(id)));
    const stores = await Promise.all([1, 2, 3].map(async () => mailStore((await database.another()).kysely)));
    const taken = await Promise.all([...stores, ...stores, ...stores].map((store) => store.takeDue(NOW)));
    expect(taken.flatMap((mail) => mail?.id ?? []).sort()).toEqual(ids);
  });

  test('what was taken and not removed is due again, after longer each time, at most about an hour', async () => {
    await insert('MAI_a', later(30_000));
    const store = mailStore(database.kysely);
    let at = NOW;
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      expect((await store.takeDue(at))?.id).toBe('MAI_a');
      expect(await store.takeDue(at)).toBeUndefined();
      const row = await database.kysely.selectFrom('mail').select('due_at').executeTakeFirstOrThrow();
      waits.push((Date.parse(row.due_at) - at.getTime()) / 1000);
      at = new Date(row.due_at);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3840, 3840, 3840]);
  });

  test('what has expired is not sent, and is deleted with the rest that has', async () => {
    await insert('MAI_old', NOW);
    await insert('MAI_new', later(1));
    const store = accountStore(database);
    expect((await store.mails.takeDue(NOW))?.id).toBe('MAI_new');
    expect(await store.mails.takeDue(NOW)).toBeUndefined();
    const hash = new Uint8Array(32);
    await store.passwordResets.insert({
      tokenHash: hash,
      userId: 'USR_a',
      expiresAt: later(1).toISOString(),
    });
    await store.knownAddresses.note({ userId: 'USR_a', addressHash: hash, expiresAt: later(1) });
    await store.throttle.take([{ key: hash, pauses: { free: 1, firstMs: 1, longestMs: 1 } }], NOW);
    const left = async () => {
      const { kysely } = database;
      const tables = ['mail', 'password_reset', 'known_address', 'login_throttle'] as const;
      const rows = tables.map((table) => kysely.selectFrom(table).select('expires_at').execute());
      return (await Promise.all(rows)).map(({ length }) => length);
    };
    await store.deleteExpired(NOW);
    expect(await left()).toEqual([1, 1, 1, 1]);
    await store.deleteExpired(later(3601));
    expect(await left()).toEqual([0, 0, 0, 0]);
  });
});
