import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Rational } from './rational.ts';

/** What is charged: a set amount of the fee's own currency, or a share of the amount. */
export type FeeRule = { readonly fixed: Rational } | { readonly percent: Rational };

/** What the smallest and the largest payment of a way in or out are. */
export interface Bounds {
  readonly min: Rational;
  readonly max?: Rational;
}

interface CurrencyNetwork {
  readonly decimals: number;
  readonly withdrawalFee: FeeRule;
  readonly deposit: Bounds;
  readonly withdrawal: Bounds;
}

export interface ModelCurrency {
  readonly code: string;
  readonly decimals: number;
  readonly isFiat: boolean;
  readonly defaultNetwork?: string;
  readonly networks: ReadonlyMap<string, CurrencyNetwork>;
  readonly fees: ReadonlyMap<'deposit' | 'payout' | 'refund', FeeRule>;
  /** Of fiat money, by channel. */
  readonly payIns: ReadonlyMap<string, Bounds>;
  readonly payOuts: ReadonlyMap<string, Bounds>;
}

/** What may be bought and sold of a pair, in its base; absent where the side is not supported. */
interface ModelPair {
  readonly base: string;
  readonly counter: string;
  readonly buy?: Bounds;
  readonly sell?: Bounds;
}

/** Seconds of the clock of the business. */
export interface ModelPace {
  readonly take_up: number;
  readonly exchange: number;
  readonly send: number;
  readonly refund: number;
  readonly confirm: ReadonlyMap<string, number>;
  readonly deliver: ReadonlyMap<string, number>;
  readonly payIns: ReadonlyMap<string, { readonly expires_after: number; readonly arrives_after?: number }>;
}

/** What the model knows of the world: the published files, read by itself. */
export interface ModelReference {
  readonly currencies: ReadonlyMap<string, ModelCurrency>;
  readonly pairs: readonly ModelPair[];
  readonly pace: ModelPace;
}

type WrittenFee = { fixed: string } | { percent: string };
interface WrittenMethod {
  channel: string;
  currency: string;
  min: string;
  max: string;
}
interface WrittenCurrency {
  code: string;
  decimals: number;
  type: 'fiat' | 'crypto';
  default_network?: string;
  networks?: {
    network: string;
    decimals: number;
    min_deposit_amount: string;
    min_withdrawal_amount: string;
    max_withdrawal_amount: string;
    withdrawal_fee: string;
  }[];
  fees?: { deposit?: WrittenFee; payout?: WrittenFee; refund?: WrittenFee };
}
interface WrittenSide {
  supported: boolean;
  min: string;
  max: string;
}

/** Reads currencies, countries, pairs and rails out of `apps/server/reference`. */
export function readModelReference(): ModelReference {
  const {
    countries,
  }: { countries: { payment_methods?: WrittenMethod[]; payout_methods?: WrittenMethod[] }[] } =
    read('countries.yaml');
  const payIns = countries.flatMap((country) => country.payment_methods ?? []);
  const payOuts = countries.flatMap((country) => country.payout_methods ?? []);
  const { currencies }: { currencies: WrittenCurrency[] } = read('currencies.yaml');
  const { pairs }: { pairs: { base: string; counter: string; buy: WrittenSide; sell: WrittenSide }[] } =
    read('pairs.yaml');
  return {
    currencies: new Map(
      currencies.map((currency) => [
        currency.code,
        currencyOf(currency, methodsOf(payIns, currency.code), methodsOf(payOuts, currency.code)),
      ]),
    ),
    pairs: pairs.map(({ base, counter, buy, sell }) => ({
      base,
      counter,
      ...(buy.supported && { buy: boundsOf(buy.min, buy.max) }),
      ...(sell.supported && { sell: boundsOf(sell.min, sell.max) }),
    })),
    pace: readPace(),
  };
}

function currencyOf(
  { code, decimals, type, default_network, networks = [], fees = {} }: WrittenCurrency,
  payIns: ReadonlyMap<string, Bounds>,
  payOuts: ReadonlyMap<string, Bounds>,
): ModelCurrency {
  return {
    code,
    decimals,
    isFiat: type === 'fiat',
    ...(default_network !== undefined && { defaultNetwork: default_network }),
    networks: new Map(
      networks.map((network) => [
        network.network,
        {
          decimals: network.decimals,
          withdrawalFee: { fixed: Rational.parse(network.withdrawal_fee) },
          deposit: boundsOf(network.min_deposit_amount),
          withdrawal: boundsOf(network.min_withdrawal_amount, network.max_withdrawal_amount),
        },
      ]),
    ),
    fees: new Map(
      (['deposit', 'payout', 'refund'] as const).flatMap((kind) => {
        const fee = fees[kind];
        return fee === undefined ? [] : [[kind, ruleOf(fee)]];
      }),
    ),
    payIns,
    payOuts,
  };
}

function readPace(): ModelPace {
  const {
    steps,
    rails,
    pay_ins,
  }: {
    steps: { take_up: number; exchange: number; send: number; refund: number };
    rails: { name: string; confirm: number; deliver: number }[];
    pay_ins: { channel: string; expires_after: number; arrives_after?: number }[];
  } = read('rails.yaml');
  return {
    ...steps,
    confirm: new Map(rails.map(({ name, confirm }) => [name, confirm])),
    deliver: new Map(rails.map(({ name, deliver }) => [name, deliver])),
    payIns: new Map(pay_ins.map(({ channel, ...times }) => [channel, times])),
  };
}

function ruleOf(fee: WrittenFee): FeeRule {
  return 'fixed' in fee ? { fixed: Rational.parse(fee.fixed) } : { percent: Rational.parse(fee.percent) };
}

function boundsOf(min: string, max?: string): Bounds {
  return { min: Rational.parse(min), ...(max !== undefined && { max: Rational.parse(max) }) };
}

/** Of several countries that pay in one currency, the bounds that all of them share have to be the same. */
function methodsOf(methods: readonly WrittenMethod[], code: string): ReadonlyMap<string, Bounds> {
  return new Map(
    methods
      .filter(({ currency }) => currency === code)
      .map(({ channel, min, max }) => [channel, boundsOf(min, max)]),
  );
}

function read(file: string) {
  return parse(readFileSync(new URL(`../../reference/${file}`, import.meta.url), 'utf8'));
}
