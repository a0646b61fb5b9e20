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

/** The three routes of every peer: one entry of 0.9 KB, a list of 30 KB, 0.3 KB in and 1.9 KB out. */
export const routes: MeasuredRoutes = {
  one: { method: 'GET', path: `/v1/${measured}/BAL_0000000000000001`, headers: {} },
  list: { method: 'GET', path: `/v1/${measured}?limit=50`, headers: {} },
  create: { method: 'POST', path: `/v1/${measured}`, headers: json, body: JSON.stringify(creation) },
};
