import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { madeUpAddresses } from '../../rails/simulated/made-up-addresses.ts';
import { seededRandomness } from '../../rails/simulated/seeded-randomness.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { ledgerStore } from '../../storage/ledger/postgres-ledger.ts';
import { depositAddressStore } from '../../storage/money/postgres-deposit-address-store.ts';
import { randomIds } from '../../system.ts';
import { FieldError, NotFound } from '../domain-error.ts';
import { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { networksOf } from '../reference/networks.ts';
import { DepositAddresses } from './deposit-addresses.ts';
import { isUsableOn } from './usable-address.ts';

const { currencies } = loadReference();
const clock = movedClock();
const profile = profileOf({ businessId: 'BUS_1' }, { clockAheadMs: 60_000 });
const customer = { ...profile, profileId: 'CUS_1' };

let database: TestDatabase;
let addresses: DepositAddresses;

beforeAll(async () => {
  database = await postgres.open();
  await seedProfiles(database, [profile, customer], clock.now());
  addresses = withCurrencies(currencies);
});

afterAll(() => database.close());

function withCurrencies(known: Currencies): DepositAddresses {
  return new DepositAddresses({
    store: depositAddressStore(database),
    issuer: madeUpAddresses(seededRandomness(`addresses of ${known.all().length}`)),
    currencies: known,
    clock,
    ids: randomIds,
  });
}

async function fieldsOf(asked: Promise<unknown>) {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof FieldError) return error.fields;
  throw new Error(`No field was refused: ${error}`);
}

describe('get', () => {
  it('opens an address at the first call and gives the same one from then on', async () => {
    const first = await addresses.get(profile, 'USDT', 'TRX');
    expect(first).toMatchObject({
      id: expect.stringMatching(/^ADR_[0-9A-Za-z]{16}$/),
      businessId: 'BUS_1',
      profileId: 'BUS_1',
      currency: 'USDT',
      network: 'TRX',
      createdAt: new Date('2026-05-04T09:31:00.000Z'),
    });
    expect(await addresses.get(profile, 'USDT', 'TRX')).toEqual(first);
    expect((await addresses.get(customer, 'USDT', 'TRX')).address).not.toBe(first.address);
  });

  it('takes the default network when none is named', async () => {
    const byDefault = await addresses.get(profile, 'BNB');
    expect(byDefault.network).toBe('BSC');
    expect(await addresses.get(profile, 'BNB', 'BSC')).toEqual(byDefault);
  });

  it('gives one address to calls at the same time', async () => {
    const found = await Promise.all(Array.from({ length: 5 }, () => addresses.get(profile, 'ETH')));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
  });

  it.each([...networksOf(currencies).keys()])('issues what can be used on %s', async (code) => {
    const currency = currencies
      .all()
      .find((one) => one.type === 'crypto' && one.networks.some(({ network }) => network.code === code));
    const network = networksOf(currencies).get(code);
    if (currency === undefined || network === undefined) throw new Error(`nothing is on ${code}`);
    const issued = await addresses.get(profile, currency.code, code);
    expect(isUsableOn(network, issued)).toBe(true);
    expect(issued.memo !== undefined).toBe(network.memo !== undefined);
  });

  it.each(['NGN', 'DOGECOIN'])('knows no address of %s', async (code) => {
    await expect(addresses.get(profile, code)).rejects.toThrow(NotFound);
  });
});

describe('a network', () => {
  it('that does not carry the currency is refused, with those that do', async () => {
    const fields = { network: ['XLM does not support USDT. Use one of: BSC, ETH, TRX, XPL, SOL.'] };
    expect(await fieldsOf(addresses.get(profile, 'USDT', 'XLM'))).toEqual(fields);
    expect(await fieldsOf(addresses.regenerate(profile, 'USDT', 'XLM'))).toEqual(fields);
  });

  it('that takes no deposits is refused, with those that do', async () => {
    const closed = withCurrencies(new Currencies(currencies.all().map(withoutDeposits('TRX'))));
    const fields = { network: ['TRX does not support deposits of USDT. Use one of: BSC, ETH, XPL, SOL.'] };
    expect(await fieldsOf(closed.get(customer, 'USDT', 'TRX'))).toEqual(fields);
    expect(await fieldsOf(closed.regenerate(customer, 'USDT', 'TRX'))).toEqual(fields);
    expect(await fieldsOf(closed.get(customer, 'TRX'))).toEqual({
      network: ['TRX does not support deposits of TRX. No network currently does.'],
    });
  });
});

/** The currency without deposits on the network. */
const withoutDeposits =
  (code: string) =>
  (currency: Currency): Currency =>
    currency.type === 'fiat'
      ? currency
      : {
          ...currency,
          networks: currency.networks.map((one) =>
            one.network.code === code ? { ...one, deposit: false } : one,
          ),
        };

describe('regenerate', () => {
  it('gives a new present address; the one before is still found', async () => {
    const before = await addresses.get(profile, 'XRP');
    const after = await addresses.regenerate(profile, 'XRP', 'XRP');
    expect(after.address).not.toBe(before.address);
    expect(await addresses.get(profile, 'XRP')).toEqual(after);
    expect(await addresses.find('BUS_1', before)).toEqual(before);
    expect(await addresses.find('BUS_1', after)).toEqual(after);
  });

  it('opens the first address where there is none', async () => {
    const first = await addresses.regenerate(customer, 'LTC', 'LTC');
    expect(await addresses.get(customer, 'LTC')).toEqual(first);
  });

  it.each(['NGN', 'DOGECOIN'])('refuses the currency %s', async (code) => {
    expect(await fieldsOf(addresses.regenerate(profile, code, 'TRX'))).toEqual({
      currency: [`${code} is not a supported cryptocurrency.`],
    });
  });
});

describe('issueFor', () => {
  it('gives each transfer an address of its own, which is not that of the profile', async () => {
    const present = await addresses.get(profile, 'USDC', 'ETH');
    const place = { businessId: 'BUS_1', profileId: 'BUS_1', currency: 'USDC', network: 'ETH' };
    const one = await addresses.issueFor({ ...place, transferId: 'TRF_1', at: clock.now() });
    const two = await addresses.issueFor({ ...place, transferId: 'TRF_2', at: clock.now() });
    expect(new Set([present, one, two].map(({ address }) => address)).size).toBe(3);
    expect(await addresses.get(profile, 'USDC', 'ETH')).toEqual(present);
    expect(await addresses.find('BUS_1', one)).toBeUndefined();
    await ledgerStore(database, currencies).commit({
      businessId: 'BUS_1',
      postings: [],
      records: [addresses.record(one)],
    });
    expect(await addresses.find('BUS_1', one)).toEqual({ ...one, transferId: 'TRF_1' });
  });
});

describe('find', () => {
  it('reads an address in another case where its form allows that', async () => {
    const evm = await addresses.get(customer, 'ETH', 'ETH');
    const witness = await addresses.get(customer, 'BTC');
    expect(await addresses.find('BUS_1', { address: evm.address.toLowerCase() })).toEqual(evm);
    expect(await addresses.find('BUS_1', { address: witness.address.toUpperCase() })).toEqual(witness);
  });

  it('finds nothing of another business, and nothing that is no address', async () => {
    const { address } = await addresses.get(profile, 'SOL');
    expect(await addresses.find('BUS_2', { address })).toBeUndefined();
    expect(await addresses.find('BUS_1', { address: 'nonsense' })).toBeUndefined();
    expect(await addresses.find('BUS_1', { address, memo: '1' })).toBeUndefined();
  });
});
