import { expect, it } from 'vitest';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { paidChains } from '../../../../test/harness/worlds/paid-chains.ts';
import { deskProfile } from '../../../../test/harness/worlds/quote-desk.ts';
import { SimulatedVenue } from '../../../rails/venue/simulated-venue.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { randomIds } from '../../../system.ts';
import { Decimal } from '../../money/decimal.ts';
import type { AskedAmount } from '../../quotes/given-amount.ts';
import type { PaymentRequest } from './payment-request.ts';
import { PaymentRequestEngine } from './payment-request-engine.ts';
import { PaymentRequests } from './payment-requests.ts';

const REQUESTS = 100;
/** Prices have changed by then. */
const PAUSE_MS = 4_111_000;

const { venue: settings, ...reference } = loadReference();

const unused = (): never => {
  throw new Error('Requests that are paid at once read nothing else.');
};

/** A desk in memory that creates and pays requests at changing prices. */
function openDesk() {
  const kept = new Map<string, PaymentRequest>();
  const clock = movedClock();
  const parts = {
    ...reference,
    store: {
      merchant: async () => ({ name: 'Noether Library', email: 'payments@example.com' }),
      findOfBusiness: async (_: string, id: string) => kept.get(id),
      find: unused,
      page: unused,
      due: unused,
      dueOf: unused,
      nextDue: unused,
      newestOpen: unused,
    },
    rows: { request: (request: PaymentRequest) => kept.set(request.id, request), deposit: () => ({}) },
    ledger: { commit: async () => ({ kind: 'done' }) as const },
    limits: { demandPayment: unused },
    recipients: { find: unused },
    rails: {
      issue: async ({ payIn, expiresAt = new Date(0) }: Parameters<PaymentRequestRails['issue']>[0]) => ({
        payIn,
        expiresAt,
      }),
      twoStep: () => undefined,
      rejects: () => false,
      trace: () => undefined,
    },
    venue: new SimulatedVenue(settings, 'networks'),
    eventBodies: { bodyOf: () => '' },
    onFailure: unused,
    clock,
    ids: randomIds,
  };
  const requests = new PaymentRequests(parts);
  const engine = new PaymentRequestEngine(parts);
  return {
    clock,
    create: (sourceCurrency: string, targetCurrency: string, network: string, amount: AskedAmount) =>
      requests.create(deskProfile, {
        sourceCurrency,
        targetCurrency,
        amount,
        payIn: { type: 'address', network },
      }),
    pay: ({ id, sourceCurrency: currency }: PaymentRequest, amount: Decimal) =>
      engine.arrive(deskProfile, id, {
        reference: randomIds.next('DEP_'),
        currency,
        amount,
        at: clock.now(),
      }),
  };
}

type PaymentRequestRails = ConstructorParameters<typeof PaymentRequests>[0]['rails'];

const share = (amount: Decimal, percent: number, decimals: number) =>
  amount.times(Decimal.ofUnits(BigInt(percent), 2)).rounded(decimals, 'down');

it.each(paidChains)(
  `${'$id'}: each of ${REQUESTS} requests, in any form and at any price, is paid to the last digit of the network, and completes (G324)`,
  async ({ source, carried, decimals, targets }) => {
    const desk = openDesk();
    let before: PaymentRequest['asked'] | undefined;
    const paid: unknown[] = [];
    for (let count = 0; count < REQUESTS; count += 1) {
      const target = targets[Math.floor(count / 3) % targets.length] ?? source;
      const percent = 67 + ((count * 29) % 61);
      const worth = Decimal.ofUnits(BigInt(4000 + ((count * 8911) % 190_000)), 2);
      const forms: AskedAmount[] = [
        { side: 'quote', currency: 'USD', amount: worth },
        { side: 'target', amount: share(before?.target ?? worth, percent, target.decimals) },
        { side: 'source', amount: share(before?.source ?? worth, percent, decimals) },
      ];
      const amount = forms[count % 3] ?? unused();
      const request = await desk.create(source.code, target.code, carried.network.code, amount);
      before = request.asked;
      // Like a wallet, which cannot send more digits.
      const sent = request.asked.source.rounded(decimals, 'down');
      const { status } = await desk.pay(request, sent);
      paid.push({
        count,
        status,
        asked: `${request.asked.source}`,
        isCovered: coversTarget(request, amount),
      });
      expect(paid.at(-1)).toEqual({ count, status: 'completed', asked: `${sent}`, isCovered: true });
      desk.clock.advance(PAUSE_MS);
    }
    expect(paid).toHaveLength(REQUESTS);
  },
);

/** Whether the requested amount brings the given target, to the last unit. */
function coversTarget({ asked }: PaymentRequest, amount: AskedAmount): boolean {
  return amount.side !== 'target' || (asked.target.equals(amount.amount) && !asked.rounding.isNegative());
}

it.each(paidChains)(
  '$id: one unit of the network beside what is asked completes, two do not (G324)',
  async ({ source, carried, decimals }) => {
    const desk = openDesk();
    const amount = carried.minDepositAmount.times(Decimal.parse('10'));
    const statuses: string[] = [];
    for (const units of [-2n, -1n, 1n, 2n]) {
      const request = await desk.create(source.code, source.code, carried.network.code, {
        side: 'source',
        amount,
      });
      const { status } = await desk.pay(request, amount.plus(Decimal.ofUnits(units, decimals)));
      statuses.push(status);
    }
    expect(statuses).toEqual(['under_payment', 'completed', 'completed', 'over_payment']);
  },
);
