import type { AskedEnd, Category } from './quoting.ts';
import type { Fate } from './transfer.ts';

/** How the account numbers, phones and addresses end that each fate befalls. */
const endings: Readonly<Record<Fate, string>> = {
  delivered: '789',
  refused: '222',
  returned: '333',
  under_way: '444',
};

/** Where a payout goes: a recipient that is made for it, or an address. */
export type Destination =
  | { readonly recipient: 'ngn_bank' | 'kes_bank' | 'usd_bank' | 'mpesa_mobile_money' | 'mtn_mobile_money' }
  | { readonly network: 'BSC' | 'BASE' | 'ETH' };

/** A way for money to go that the service offers. */
export interface Way {
  readonly source: string;
  readonly target: string;
  readonly payIn?: AskedEnd;
  readonly payOut?: Destination;
}

const bank = { type: 'temporary_bank_account' };
const phone = { type: 'mobile_money', phone: '+254700000789' };
const decliningPhone = { type: 'mobile_money', phone: '+254700000222' };

export const ways: Readonly<Record<Category, readonly Way[]>> = {
  conversion: [
    { source: 'USDT', target: 'NGN' },
    { source: 'NGN', target: 'USDT' },
    { source: 'BTC', target: 'USDT' },
    { source: 'ETH', target: 'BTC' },
    { source: 'USDT', target: 'UGX' },
    { source: 'UGX', target: 'USDT' },
  ],
  withdrawal: [
    { source: 'USDT', target: 'NGN', payOut: { recipient: 'ngn_bank' } },
    { source: 'NGN', target: 'NGN', payOut: { recipient: 'ngn_bank' } },
    { source: 'KES', target: 'NGN', payOut: { recipient: 'ngn_bank' } },
    { source: 'NGN', target: 'USD', payOut: { recipient: 'usd_bank' } },
    { source: 'USDT', target: 'KES', payOut: { recipient: 'kes_bank' } },
    { source: 'USDT', target: 'KES', payOut: { recipient: 'mpesa_mobile_money' } },
    { source: 'USDT', target: 'UGX', payOut: { recipient: 'mtn_mobile_money' } },
    { source: 'USDT', target: 'USDT', payOut: { network: 'BSC' } },
    { source: 'BTC', target: 'ETH', payOut: { network: 'BASE' } },
  ],
  deposit: [
    { source: 'NGN', target: 'NGN', payIn: bank },
    { source: 'USD', target: 'USD', payIn: bank },
    { source: 'KES', target: 'KES', payIn: phone },
    { source: 'KES', target: 'KES', payIn: decliningPhone },
    { source: 'KES', target: 'KES', payIn: bank },
  ],
  buy: [
    { source: 'NGN', target: 'USDT', payIn: bank },
    { source: 'NGN', target: 'BTC', payIn: bank },
    { source: 'USD', target: 'USDC', payIn: bank },
    { source: 'KES', target: 'USDT', payIn: phone },
    { source: 'KES', target: 'BTC', payIn: decliningPhone },
    { source: 'KES', target: 'ETH', payIn: bank },
  ],
  sell: [
    {
      source: 'USDT',
      target: 'NGN',
      payIn: { type: 'address', network: 'TRX' },
      payOut: { recipient: 'ngn_bank' },
    },
    {
      source: 'BTC',
      target: 'USD',
      payIn: { type: 'address', network: 'BTC' },
      payOut: { recipient: 'usd_bank' },
    },
    {
      source: 'ETH',
      target: 'KES',
      payIn: { type: 'address', network: 'BASE' },
      payOut: { recipient: 'mpesa_mobile_money' },
    },
    { source: 'BTC', target: 'NGN', payIn: { type: 'address', network: 'BTC' } },
    { source: 'USDT', target: 'KES', payIn: { type: 'address', network: 'TRX' } },
  ],
};

/** Ways to pay a payment request. */
export const requestWays: readonly Way[] = [
  { source: 'NGN', target: 'NGN', payIn: bank },
  { source: 'NGN', target: 'USDT', payIn: bank },
  { source: 'USDT', target: 'NGN', payIn: { type: 'address', network: 'TRX' } },
  { source: 'BTC', target: 'BTC', payIn: { type: 'address', network: 'BTC' } },
  { source: 'ETH', target: 'KES', payIn: { type: 'address', network: 'BASE' } },
  { source: 'KES', target: 'KES', payIn: phone },
  { source: 'KES', target: 'KES', payIn: bank },
  { source: 'KES', target: 'USDT', payIn: decliningPhone },
  { source: 'KES', target: 'KES', payIn: { type: 'mobile_money', phone: '+254700000555' } },
  { source: 'USDT', target: 'NGN', payIn: { type: 'balance' } },
];

/** What a request is refused for, whatever the balance is. */
export interface WrongRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly error: string;
  /** The field that has to be told of; any when absent. */
  readonly field?: string;
}

const fault = { status: 400, error: 'request_validation' } as const;
const ngnToUsdt = { source_currency: 'NGN', target_currency: 'USDT' };

export const wrongRequests: readonly WrongRequest[] = [
  {
    ...fault,
    body: { source_currency: 'NGN', target_currency: 'NGN', source_amount: '5000' },
    field: 'target_currency',
  },
  {
    ...fault,
    body: { source_currency: 'EUR', target_currency: 'KES', source_amount: '50' },
    field: 'target_currency',
  },
  {
    ...fault,
    body: {
      ...ngnToUsdt,
      source_amount: '50000',
      pay_out: { type: 'address', network: 'BSC', address: evmAddress('delivered') },
    },
    field: 'pay_out.type',
  },
  { ...fault, body: { ...ngnToUsdt, source_amount: '5000.123' }, field: 'source_amount' },
  { ...fault, body: { ...ngnToUsdt, target_amount: '5.123456789' }, field: 'target_amount' },
  { ...fault, body: { ...ngnToUsdt, source_amount: '99999999999999999999' }, field: 'source_amount' },
  {
    ...fault,
    body: {
      source_currency: 'USDT',
      target_currency: 'USDT',
      source_amount: '50',
      pay_in: { type: 'address', network: 'BTC' },
    },
  },
  {
    ...fault,
    body: {
      source_currency: 'USDT',
      target_currency: 'BTC',
      source_amount: '50',
      pay_in: { type: 'address', network: 'TRX' },
    },
    field: 'target_currency',
  },
  {
    status: 400,
    error: 'schema_validation',
    body: { ...ngnToUsdt, source_amount: '5000', pay_in: { type: 'mobile_money' } },
    field: 'pay_in',
  },
  {
    status: 404,
    error: 'resource_not_found',
    body: {
      source_currency: 'USDT',
      target_currency: 'NGN',
      source_amount: '50',
      pay_out: { type: 'bank_transfer', recipient_id: 'REC_0000000000000000' },
    },
  },
];

/** An address that every chain like Ethereum takes. */
export function evmAddress(fate: Fate): string {
  return `0x${'1'.repeat(37)}${endings[fate]}`;
}

/** The body that makes a recipient of this fate. */
export function recipientBody(type: Extract<Destination, { recipient: string }>['recipient'], fate: Fate) {
  const ending = endings[fate];
  const named = { type, account_name: 'ADA LOVELACE' };
  switch (type) {
    case 'ngn_bank':
      return { ...named, bank_code: '058', account_number: `0123456${ending}` };
    case 'kes_bank':
      return { ...named, bank_code: '01', account_number: `1234567${ending}` };
    case 'usd_bank':
      return {
        ...named,
        entity_type: 'individual',
        transfer_type: 'ach',
        bank_name: 'JPMorgan Chase',
        routing_number: '021000021',
        account_number: `1234567${ending}`,
      };
    case 'mpesa_mobile_money':
      return { ...named, phone_number: `+254700000${ending}` };
    case 'mtn_mobile_money':
      return { ...named, phone_number: `+256770000${ending}`, currency_id: 'UGX', country_id: 'UG' };
  }
}

/** The channel that pays such a recipient. */
export function channelOf(type: Extract<Destination, { recipient: string }>['recipient']): string {
  return type.endsWith('_bank') ? 'bank_transfer' : 'mobile_money';
}
