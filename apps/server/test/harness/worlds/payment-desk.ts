import type { components } from '@finops/contract';
import type { Database } from '../../../src/storage/engine/database.ts';
import type { SeededBusiness } from '../seed/seed-business.ts';
import type { TestServer } from './server.ts';
import { toldEvents } from './told-events.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

/** A call of a test: its body, its headers beside the credential, and the credential if not the API key of the business. */
export interface DeskCall {
  readonly method?: string;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request for a payment by bank transfer, as in the examples. */
export const byBank = {
  source_currency: 'NGN',
  target_currency: 'NGN',
  source_amount: '50000.00',
  pay_in: { type: 'temporary_bank_account' },
};

/** A request for a payment to an address. */
export const byAddress = {
  source_currency: 'USDT',
  target_currency: 'NGN',
  source_amount: '50',
  pay_in: { type: 'address', network: 'TRX' },
};

/** A request for a payment by mobile money. */
export const byPhone = (phone: string) => ({
  source_currency: 'KES',
  target_currency: 'KES',
  source_amount: '7000',
  pay_in: { type: 'mobile_money', phone },
});

/** A business that requests payments, and the sandbox that makes them. */
export class PaymentDesk {
  readonly business: SeededBusiness;
  readonly #server: Pick<TestServer, 'api' | 'console'>;
  readonly #database: Pick<Database, 'kysely'>;

  constructor(
    server: Pick<TestServer, 'api' | 'console'>,
    database: Pick<Database, 'kysely'>,
    business: SeededBusiness,
  ) {
    this.#server = server;
    this.#database = database;
    this.business = business;
  }

  call(path: string, call: DeskCall = {}): Promise<Response> {
    return this.#send(
      `${this.#server.api}/v1${path}`,
      {
        Authorization: this.business.authorization,
        ...call.headers,
      },
      call,
    );
  }

  /** Calls with the public key of the business. */
  callPublicly(path: string, call: DeskCall = {}): Promise<Response> {
    return this.#send(
      `${this.#server.api}/v1${path}`,
      {
        'X-BU-PUBLIC-KEY': this.business.publicKey,
        ...call.headers,
      },
      call,
    );
  }

  control(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.#send(
      `${this.#server.console}/console/v1/sandbox${path}`,
      { Authorization: this.business.authorization, ...headers },
      { method: 'POST', body },
    );
  }

  async create(body: object, headers: Readonly<Record<string, string>> = {}): Promise<PaymentRequest> {
    return dataOf(await this.call('/payments/requests', { method: 'POST', body, headers }), 201);
  }

  async read(id: string): Promise<PaymentRequest> {
    return dataOf(await this.call(`/payments/requests/${id}`), 200);
  }

  async cancel(id: string): Promise<PaymentRequest> {
    return dataOf(await this.call(`/payments/requests/${id}/cancel`, { method: 'POST' }), 200);
  }

  /** Simulates a payment for a request. */
  async pay({ id, source_currency }: Pick<PaymentRequest, 'id' | 'source_currency'>, amount: string) {
    const body = { payment_request_id: id, currency: source_currency, amount };
    return dataOf(await this.control('/deposits', body), 201);
  }

  async advance(seconds: number): Promise<void> {
    await dataOf(await this.control('/clock/advance', { seconds }), 200);
  }

  /** The non-zero available balances of the business, by currency. */
  async available(): Promise<Record<string, string>> {
    const rows = await this.#database.kysely
      .selectFrom('balance')
      .select(['currency', 'available'])
      .where('business_id', '=', this.business.businessId)
      .where('profile_id', '=', this.business.businessId)
      .orderBy('currency')
      .execute();
    const held = rows.map(({ currency, available }) => [currency, available.replace(/\.?0+$/, '')]);
    return Object.fromEntries(held.filter(([, amount]) => amount !== '0'));
  }

  /** The statuses in events, each with the record that it carries, oldest first. */
  async told(id: string): Promise<{ kind: string; data: PaymentRequest }[]> {
    const rows = await toldEvents(this.#database, 'resource_id', id);
    return rows.map(({ kind, body }) => ({ kind, data: JSON.parse(body) }));
  }

  #send(url: string, headers: Readonly<Record<string, string>>, { method, body }: DeskCall) {
    return fetch(url, {
      method: method ?? 'GET',
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

/** @throws Error when the response has another status. */
export async function dataOf(response: Response, status: number) {
  const body = await response.json();
  if (response.status !== status) throw new Error(`Answered ${response.status}: ${JSON.stringify(body)}`);
  return body.data;
}
