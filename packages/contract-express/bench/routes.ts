import { creation } from './bodies.ts';
import { measured } from './document.ts';

/** A request that is sent again and again. */
export interface MeasuredRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type RouteName = 'one' | 'list' | 'create';
export type MeasuredRoutes = Readonly<Record<RouteName, MeasuredRoute>>;

const json = { 'content-type': 'application/json' };

/** The three routes on every peer but the mock: one entry of 0.9 KB, a list of 30 KB, 0.3 KB in and 1.9 KB out. */
export const peerRoutes: MeasuredRoutes = {
  one: { method: 'GET', path: `/v1/${measured}/BAL_0000000000000001`, headers: {} },
  list: { method: 'GET', path: `/v1/${measured}?limit=50`, headers: {} },
  create: { method: 'POST', path: `/v1/${measured}`, headers: json, body: JSON.stringify(creation) },
};

const authorization = `Bearer ${Buffer.from('key_sandbox:sec_sandbox').toString('base64')}`;

/** The nearest on the mock, which answers the examples of its own contract; its bodies are smaller. */
export const mockRoutes: MeasuredRoutes = {
  one: { method: 'GET', path: '/v1/balances/USDT', headers: { authorization } },
  list: { method: 'GET', path: '/v1/currencies', headers: {} },
  create: {
    method: 'POST',
    path: '/v1/quotes',
    headers: { ...json, authorization },
    body: JSON.stringify({ source_currency: 'USDT', target_currency: 'NGN', source_amount: '100' }),
  },
};
