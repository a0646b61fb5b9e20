import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import type { DepositAddress } from '../../domain/addresses/deposit-address.ts';
import type { DepositAddressStore } from '../../domain/addresses/deposit-address-store.ts';
import { alphanumerics } from '../../domain/randomness.ts';
import { SandboxReset } from '../../domain/sandbox/sandbox-reset.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { randomIds, systemRandomness } from '../../system.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { depositAddressStore } from './postgres-deposit-address-store.ts';

const { currencies: limits } = loadReference();
const at = new Date('2026-05-04T09:30:00Z');
const business = { businessId: 'BUS_one', profileId: 'BUS_one' };
const customer = { businessId: 'BUS_one', profileId: 'CUS_one' };
const foreign = { businessId: 'BUS_two', profileId: 'BUS_two' };
const usdt = { currency: 'USDT', network: 'TRX' };
const xlm = { currency: 'XLM', network: 'XLM' };

/** An unused address; the store does not check its format. */
const fresh = (facts: Partial<DepositAddress> = {}): DepositAddress => ({
  ...business,
  ...usdt,
  id: randomIds.next('ADR_'),
  address: `T${alphanumerics(systemRandomness, 33)}`,
  createdAt: at,
  ...facts,
});

describe.each(databases)('deposit addresses on $name', ({ open }) => {
  let database: TestDatabase;
  let store: DepositAddressStore;

  beforeAll(async () => {
    database = await open();
    store = depositAddressStore(database);
    const profiles = [business, customer, foreign].map((one) => ({ ...one, displayCurrency: 'NGN' }));
    await seedProfiles(database, profiles, at);
  });

  afterAll(() => database.close());

  it('finds what it keeps, with every field', async () => {
    const address = fresh({ ...customer, ...xlm, memo: '42' });
    expect(await store.present({ ...customer, ...xlm })).toBeUndefined();
    expect(await store.open(address, 0)).toEqual(address);
    expect(await store.present({ ...customer, ...xlm })).toEqual(address);
    expect(await store.find('BUS_one', ['XLM', 'XRP'], address)).toEqual(address);
  });

  it('keeps the first of two that open the same place, also at the same time', async () => {
    const place = { ...business, currency: 'USDC', network: 'SOL' };
    const opened = await Promise.all(Array.from({ length: 8 }, () => store.open(fresh(place), 0)));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(await store.open(fresh(place), 0)).toEqual(opened[0]);
  });

  it('has one present address for each profile, currency and network', async () => {
    const places = [
      { ...business, ...usdt },
      { ...customer, ...usdt },
      { ...foreign, ...usdt },
      { ...business, currency: 'USDT', network: 'ETH' },
      { ...business, currency: 'TRX', network: 'TRX' },
    ];
    const opened = [];
    for (const place of places) opened.push(await store.open(fresh(place), 0));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(places.length);
    for (const [index, place] of places.entries()) expect(await store.present(place)).toEqual(opened[index]);
  });

  it('replaces the present address, and still finds the ones before', async () => {
    const place = { ...business, currency: 'BTC', network: 'BTC' };
    const [first, second, third] = [fresh(place), fresh(place), fresh(place)];
    await store.replace(first, { resets: 0 });
    await store.replace(second, { resets: 0 });
    expect(await store.present(place)).toEqual(second);
    await store.replace(third, { resets: 0 });
    expect(await store.present(place)).toEqual(third);
    for (const one of [first, second, third]) expect(await store.find('BUS_one', ['BTC'], one)).toEqual(one);
  });

  it('leaves one present address when many replace it, and open it, at the same time', async () => {
    const place = { ...business, currency: 'DOGE', network: 'DOGE' };
    const addresses = Array.from({ length: 8 }, () => fresh(place));
    await Promise.all(
      addresses.map((one, index) =>
        index % 2 === 0 ? store.replace(one, { resets: 0 }) : store.open(one, 0),
      ),
    );
    const rows = await database.kysely
      .selectFrom('deposit_address')
      .select('address_id')
      .where('currency', '=', 'DOGE')
      .where('is_present', '=', true)
      .execute();
    expect(rows).toHaveLength(1);
    expect((await store.present(place))?.id).toBe(rows[0]?.address_id);
  });

  const writers = {
    open: (address: DepositAddress, resets = 0) => store.open(address, resets),
    replace: (address: DepositAddress, resets = 0) => store.replace(address, { resets }),
    record: (address: DepositAddress) => {
      const { businessId } = address;
      const records = [store.record(address)];
      return ledgerStore(database, limits).commit({ businessId, postings: [], records });
    },
  };

  it('keeps the address of a transfer beside the present one', async () => {
    const place = { ...foreign, currency: 'LTC', network: 'LTC' };
    const present = await store.open(fresh(place), 0);
    const paysIn = fresh({ ...place, transferId: 'TRF_1' });
    await writers.record(paysIn);
    expect(await store.present(place)).toEqual(present);
    expect(await store.find('BUS_two', ['LTC'], paysIn)).toEqual(paysIn);
  });

  it('finds an address by its business, its network and its memo only', async () => {
    const address = fresh({ ...foreign, ...xlm, memo: '7' });
    await store.open(address, 0);
    const { address: text } = address;
    expect(await store.find('BUS_one', ['XLM'], address)).toBeUndefined();
    expect(await store.find('BUS_two', ['XRP'], address)).toBeUndefined();
    expect(await store.find('BUS_two', [], address)).toBeUndefined();
    expect(await store.find('BUS_two', ['XLM'], { address: text })).toBeUndefined();
    expect(await store.find('BUS_two', ['XLM'], { address: text, memo: '8' })).toBeUndefined();
    expect(await store.find('BUS_two', ['XLM'], { address: text, memo: '7' })).toEqual(address);
  });

  it('gives no address to two', async () => {
    const taken = await store.open(fresh({ ...business, currency: 'SOL', network: 'SOL' }), 0);
    const { address, network } = taken;
    const copy = fresh({ ...foreign, currency: 'SOL', network, address });
    await expect(store.open(copy, 0)).rejects.toThrow();
    expect(await store.present({ ...foreign, currency: 'SOL', network })).toBeUndefined();
  });

  /** The numbers of directory and tenant rows of an address. */
  const rowsOf = async ({ address }: DepositAddress) => {
    const { rows } = await sql<{ count: bigint }>`
      SELECT count(*) FROM deposit_address_directory WHERE address = ${address}
      UNION ALL SELECT count(*) FROM deposit_address WHERE address = ${address}`.execute(database.kysely);
    return rows.map(({ count }) => Number(count));
  };

  it.each(['open', 'replace', 'record'] as const)('%s writes both rows or neither', async (way) => {
    const address = fresh({ currency: 'USDC', network: 'ETH' });
    await writers[way](address);
    expect(await rowsOf(address)).toEqual([1, 1]);
    const ofNobody = fresh({ businessId: 'BUS_none', profileId: 'BUS_none' });
    await expect(writers[way](ofNobody)).rejects.toThrow();
    expect(await rowsOf(ofNobody)).toEqual([0, 0]);
    const copy = { ...fresh({ ...foreign, currency: 'USDC' }), network: 'ETH', address: address.address };
    await expect(writers[way](copy)).rejects.toThrow();
    expect(await rowsOf(address)).toEqual([1, 1]);
  });

  it.each(['open', 'replace'] as const)('%s writes nothing of what was read before a reset', async (way) => {
    const address = fresh({ currency: 'USDC', network: 'TRX' });
    await expect(writers[way](address, 1)).rejects.toThrow(SandboxReset);
    expect(await rowsOf(address)).toEqual([0, 0]);
  });

  it('writes nothing of an address that comes too late to be the present one', async () => {
    const place = { ...business, currency: 'USDC', network: 'BSC' };
    await store.open(fresh(place), 0);
    const late = fresh(place);
    await store.open(late, 0);
    expect(await rowsOf(late)).toEqual([0, 0]);
  });
});
