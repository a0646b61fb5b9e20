import type { components } from '@finops/contract';
import { FieldError } from '../../../domain/domain-error.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import type { AskedAmount } from '../../../domain/quotes/given-amount.ts';
import { checkedMetadata } from '../../../domain/quotes/metadata.ts';
import type { AskedPayIn } from '../../../domain/quotes/pay-in.ts';
import type { AskedPayOut } from '../../../domain/quotes/pay-out.ts';
import type { QuoteRequest } from '../../../domain/quotes/quotes.ts';

type Schemas = components['schemas'];

/** The fields of each way of giving the amount. */
const ways = [['source_amount'], ['target_amount'], ['quote_amount', 'quote_currency']] as const;

/** The fields of all ways of giving the amount; the request has any of them. */
export type AmountFields = Partial<Record<(typeof ways)[number][number], string>>;

/** Fields that belong to at least one type of `pay_in` or `pay_out`. */
type LegFields<Type> = { readonly type: Type } & Partial<
  Record<'network' | 'phone' | 'recipient_id' | 'address' | 'memo', string>
>;

/** The contract's `QuoteCreate`, with any field allowed in any leg. */
type QuoteCreate = Omit<Schemas['QuoteTerms'], 'pay_in' | 'pay_out'> &
  AmountFields & {
    readonly pay_in?: LegFields<Schemas['PayInCreate']['type']>;
    readonly pay_out?: LegFields<Schemas['PayOutCreate']['type']>;
  };

/**
 * Converts the contract's `QuoteCreate` into the domain's input.
 *
 * @throws FieldError on each field that belongs to another type of leg, or to another way of giving the amount (G150).
 */
export function quoteRequest(body: QuoteCreate): QuoteRequest {
  return {
    sourceCurrency: body.source_currency,
    targetCurrency: body.target_currency,
    payIn: askedPayIn(body.pay_in ?? { type: 'balance' }),
    payOut: askedPayOut(body.pay_out ?? { type: 'balance' }),
    amount: askedAmount(body),
    reference: body.reference,
    reversalPolicy: body.reversal_policy,
    metadata: checkedMetadata(body.metadata),
  };
}

/**
 * Converts the contract's `PayInCreate` into the domain's input.
 *
 * @throws FieldError on each field that belongs to another type.
 */
export function askedPayIn(leg: LegFields<Schemas['PayInCreate']['type']>): AskedPayIn {
  const { type, network, phone, recipient_id: recipientId } = leg;
  switch (type) {
    case 'balance':
    case 'temporary_bank_account':
      refuseFields('pay_in', leg, 'network', 'phone', 'recipient_id');
      return { type };
    case 'address':
      refuseFields('pay_in', leg, 'phone', 'recipient_id');
      return { type, network };
    case 'mobile_money':
      return { type, network, phone, recipientId };
  }
}

function askedPayOut(leg: LegFields<Schemas['PayOutCreate']['type']>): AskedPayOut {
  const { type, recipient_id: recipientId, address, network, memo } = leg;
  switch (type) {
    case 'balance':
      refuseFields('pay_out', leg, 'recipient_id', 'address', 'network', 'memo');
      return { type };
    case 'bank_transfer':
    case 'mobile_money':
      refuseFields('pay_out', leg, 'address', 'network', 'memo');
      return { type, recipientId };
    case 'address':
      return { type, recipientId, address, network, memo };
  }
}

/** Refuses fields that only other types of leg have; fields unknown to the contract are ignored (G18). */
function refuseFields<Leg extends LegFields<string>>(
  side: 'pay_in' | 'pay_out',
  leg: Leg,
  ...foreign: readonly (keyof Leg & string)[]
): void {
  refuse(
    foreign.filter((name) => name in leg),
    (name) => [`${side}.${name}`, `\`${name}\` is not allowed with the type ${leg.type}. Leave it out.`],
  );
}

/**
 * The amount, in the way the request gives it. The schema refuses only two complete ways (G150).
 *
 * @throws FieldError on each field of another way.
 */
export function askedAmount(body: AmountFields): AskedAmount {
  const way = ways.find((fields) => fields.every((name) => typeof body[name] === 'string'));
  if (way === undefined) {
    throw new Error('The body has no amount, though its schema requires one.');
  }
  const beside = ways.flat().filter((name) => name in body && !way.some((own) => own === name));
  refuse(beside, (name) => [name, `The amount is given by ${way.join(' with ')}; leave \`${name}\` out.`]);
  const { source_amount, target_amount, quote_amount = '', quote_currency = '' } = body;
  if (source_amount !== undefined) return { side: 'source', amount: Decimal.parse(source_amount) };
  if (target_amount !== undefined) return { side: 'target', amount: Decimal.parse(target_amount) };
  return { side: 'quote', amount: Decimal.parse(quote_amount), currency: quote_currency };
}

function refuse(names: readonly string[], reason: (name: string) => [field: string, reason: string]): void {
  if (names.length === 0) return;
  throw new FieldError(Object.fromEntries(names.map(reason).map(([field, sentence]) => [field, [sentence]])));
}
