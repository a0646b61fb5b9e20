import type { components } from '@finops/contract';
import { type DeskCall, dataOf, PaymentDesk } from './payment-desk.ts';

type Schemas = components['schemas'];
type PaymentLink = Schemas['PaymentLink'];
type PaymentRequest = Schemas['PaymentRequest'];

/** A donation of a fixed amount, for which the payer gives an e-mail address. */
export const LIBRARY_FUND = {
  type: 'donation',
  fixed: true,
  one_time: false,
  name: 'Library fund',
  title: 'Help the library grow',
  description: 'Every gift buys books for the reading room.',
  target_currency: 'NGN',
  quote_amount: '86000.00',
  quote_currency: 'NGN',
};

/** The usual payment of payers of a link. */
export const BY_BANK = { source_currency: 'NGN', pay_in: { type: 'temporary_bank_account' } };

/** A business that publishes links, and its payers. */
export class LinkDesk extends PaymentDesk {
  post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.call(path, { method: 'POST', body, headers });
  }

  /** Calls with the public key of a link. */
  callByLink(
    { pub_key }: Pick<PaymentLink, 'pub_key'>,
    path: string,
    call: DeskCall = {},
  ): Promise<Response> {
    return this.callPublicly(path, { ...call, headers: { ...call.headers, 'X-BU-PUBLIC-KEY': pub_key } });
  }

  async createLink(body: object, headers: Readonly<Record<string, string>> = {}): Promise<PaymentLink> {
    return dataOf(await this.post('/payments/links', body, headers), 201);
  }

  async readLink(id: string, headers: Readonly<Record<string, string>> = {}): Promise<PaymentLink> {
    return dataOf(await this.call(`/payments/links/${id}`, { headers }), 200);
  }

  async updateLink(id: string, body: object): Promise<PaymentLink> {
    return dataOf(await this.call(`/payments/links/${id}`, { method: 'PATCH', body }), 200);
  }

  async deleteLink(id: string): Promise<PaymentLink> {
    return dataOf(await this.call(`/payments/links/${id}`, { method: 'DELETE' }), 200);
  }

  /** Creates a payment request as payers of the link do, with its public key. */
  requestThrough(link: Pick<PaymentLink, 'id' | 'pub_key'>, body: object = BY_BANK): Promise<Response> {
    return this.callByLink(link, `/payments/links/${link.id}/requests`, { method: 'POST', body });
  }

  async createThrough(
    link: Pick<PaymentLink, 'id' | 'pub_key'>,
    body: object = BY_BANK,
  ): Promise<PaymentRequest> {
    return dataOf(await this.requestThrough(link, body), 201);
  }
}

/** The fields that have a value. */
export function given(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
