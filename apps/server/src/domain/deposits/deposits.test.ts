import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { ScriptedRails } from '../../../test/harness/worlds/scripted-rails.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { madeUpAddresses } from '../../rails/simulated/made-up-addresses.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { ledgerStore } from '../../storage/ledger/postgres-ledger.ts';
import { balanceStore } from '../../storage/money/postgres-balance-store.ts';
import { depositAddressStore } from '../../storage/money/postgres-deposit-address-store.ts';
import { unconfirmedDeposits } from '../../storage/money/unconfirmed-deposits.ts';
import { randomIds, systemRandomness } from '../../system.ts';
import { type AddressedPayment, DepositAddresses } from '../addresses/deposit-addresses.ts';
import type { Destination } from '../addresses/usable-address.ts';
import { FieldError, ResourceNotFound } from '../domain-error.ts';
import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import { Decimal } from '../money/decimal.ts';
import type { Arrival } from '../transfers/transfer-controls.ts';
import { addressPayments } from './address-payments.ts';
import { DepositConfirmations } from './deposit-confirmations.ts';
import { Deposits, type Payment } from './deposits.ts';

const { currencies } = loadReference();
const clock = movedClock();
const rails = new ScriptedRails();
const profile = profileOf({ businessId: 'BUS_1' }, { clockAheadMs: 60_000 });
const customer = { ...profile, profileId: 'CUS_1' };
const foreign = { ...profile, businessId: 'BUS_2', profileId: 'BUS_2' };

describe.each(sampledDatabases)('deposits to addresses on $name', ({ open }) => {
  let database: TestDatabase;
  let addresses: DepositAddresses;
  let deposits: Deposits;
  const arrivals: [string, Arrival][] = [];
  const paidRequests: [string, Payment][] = [];

  beforeAll(async () => {
    database = await open();
    await seedProfiles(database, [profile, customer, foreign], clock.now());
    addresses = new DepositAddresses({
      store: depositAddressStore(database),
      issuer: madeUpAddresses(systemRandomness),
      currencies,
      clock,
      ids: randomIds,
    });
    const address = addressPayments({
      addresses,
      ledger: ledgerStore(database, currencies),
      transfers: {
        arrive: async (_, transferId, arrival) => {
          if (transferId === 'TRF_full') throw new BalanceLimitReached('TRX');
          arrivals.push([transferId, arrival]);
        },
      },
      paymentRequests: {
        arrive: async (_, requestId, payment) => {
          paidRequests.push([requestId, payment]);
        },
      },
      currencies,
      rails,
      ids: randomIds,
    });
    deposits = new Deposits({ accepted: { address }, clock, ids: randomIds });
  });

  afterAll(() => database.close());

  const pay = ({ address, memo }: Destination, currency: string, amount: string, asked = profile) =>
    deposits.arrive(asked, { kind: 'address', address, memo }, { currency, amount: Decimal.parse(amount) });

  const available = async (profileId: string, currency: string): Promise<string> => {
    const holder = { businessId: 'BUS_1', profileId };
    return String((await balanceStore(database).find(holder, { currency }))?.available ?? 'none');
  };

  const held = async (profileId: string, currency: string): Promise<string> => {
    const holder = { businessId: 'BUS_1', profileId };
    return String((await balanceStore(database).find(holder, { currency }))?.held ?? 'none');
  };
  /** Confirms the received deposits, with several processes at once, and advances the clock. */
  const confirm = async () => {
    clock.advance(63_000);
    const confirmations = new DepositConfirmations({
      store: unconfirmedDeposits(database),
      ledger: ledgerStore(database, currencies),
      clock,
    });
    await Promise.all([confirmations.runDue('BUS_1'), confirmations.runAllDue()]);
  };

  const rowsOf = async (table: 'posting' | 'rail_entry' | 'transaction_entry', reference: string) =>
    database.kysely.selectFrom(table).selectAll().where('reference', '=', reference).execute();

  it('credit the profile of the address, out of the rail of its chain', async () => {
    const address = await addresses.get(customer, 'USDT', 'TRX');
    const begun = clock.now();
    const deposit = await pay(address, 'USDT', '120.5');
    expect(deposit).toEqual({
      reference: expect.stringMatching(/^DEP_[0-9A-Za-z]{16}$/),
      profileId: 'CUS_1',
      currency: 'USDT',
      amount: Decimal.parse('120.5'),
      createdAt: new Date(begun.getTime() + 60_000),
    });
    expect(await held('CUS_1', 'USDT')).toBe('120.5');
    expect(await available('CUS_1', 'USDT')).toBe('0');
    expect(await available('BUS_1', 'USDT')).toBe('none');
    await confirm();
    expect([await available('CUS_1', 'USDT'), await held('CUS_1', 'USDT')]).toEqual(['120.5', '0']);
    expect(await rowsOf('posting', deposit.reference)).toMatchObject([
      { from_account: 'rail:chain-TRX', to_account: 'held:CUS_1' },
      { from_account: 'held:CUS_1', to_account: 'available:CUS_1' },
    ]);
    expect(await rowsOf('rail_entry', deposit.reference)).toMatchObject([
      { rail: 'chain-TRX', direction: 'in', currency: 'USDT', amount: '120.500000000000000000' },
    ]);
    expect(await rowsOf('transaction_entry', deposit.reference)).toMatchObject([
      {
        profile_id: 'CUS_1',
        type: 'deposits',
        is_credit: true,
        amount: '120.500000000000000000',
        available_balance: '0.000000000000000000',
        transfer_id: null,
        description: 'Deposit of USDT',
        sub_description: `To ${address.address} on TRX`,
        status_description: 'The amount was credited to the balance.',
        meta: { blockchain_hash: expect.any(String) },
      },
    ]);
  });

  it('add up, each with a reference of its own', async () => {
    const address = await addresses.get(profile, 'BTC');
    const two = await Promise.all([pay(address, 'BTC', '0.5'), pay(address, 'BTC', '0.25')]);
    expect(new Set(two.map(({ reference }) => reference)).size).toBe(2);
    await confirm();
    expect(await available('BUS_1', 'BTC')).toBe('0.75');
  });

  it('are credited at an address that was replaced', async () => {
    const before = await addresses.get(profile, 'XRP');
    const after = await addresses.regenerate(profile, 'XRP', 'XRP');
    await pay(before, 'XRP', '3');
    await pay(after, 'XRP', '4');
    await confirm();
    expect(await available('BUS_1', 'XRP')).toBe('7');
  });

  it('are not found at an address of nobody, of another business, or without its memo', async () => {
    const own = await addresses.get(profile, 'XLM');
    const others = await addresses.get(foreign, 'XLM');
    for (const to of [
      { address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
      { address: 'nonsense' },
      others,
      { address: own.address },
      { address: own.address, memo: `${own.memo}0` },
    ]) {
      await expect(pay(to, 'XLM', '5')).rejects.toThrow(ResourceNotFound);
    }
    expect(await available('BUS_1', 'XLM')).toBe('none');
    await pay(own, 'XLM', '5');
    await confirm();
    expect(await available('BUS_1', 'XLM')).toBe('5');
  });

  it.each([
    ['currency', 'USDC', '5', 'The address accepts POL, not USDC.'],
    ['currency', 'NOTHING', '5', 'The address accepts POL, not NOTHING.'],
    ['amount', 'POL', '0.99', 'The minimum deposit on MATIC is 1.00 POL.'],
    ['amount', 'POL', '0', 'The minimum deposit on MATIC is 1.00 POL.'],
    ['amount', 'POL', '-1', 'The minimum deposit on MATIC is 1.00 POL.'],
  ])('with a wrong %s (%s %s) are refused', async (field, currency, amount, reason) => {
    const paid = pay(await addresses.get(profile, 'POL'), currency, amount);
    await expect(paid).rejects.toThrow(FieldError);
    await expect(paid).rejects.toMatchObject({ fields: { [field]: [reason] } });
    expect(await available('BUS_1', 'POL')).toBe('none');
  });

  it('with more decimals than the currency has are refused', async () => {
    const paid = pay(await addresses.get(profile, 'DOGE'), 'DOGE', '5.123456789');
    await expect(paid).rejects.toMatchObject({
      fields: { amount: ['5.123456789 has too many decimal places; DOGE has 8.'] },
    });
    expect(await available('BUS_1', 'DOGE')).toBe('none');
  });

  it('with more decimals than the currency has on the network are refused (G324)', async () => {
    const before = await available('BUS_1', 'XRP');
    const paid = pay(await addresses.get(profile, 'XRP'), 'XRP', '5.1234567');
    await expect(paid).rejects.toMatchObject({
      fields: { amount: ['5.1234567 has too many decimal places; XRP has 6 on XRP.'] },
    });
    await confirm();
    expect(await available('BUS_1', 'XRP')).toBe(before);
  });

  it('of the least amount that the network takes are credited', async () => {
    await pay(await addresses.get(customer, 'POL'), 'POL', '1');
    await confirm();
    expect(await available('CUS_1', 'POL')).toBe('1');
  });

  it('that the balance cannot hold move nothing', async () => {
    const address = await addresses.get(customer, 'LTC');
    const most = currencies.mostHeld('LTC');
    await pay(address, 'LTC', String(most));
    await expect(pay(address, 'LTC', '1')).rejects.toThrow(BalanceLimitReached);
    await expect(pay(address, 'LTC', '99999999999999999999')).rejects.toThrow(BalanceLimitReached);
    await confirm();
    expect(await available('CUS_1', 'LTC')).toBe(String(most));
  });

  /** The address of a transfer, with its record written. */
  async function addressOf(transfer: Omit<AddressedPayment, 'at'>) {
    const address = await addresses.issueFor({ ...transfer, at: clock.now() });
    const { businessId } = transfer;
    await ledgerStore(database, currencies).commit({
      businessId,
      postings: [],
      records: [addresses.record(address)],
    });
    return address;
  }

  it('at the address of a transfer are handed over to it, and move nothing by themselves', async () => {
    const place = { businessId: 'BUS_1', profileId: 'CUS_1', currency: 'TRX', network: 'TRX' };
    const address = await addressOf({ ...place, transferId: 'TRF_7' });
    const deposit = await pay(address, 'TRX', '300');
    expect(deposit).toMatchObject({ profileId: 'CUS_1', transferId: 'TRF_7' });
    const { reference } = deposit;
    expect(arrivals).toMatchObject([['TRF_7', { currency: 'TRX', amount: Decimal.parse('300'), reference }]]);
    expect(await rowsOf('posting', reference)).toEqual([]);
  });

  it('at the address of a payment request are handed over to it, and move nothing by themselves', async () => {
    const place = { businessId: 'BUS_1', profileId: 'CUS_1', currency: 'TRX', network: 'TRX' };
    const address = await addressOf({ ...place, paymentRequestId: 'PAYR_7' });
    const deposit = await pay(address, 'TRX', '300');
    const { reference, createdAt: at } = deposit;
    expect(deposit).toEqual(
      expect.objectContaining({ profileId: 'CUS_1', paymentRequestId: 'PAYR_7', reference }),
    );
    expect(paidRequests).toEqual([
      ['PAYR_7', { currency: 'TRX', amount: Decimal.parse('300'), reference, at }],
    ]);
    expect(await rowsOf('posting', reference)).toEqual([]);
  });

  it('at the address of a transfer are refused as it refuses them', async () => {
    const place = { businessId: 'BUS_1', profileId: 'BUS_1', currency: 'TRX', network: 'TRX' };
    const address = await addressOf({ ...place, transferId: 'TRF_full' });
    await expect(pay(address, 'TRX', '300')).rejects.toThrow(BalanceLimitReached);
    await expect(pay(address, 'TRX', '0.5')).rejects.toThrow(FieldError);
    expect(await available('BUS_1', 'TRX')).toBe('none');
  });
});
