import { describe, expect, it } from 'vitest';
import { magicAddresses } from '../../../test/harness/worlds/magic-addresses.ts';
import { isUsableOn } from '../../domain/addresses/usable-address.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { accountOf, type PayIn, type PayOut } from '../../domain/quotes/payment-leg.ts';
import type { AccountHolder } from '../../domain/rails/bank-accounts.ts';
import type { OutgoingPayment } from '../../domain/rails/rails.ts';
import { networksOf } from '../../domain/reference/networks.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { madeUpAddress } from './made-up-addresses.ts';
import { seededRandomness } from './seeded-randomness.ts';
import { SimulatedRails } from './simulated-rails.ts';

const { currencies, rails: settings } = loadReference();
const networks = [...networksOf(currencies).values()];
const at = new Date('2026-05-04T10:06:00Z');
const request = { businessId: 'BUS_1', profileId: 'CUS_1', transferId: 'TRF_1', at };
const issuedAddress = { address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '42' };

const ada: AccountHolder = { name: 'Ada Lovelace', email: 'ada@example.com' };

function open({ holder = ada, taken = 0 } = {}) {
  const drawn: string[] = [];
  const record = (what: object) => ({ kind: 'issued', id: '', expects: 'absent', row: what }) as const;
  const rails = new SimulatedRails({
    settings,
    accounts: {
      holderUnlessTaken: async (_, { accountNumber }) =>
        drawn.push(accountNumber) <= taken ? undefined : holder,
      isTaken: async () => false,
      record,
    },
    addresses: {
      issueFor: async ({ at: createdAt, ...transfer }) => ({
        ...transfer,
        ...issuedAddress,
        id: 'ADR_1',
        createdAt,
      }),
      record,
    },
    currencies,
    randomness: seededRandomness('test'),
  });
  return { rails, drawn };
}

const payment = (payOut: PayOut, reference = 'TRF_1-payout'): OutgoingPayment => ({
  reference,
  currency: 'NGN',
  amount: Decimal.one,
  payOut,
});
const toAccount = (accountNumber: string): PayOut => ({
  type: 'bank_transfer',
  account: { accountNumber },
});
const toPhone = (phoneNumber: string): PayOut => ({
  type: 'mobile_money',
  account: { phoneNumber },
});
const toAddress = (address: string): PayOut => ({ type: 'address', network: 'TRX', address });

describe('issue', () => {
  it('opens a temporary bank account for 30 minutes, in the name of the customer', async () => {
    const { rails, drawn } = open();
    const payIn = { type: 'temporary_bank_account' } as const;
    const { record, ...issued } = await rails.issue({ ...request, currency: 'NGN', payIn });
    const [accountNumber] = drawn;
    expect(accountNumber).toMatch(/^\d{10}$/);
    expect(issued).toEqual({
      payIn: {
        type: 'temporary_bank_account',
        expiresAt: new Date('2026-05-04T10:36:00Z'),
        account: {
          accountName: 'ADA LOVELACE',
          accountNumber,
          bankCode: '035',
          bankName: 'Wema Bank',
          email: 'ada@example.com',
        },
      },
      expiresAt: new Date('2026-05-04T10:36:00Z'),
    });
    const account = { bankCode: '035', accountNumber, businessId: 'BUS_1', transferId: 'TRF_1' };
    expect(record?.row).toEqual(account);
  });

  it('knows no e-mail address of a business, and another bank for another currency', async () => {
    const { rails } = open({ holder: { name: 'Analytical Engines' } });
    const payIn = { type: 'temporary_bank_account' } as const;
    const account = accountOf((await rails.issue({ ...request, currency: 'USD', payIn })).payIn);
    expect(account).toMatchObject({
      accountName: 'ANALYTICAL ENGINES',
      bankName: 'JPMorgan Chase Bank',
    });
    expect(account).not.toHaveProperty('email');
  });

  it('draws another account number when one is taken, but not for ever', async () => {
    const payIn = { type: 'temporary_bank_account' } as const;
    const { rails, drawn } = open({ taken: 2 });
    const issued = await rails.issue({ ...request, currency: 'NGN', payIn });
    expect(new Set(drawn).size).toBe(3);
    expect(issued.payIn).toMatchObject({ account: { accountNumber: drawn[2] } });
    const full = open({ taken: 1000 });
    await expect(full.rails.issue({ ...request, currency: 'NGN', payIn })).rejects.toThrow(
      'Wema Bank has no free account number',
    );
  });

  it('issues an address for 60 minutes, with its memo', async () => {
    const payIn = { type: 'address', network: 'XRP' } as const;
    const { rails } = open();
    const { record, ...issued } = await rails.issue({ ...request, currency: 'XRP', payIn });
    expect(issued).toEqual({
      payIn: {
        type: 'address',
        network: 'XRP',
        ...issuedAddress,
        expiresAt: new Date('2026-05-04T11:06:00Z'),
      },
      expiresAt: new Date('2026-05-04T11:06:00Z'),
    });
    expect(record?.row).toMatchObject({ ...issuedAddress, network: 'XRP', transferId: 'TRF_1' });
  });

  it.each([
    ['+254700000111', new Date('2026-05-04T10:06:03Z')],
    ['+254700000222', undefined],
  ])('asks the phone %s, which pays at %s', async (phone_number, arrivesAt) => {
    const payIn = { type: 'mobile_money', network: 'MPESA', account: { phoneNumber: phone_number } } as const;
    const issued = await open().rails.issue({ ...request, currency: 'KES', payIn });
    expect(issued.payIn).toEqual({ ...payIn, expiresAt: new Date('2026-05-04T10:36:00Z') });
    expect(issued.arrivesAt).toEqual(arrivesAt);
    expect(issued.record).toBeUndefined();
  });

  it('is valid for as long as is asked, and leads to the payment request', async () => {
    const { rails } = open();
    const expiresAt = new Date('2026-05-04T11:06:00Z');
    const asked = { businessId: 'BUS_1', profileId: 'CUS_1', paymentRequestId: 'PAYR_1', expiresAt, at };
    for (const [currency, payIn] of [
      ['NGN', { type: 'temporary_bank_account' }],
      ['XRP', { type: 'address', network: 'XRP' }],
    ] as const) {
      const issued = await rails.issue({ ...asked, currency, payIn });
      expect(issued).toMatchObject({
        expiresAt,
        payIn: { expiresAt },
        record: { row: { paymentRequestId: 'PAYR_1' } },
      });
      expect(issued.record?.row).not.toHaveProperty('transferId');
    }
  });

  it('has nothing for a payment by balance', async () => {
    const issuing = open().rails.issue({ ...request, currency: 'NGN', payIn: { type: 'balance' } });
    await expect(issuing).rejects.toThrow('Nothing is issued for a payment by balance');
  });
});

describe('a deposit to a payment request', () => {
  const { rails } = open();
  const byPhone = (phoneNumber: string) => ({ type: 'mobile_money', account: { phoneNumber } }) as const;
  const byBank = { type: 'temporary_bank_account' } as const;
  const byAddress = { type: 'address', network: 'TRX' } as const;

  it.each([
    [byBank, 'ORDER-7-REJECTED', true],
    [byBank, 'REJECTED-7', false],
    [byAddress, 'ORDER-7-REJECTED', true],
    [byAddress, 'ORDER-7', false],
    [byPhone('+254700000555'), 'ORDER-7', true],
    [byPhone('+254700000111'), 'ORDER-7-REJECTED', false],
  ])('by %j for %s is rejected: %s', (payIn, reference, isRejected) => {
    expect(rails.rejects({ payIn, reference })).toBe(isRejected);
  });

  it('waits for a second factor by its reference alone', () => {
    expect(rails.twoStep('ORDER-7')).toBeUndefined();
    expect(rails.twoStep('ORDER-7-TWO-STEP')).toMatchObject({ type: 'authenticator', resendAllowed: false });
  });
});

describe('a payment', () => {
  const { rails } = open();

  it.each([
    ['an account', toAccount('0123456222'), toAccount('0123456333'), toAccount('0123456444')],
    ['a phone', toPhone('+254700000222'), toPhone('+254700000333'), toPhone('+254700000444')],
    [
      'an address',
      toAddress(magicAddresses.tron.refused),
      toAddress(magicAddresses.tron.returned),
      toAddress(magicAddresses.tron.stuck),
    ],
  ])('to %s is refused, comes back or stays under way by its ending', async (_, refused, returned, stuck) => {
    expect(await rails.send(payment(refused))).toEqual({ kind: 'refused' });
    expect(await rails.send(payment(returned))).toMatchObject({ kind: 'accepted' });
    expect(await rails.report(payment(returned))).toBe('returned');
    expect(await rails.send(payment(stuck))).toMatchObject({ kind: 'accepted' });
    expect(await rails.report(payment(stuck))).toBe('under_way');
  });

  it.each([
    ['an account', toAccount('0123456789')],
    ['a phone', toPhone('+254700000111')],
    ['an IBAN', { type: 'bank_transfer', account: { iban: 'GB29NWBK60161331926819' } } as const],
    ['an address', toAddress('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')],
  ])('to any other %s is delivered', async (_, payOut) => {
    expect(await rails.send(payment(payOut))).toMatchObject({ kind: 'accepted' });
    expect(await rails.report(payment(payOut))).toBe('delivered');
  });

  it('has the session identifier of a bank, or stands on its chain', async () => {
    const bank = await rails.send(payment(toAccount('0123456789')));
    expect(bank).toEqual({
      kind: 'accepted',
      trace: { id: expect.stringMatching(/^000013\d{24}$/) },
    });
    const chain = await rails.send(payment(toAddress('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')));
    const hash = chain.kind === 'accepted' ? chain.trace?.id : undefined;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const url = `https://example.com/trx/tx/${hash}`;
    expect(chain).toEqual({ kind: 'accepted', trace: { id: hash, url } });
  });

  it('gets the same answer for the same transfer, and another trace for another one', async () => {
    const again = open().rails;
    for (const payOut of [toAccount('0123456789'), toAddress('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')]) {
      const answer = await rails.send(payment(payOut));
      expect(await again.send(payment(payOut))).toEqual(answer);
      expect(await rails.send(payment(payOut, 'TRF_2'))).not.toEqual(answer);
    }
  });

  it('without a destination is a mistake', async () => {
    await expect(rails.send(payment({ type: 'bank_transfer' }))).rejects.toThrow(
      'A payment by bank lacks the account',
    );
  });
});

describe('trace', () => {
  const { rails } = open();

  it.each(networks)('of an arrival on $code is from an address of the network', (network) => {
    const payIn: PayIn = { type: 'address', network: network.code, address: 'any' };
    const trace = rails.trace(payIn, 'DEP_1');
    expect(isUsableOn(network, { address: trace.fromAddress ?? '' })).toBe(true);
    expect(trace.url).toBe(`https://example.com/${network.code.toLowerCase()}/tx/${trace.id}`);
    expect(rails.trace(payIn, 'DEP_1')).toEqual(trace);
    expect(rails.trace(payIn, 'DEP_2')).not.toEqual(trace);
  });

  it.each(['temporary_bank_account', 'mobile_money'] as const)('of %s is a session', (type) => {
    const trace = rails.trace({ type }, 'DEP_1');
    expect(trace).toEqual({ id: expect.stringMatching(/^000013\d{24}$/) });
    expect(rails.trace({ type }, 'DEP_2')).not.toEqual(trace);
  });
});

describe('pace', () => {
  const { pace } = open().rails;

  it('is that of rails.yaml, every chain alike', () => {
    expect([pace.takeUp, pace.exchange, pace.send, pace.refund]).toEqual([2000, 1000, 2000, 2000]);
    expect(['bank', 'mobile_money', 'chain-TRX', 'chain-XLM'].map(pace.confirm)).toEqual([
      2000, 1000, 5000, 5000,
    ]);
    expect(['bank', 'mobile_money', 'chain-TRX', 'chain-XLM'].map(pace.deliver)).toEqual([
      10_000, 5000, 15_000, 15_000,
    ]);
  });

  it('knows no other rail', () => {
    expect(() => pace.confirm('opening')).toThrow('There is no rail opening');
  });
});

describe('made-up addresses', () => {
  it.each(networks)(
    'on $code can be used, over many draws, and have a memo where there are memos',
    (network) => {
      const randomness = seededRandomness(`draws on ${network.code}`);
      const drawn = Array.from({ length: 300 }, () => madeUpAddress(network, randomness));
      expect(drawn.filter((destination) => !isUsableOn(network, destination))).toEqual([]);
      expect(drawn.filter(({ memo }) => (memo !== undefined) !== (network.memo !== undefined))).toEqual([]);
      expect(new Set(drawn.map(({ address }) => address)).size).toBe(drawn.length);
    },
  );
});
