import fc from 'fast-check';
import { Rational } from './rational.ts';
import { requestWays, type Way, type WrongRequest, ways, wrongRequests } from './routes.ts';
import type { Fate } from './transfer.ts';
import type { Outcome } from './transfers.ts';

/** Which profile acts: the business or its customer. */
export type Who = 'business' | 'customer';

/** How a quote says its amount. */
export type Form = 'source' | 'target' | 'worth_in_source' | 'worth_in_target' | 'worth_in_another';

/** What somebody does. `pick` chooses among what there is at that moment, from the newest on; `any` also what it can only be refused for. */
export type Step =
  | { readonly kind: 'fund'; readonly who: Who; readonly currency: string; readonly size: number }
  | {
      readonly kind: 'quote';
      readonly who: Who;
      readonly way: Way;
      readonly form: Form;
      readonly size: number;
      readonly decimals: number;
      readonly fate: Fate;
      /** Whether the balance is funded before when it is short. */
      readonly isCovered: boolean;
      readonly isRefused: boolean;
      readonly givesSourceBack: boolean;
    }
  | {
      readonly kind: 'request';
      readonly who: Who;
      readonly way: Way;
      readonly form: Form;
      readonly size: number;
      readonly decimals: number;
      readonly isCovered: boolean;
      readonly isRejected: boolean;
    }
  | { readonly kind: 'pay_request'; readonly pick: number; readonly any: boolean; readonly percent: number }
  | { readonly kind: 'cancel_request'; readonly pick: number; readonly any: boolean }
  | { readonly kind: 'ask_wrongly'; readonly who: Who; readonly request: WrongRequest }
  | { readonly kind: 'take'; readonly pick: number; readonly any: boolean }
  | { readonly kind: 'cancel'; readonly pick: number; readonly any: boolean }
  | { readonly kind: 'pay'; readonly pick: number; readonly any: boolean; readonly percent: number }
  | { readonly kind: 'pay_late'; readonly pick: number; readonly percent: number }
  | { readonly kind: 'open_address'; readonly who: Who; readonly wallet: Wallet; readonly isNew: boolean }
  | { readonly kind: 'pay_address'; readonly pick: number; readonly size: number }
  /** At the static account of the business. */
  | { readonly kind: 'pay_account'; readonly currency: string; readonly size: number }
  | { readonly kind: 'settle'; readonly pick: number; readonly any: boolean; readonly outcome: Outcome }
  /** A pair that is about to be traded, or `any` that will be. */
  | { readonly kind: 'halt'; readonly pick: number; readonly any: boolean }
  | { readonly kind: 'resume' }
  | { readonly kind: 'advance'; readonly seconds: number }
  /** Takes the newest quote that can be taken, else pays the newest transfer that waits for it, else waits. */
  | { readonly kind: 'go_on' }
  /** Until something happens by itself. */
  | { readonly kind: 'wait' };

interface Wallet {
  readonly currency: string;
  readonly network: string;
}

const wallets: readonly Wallet[] = [
  { currency: 'USDT', network: 'TRX' },
  { currency: 'ETH', network: 'BASE' },
  { currency: 'XRP', network: 'XRP' },
];

/** Amounts that the service takes everywhere; a size of 100 is one of them. */
const typicalAmounts: Readonly<Record<string, string>> = {
  NGN: '90000',
  KES: '7000',
  USD: '120',
  EUR: '60',
  GBP: '60',
  USDT: '60',
  USDC: '60',
  BTC: '0.002',
  ETH: '0.03',
  XRP: '40',
  UGX: '200000',
};

/** Currencies that a worth can be told in beside those of the exchange. */
export const worths = ['EUR', 'GBP', 'XRP'] as const;

/** So many percent of a typical amount, rounded down to so many decimals. */
export function sized(currency: string, size: number, decimals: number): Rational {
  const typical = typicalAmounts[currency];
  if (typical === undefined) throw new Error(`There is no typical amount of ${currency}.`);
  return Rational.parse(typical)
    .times(Rational.of(BigInt(size), 100n))
    .roundedDown(decimals);
}

const who = fc.constantFrom<Who>('business', 'customer');
/** Mostly the newest. */
const pick = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat({ max: 63 }) },
);
/** Mostly sound, now and then too small or too large. */
const size = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 60, max: 3000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 10_000_000 }) },
);
const seldom = fc.oneof(
  { weight: 7, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);
const mostly = seldom.map((answer) => !answer);
/** Of what was asked for: exactly, less or more. */
const percent = fc.oneof(
  { weight: 1, arbitrary: fc.constant(100) },
  { weight: 2, arbitrary: fc.constantFrom(1, 50, 99, 101, 250) },
);

const fate = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Fate>('delivered') },
  { weight: 3, arbitrary: fc.constantFrom<Fate>('refused', 'returned', 'under_way') },
);

/** Every category often enough, those with the longest ways the most often. */
const way = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ways.deposit) },
  { weight: 3, arbitrary: fc.constantFrom(...ways.conversion) },
  { weight: 5, arbitrary: fc.constantFrom(...ways.withdrawal) },
  { weight: 6, arbitrary: fc.constantFrom(...ways.buy) },
  { weight: 7, arbitrary: fc.constantFrom(...ways.sell) },
);

/** What a sequence begins with, as without it there is little to do. */
export const quote: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('quote' as const),
  who,
  way,
  form: fc.constantFrom<Form>('source', 'target', 'worth_in_source', 'worth_in_target', 'worth_in_another'),
  size,
  decimals: fc.integer({ min: 0, max: 18 }),
  fate,
  isCovered: mostly,
  isRefused: seldom,
  givesSourceBack: fc.boolean(),
});

/** Within what happens by itself, and beyond what is waited for. */
const seconds = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 2, arbitrary: fc.integer({ min: 7, max: 60 }) },
  { weight: 3, arbitrary: fc.integer({ min: 60, max: 3 * 3600 }) },
);

/** What a sequence ends with: some of what is under way comes to its end. */
export const advance: fc.Arbitrary<Step> = fc.record({ kind: fc.constant('advance' as const), seconds });

/** A step of a sequence, the frequent ones such that much gets under way and much goes through. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: quote },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take' as const), pick, any: seldom }) },
  { weight: 3, arbitrary: advance },
  { weight: 26, arbitrary: fc.record({ kind: fc.constant('go_on' as const) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), pick, any: fc.boolean(), percent }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      pick,
      any: seldom,
      outcome: fc.constantFrom<Outcome>('delivered', 'not_delivered', 'failed'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick, any: seldom }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay_late' as const), pick, percent }) },
  { weight: 14, arbitrary: fc.record({ kind: fc.constant('halt' as const), pick, any: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('resume' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('ask_wrongly' as const),
      who,
      request: fc.constantFrom(...wrongRequests),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('open_address' as const),
      who,
      wallet: fc.constantFrom(...wallets),
      isNew: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('request' as const),
      who,
      way: fc.constantFrom(...requestWays),
      form: fc.constantFrom<Form>(
        'source',
        'target',
        'worth_in_source',
        'worth_in_target',
        'worth_in_another',
      ),
      size,
      decimals: fc.integer({ min: 0, max: 18 }),
      isCovered: mostly,
      isRejected: seldom,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('pay_request' as const), pick, any: seldom, percent }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel_request' as const), pick, any: seldom }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pay_address' as const), pick, size }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('pay_account' as const),
      currency: fc.constantFrom('NGN', 'KES', 'USD'),
      size,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('fund' as const),
      who,
      currency: fc.constantFrom('NGN', 'USDT', 'BTC', 'KES', 'UGX'),
      size,
    }),
  },
);
