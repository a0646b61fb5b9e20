import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { holdings } from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { areaBooks } from '../../compose/area-books.ts';
import { depositBody } from '../../http/operations/virtual-bank-accounts/deposit-body.ts';
import { simulatedAccountBanks } from '../../rails/simulated/simulated-account-banks.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { booksStore } from '../../storage/books/postgres-books-store.ts';
import { bankAccountStore } from '../../storage/directory/postgres-bank-accounts.ts';
import { ledgerStore } from '../../storage/ledger/postgres-ledger.ts';
import { virtualAccountStore } from '../../storage/money/postgres-virtual-account-store.ts';
import { randomIds, systemRandomness } from '../../system.ts';
import { FieldError, ResourceNotFound } from '../domain-error.ts';
import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import { Decimal } from '../money/decimal.ts';
import { SandboxReset } from '../sandbox/sandbox-reset.ts';
import type { VirtualAccount } from '../virtual-accounts/virtual-account.ts';
import type { VirtualAccountStore } from '../virtual-accounts/virtual-account-store.ts';
import { Deposits } from './deposits.ts';
import { virtualAccountPayments } from './virtual-account-payments.ts';

const { currencies, rails: settings, banks: allBanks } = loadReference();
const clock = movedClock();
const at = new Date('2026-05-04T09:31:00.000Z');
const profile = profileOf({ businessId: 'BUS_1' }, { clockAheadMs: 60_000 });
const foreign = profileOf({ businessId: 'BUS_2' });
const RUNS = process.env.SOAK === undefined ? 40 : 2000;

describe.each(sampledDatabases)('deposits to virtual bank accounts on $name', ({ open }) => {
  let database: TestDatabase;
  let store: VirtualAccountStore;
  let deposits: Deposits;
  const banks = () =>
    simulatedAccountBanks({
      settings,
      banks: allBanks,
      accounts: bankAccountStore(database),
      randomness: systemRandomness,
    });

  beforeAll(async () => {
    database = await open();
    const customers = ['CUS_1', 'CUS_full', 'CUS_any'].map((profileId) => ({ ...profile, profileId }));
    await seedProfiles(database, [profile, ...customers, foreign], clock.now());
    store = virtualAccountStore(database);
    const accept = virtualAccountPayments({
      accounts: store,
      banks: banks(),
      ledger: ledgerStore(database, currencies),
      eventBodies: { bodyOf: (_, deposit) => JSON.stringify(depositBody(deposit, currencies)) },
      currencies,
      ids: randomIds,
    });
    deposits = new Deposits({ accepted: { 'virtual bank account': accept }, clock, ids: randomIds });
  });

  afterAll(() => database.close());

  async function accountOf(profileId: string, currency = 'NGN'): Promise<VirtualAccount> {
    const bank = await banks().bankIn(currency);
    if (bank === undefined) throw new Error(`No bank opens accounts in ${currency}.`);
    const account = {
      id: randomIds.next('VBA_'),
      businessId: 'BUS_1',
      profileId,
      currency,
      accountNumber: await banks().freeNumber(bank),
      bankCode: bank.code,
      bankName: bank.name,
      createdAt: clock.now(),
    };
    return store.open(account, 0);
  }

  const pay = ({ id, currency }: Pick<VirtualAccount, 'id' | 'currency'>, amount: string, asked = profile) =>
    deposits.arrive(asked, { kind: 'virtual bank account', id }, { currency, amount: Decimal.parse(amount) });

  const rowsOf = async (table: 'posting' | 'rail_entry' | 'transaction_entry', reference: string) =>
    database.kysely.selectFrom(table).selectAll().where('reference', '=', reference).execute();

  /** The bodies of `deposit.success` about a payment. */
  async function told(reference: string): Promise<Record<string, string>[]> {
    const { rows } = await sql<{ body: Record<string, string> }>`
      SELECT body::jsonb AS body FROM event
      WHERE business_id = 'BUS_1' AND kind = 'deposit.success' AND body::jsonb ->> 'reference' = ${reference}`.execute(
      database.kysely,
    );
    return rows.map(({ body }) => body);
  }

  const available = async (profileId: string, currency = 'NGN') =>
    (await holdings(database, { businessId: 'BUS_1', profileId }, currency))?.[0];

  it('credit the profile less the fee, out of the rail of the bank, and say who paid', async () => {
    const account = await accountOf('CUS_1');
    const deposit = await pay(account, '50000');
    const { reference } = deposit;
    expect(deposit).toEqual({
      reference: expect.stringMatching(/^DEP_[0-9A-Za-z]{16}$/),
      profileId: 'CUS_1',
      currency: 'NGN',
      amount: Decimal.parse('50000'),
      createdAt: at,
    });
    expect([await available('CUS_1'), await available('BUS_1')]).toEqual(['49850', undefined]);
    const postings = (await rowsOf('posting', reference)).map((row) => Object.values(row).join(' '));
    expect(postings.toSorted()).toEqual([
      expect.stringMatching(/NGN 50000\.0+ rail:bank available:CUS_1/),
      expect.stringMatching(/NGN 150\.0+ available:CUS_1 fees/),
    ]);
    expect(await rowsOf('rail_entry', reference)).toMatchObject([
      { rail: 'bank', direction: 'in', currency: 'NGN', amount: '50000.000000000000000000' },
    ]);
    const payer = await banks().payerOf(reference, 'NGN');
    expect(await rowsOf('transaction_entry', reference)).toMatchObject([
      {
        profile_id: 'CUS_1',
        type: 'deposits',
        is_credit: true,
        amount: '50000.000000000000000000',
        available_balance: '50000.000000000000000000',
        transfer_id: null,
        description: 'Deposit to the static bank account',
        sub_description: `From ${payer.accountName}, ${payer.bankName}`,
        status_description: 'The amount was credited to the balance.',
        meta: {
          fee: { amount: '150', currency: 'NGN' },
          source: {
            account_name: payer.accountName,
            account_number: payer.accountNumber,
            bank_name: payer.bankName,
          },
          destination: {
            account_name: 'ADA LOVELACE',
            account_number: account.accountNumber,
            bank_code: '035',
            bank_name: 'Wema Bank',
          },
        },
      },
      {
        type: 'fees',
        is_credit: false,
        amount: '150.000000000000000000',
        available_balance: '49850.000000000000000000',
        description: 'Deposit fee',
      },
    ]);
  });

  it('send deposit.success with every field of the law, in the same commit', async () => {
    const account = await accountOf('CUS_1', 'KES');
    const { reference } = await pay(account, '1000.50');
    const payer = await banks().payerOf(reference, 'KES');
    const [entry] = await rowsOf('transaction_entry', reference);
    const [body, ...more] = await told(reference);
    expect(more).toEqual([]);
    expect(body).toEqual({
      id: Object(entry).transaction_id,
      profile_id: 'CUS_1',
      amount: '990.49',
      fee: '10.01',
      total: '1000.50',
      currency: 'KES',
      reference,
      channel: 'bank_transfer',
      status: 'COMPLETED',
      source_account_name: payer.accountName,
      source_bank_name: payer.bankName,
      source_account_number: payer.accountNumber,
      reserved_account_id: account.id,
      account_name: 'ADA LOVELACE',
      account_number: account.accountNumber,
      created_at: '2026-05-04T09:31:00.000000Z',
    });
    const { rows } = await sql`
      SELECT event.xmin = posting.xmin AS together, event.resource_id = ${body?.id} AS is_named
      FROM event JOIN posting ON event.body::jsonb ->> 'reference' = posting.reference
      WHERE posting.posting_id = ${`${reference}.1`}`.execute(database.kysely);
    expect(rows).toEqual([{ together: true, is_named: true }]);
  });

  it('of 0.01 to 10,000,000 NGN are credited with total − fee, never less than zero, and the books are sound', async () => {
    const account = await accountOf('BUS_1');
    const kobo = fc.oneof(
      fc.integer({ min: 1, max: 30_000 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.constantFrom(1, 14_999, 15_000, 15_001, 1_000_000_000),
    );
    let [total, fees, nets] = [Decimal.zero, Decimal.zero, Decimal.zero];
    await fc.assert(
      fc.asyncProperty(kobo, async (units) => {
        const amount = Decimal.ofUnits(BigInt(units), 2);
        const { reference } = await pay(account, amount.toString());
        const [body] = await told(reference);
        const [net, fee] = [Decimal.parse(body?.amount ?? ''), Decimal.parse(body?.fee ?? '')];
        expect(body?.total).toBe(amount.toFixed(2));
        expect(net.isNegative()).toBe(false);
        expect(net.plus(fee).equals(amount)).toBe(true);
        expect(fee.toString()).toBe(units < 15_000 ? amount.toString() : '150');
        [total, fees, nets] = [total.plus(amount), fees.plus(fee), nets.plus(net)];
        const entries = await rowsOf('transaction_entry', reference);
        expect(entries.map((one) => `${one.type} ${Decimal.parse(one.amount)}`)).toEqual([
          `deposits ${amount}`,
          `fees ${fee}`,
        ]);
      }),
      { numRuns: RUNS, seed: 42 },
    );
    expect(await available('BUS_1')).toBe(nets.toString());
    expect(nets.plus(fees).equals(total)).toBe(true);
    const books = booksStore(database, areaBooks);
    const { accounts, differences } = await books.trialBalance('BUS_1', { mostDifferences: 10 });
    expect(differences).toEqual([]);
    const inNaira = accounts.filter(({ currency }) => currency === 'NGN');
    expect(Decimal.sum(inNaira.map(({ balance }) => balance)).isZero()).toBe(true);
    expect(await books.reconciliation('BUS_1', { mostDifferences: 10 })).toMatchObject({ differences: [] });
  });

  it.each(['inactive', 'in_review', 'rejected'] as const)(
    'of a customer that is %s are credited and told of',
    async (status) => {
      const account = await accountOf('CUS_any');
      const before = Decimal.parse((await available('CUS_any')) ?? '0');
      await database.kysely
        .updateTable('customer')
        .set({ status, has_accepted_terms: false })
        .where('customer_id', '=', 'CUS_any')
        .execute();
      const { reference } = await pay(account, '1000');
      expect(await available('CUS_any')).toBe(before.plus(Decimal.parse('850')).toString());
      expect(await told(reference)).toMatchObject([{ profile_id: 'CUS_any', amount: '850.00' }]);
    },
  );

  it('at the same time are credited once each, each with an event of its own', async () => {
    const account = await accountOf('CUS_1', 'USD');
    const all = await Promise.all(Array.from({ length: 20 }, () => pay(account, '10')));
    expect(await available('CUS_1', 'USD')).toBe('180');
    const bodies = (await Promise.all(all.map(({ reference }) => told(reference)))).flat();
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(20);
  });

  it('are not found at an account of nobody or of another business', async () => {
    const account = await accountOf('CUS_1');
    for (const [id, asked] of [
      ['VBA_0000000000000000', profile],
      [`VBA_${'x'.repeat(200)}`, profile],
      [account.id, foreign],
    ] as const) {
      const paid = pay({ id, currency: 'NGN' }, '500', asked);
      await expect(paid).rejects.toThrow(ResourceNotFound);
      await expect(paid).rejects.toThrow(`virtual bank account ${id.slice(0, 64)}.`);
    }
  });

  it.each([
    ['currency', 'USD', '500', 'The account accepts NGN, not USD.'],
    ['amount', 'NGN', '500.001', '500.001 has too many decimal places; NGN has 2.'],
  ])('with a wrong %s (%s %s) are refused, and move nothing', async (field, currency, amount, reason) => {
    const { id } = await accountOf('CUS_1');
    const before = await available('CUS_1');
    const paid = pay({ id, currency }, amount);
    await expect(paid).rejects.toThrow(FieldError);
    await expect(paid).rejects.toMatchObject({ fields: { [field]: [reason] } });
    expect(await available('CUS_1')).toBe(before);
  });

  const eventCount = async () =>
    (await database.kysely.selectFrom('event').select('event_id').execute()).length;

  it('that the balance cannot hold move nothing and are not told of', async () => {
    const account = await accountOf('CUS_full');
    const most = currencies.mostHeld('NGN');
    await pay(account, most.plus(Decimal.parse('150')).toString());
    expect(await available('CUS_full')).toBe(most.toString());
    const before = await eventCount();
    await expect(pay(account, '150.01')).rejects.toThrow(BalanceLimitReached);
    expect([await available('CUS_full'), await eventCount()]).toEqual([most.toString(), before]);
    await pay(account, '150');
    expect(await available('CUS_full')).toBe(most.toString());
  });

  it('whose account was read before a reset move nothing', async () => {
    const account = await accountOf('CUS_1');
    const before = [await available('CUS_1'), await eventCount()];
    await expect(pay(account, '500', { ...profile, resets: 7 })).rejects.toThrow(SandboxReset);
    expect([await available('CUS_1'), await eventCount()]).toEqual(before);
  });
});
