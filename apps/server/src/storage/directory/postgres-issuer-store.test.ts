import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import type { IssuerRecordKind, IssuerStore } from '../../domain/oauth/issuer-record.ts';
import { issuerStore } from './postgres-issuer-store.ts';

const START = Date.parse('2026-05-04T09:30:00.000Z');
const at = (minutes: number) => new Date(START + minutes * 60_000);
const hash = (id: string) => createHash('sha256').update(id).digest();

describe.each(databases)('records of the issuer on $name', ({ open }) => {
  let database: TestDatabase;
  let store: IssuerStore;

  beforeEach(async () => {
    database = await open();
    store = issuerStore(database);
  });
  afterEach(() => database.close());

  const put = (id: string, kind: IssuerRecordKind, expires: number, grant?: string) =>
    store.change((records) =>
      records.put(
        {
          keyHash: hash(id),
          kind,
          clientId: 'client',
          grantHash: grant === undefined ? undefined : hash(grant),
          sealedPayload: Buffer.from('sealed'),
          createdAt: at(0),
          expiresAt: at(expires),
        },
        kind === 'Grant' ? { businessId: 'BUS_one', userId: 'USR_one' } : undefined,
      ),
    );
  const consume = (id: string) => store.change((records) => records.consume(hash(id), at(1)));
  const find = (id: string) => store.change((records) => records.find(hash(id)));
  const present = async (...ids: readonly string[]) => {
    const found = await Promise.all(ids.map(find));
    return ids.filter((_, index) => found[index] !== undefined);
  };

  test('of many consumptions at once one succeeds, and nothing of the content stays', async () => {
    await put('grant', 'Grant', 10);
    await put('token', 'RefreshToken', 60, 'grant');
    const won = await Promise.all(Array.from({ length: 8 }, () => consume('token')));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await find('token')).toMatchObject({ sealedPayload: undefined, consumedAt: at(1) });
    expect(await consume('unknown')).toBe(false);
  });

  test('a grant is found by its tokens, and goes with all of them', async () => {
    await put('grant', 'Grant', 10);
    await put('other', 'Grant', 10);
    for (const id of ['code', 'token']) await put(id, 'RefreshToken', 60, 'grant');
    await put('stranger', 'RefreshToken', 60, 'other');
    const grant = await store.change((records) => records.lockGrantOf(hash('token')));
    expect(grant).toMatchObject({
      clientId: 'client',
      businessId: 'BUS_one',
      userId: 'USR_one',
      createdAt: at(0),
    });
    expect(await store.change((records) => records.lockGrantOf(hash('unknown')))).toBeUndefined();
    await store.change((records) => records.removeGrant(hash('grant')));
    expect(await present('grant', 'code', 'token', 'other', 'stranger')).toEqual(['other', 'stranger']);
  });

  test('what has expired goes, but for tokens whose family lives', async () => {
    await put('begun', 'Interaction', 30);
    await put('grant', 'Grant', 10);
    await put('used', 'RefreshToken', 20, 'grant');
    await consume('used');
    await put('latest', 'RefreshToken', 100, 'grant');
    await store.removeExpired(at(29));
    expect(await present('begun', 'grant', 'used', 'latest')).toEqual(['begun', 'grant', 'used', 'latest']);
    await store.removeExpired(at(30));
    expect(await present('begun', 'grant', 'used', 'latest')).toEqual(['grant', 'used', 'latest']);
    await store.removeExpired(at(100));
    expect(await present('grant', 'used', 'latest')).toEqual([]);
  });
});
