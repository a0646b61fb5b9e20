import type { Data } from '../../../contract.ts';
import { sample } from '../../../samples.ts';

/** An item with tags and movements. */
export const acetone = '/v1/items/itm_000001';
/** An item without movements. */
export const bolt = '/v1/items/itm_000002';
/** The required members of an item. */
export const washer = { name: 'Washer', kind: 'piece', weight: 1.5 };
/** The header with an idempotency key. */
export const key = (name: string) => ({ 'Idempotency-Key': name });
/** Reads. */
export const get = (target: string, headers = {}) => sample('GET', target, { headers });
/** Creates a washer, with additional or overridden fields. */
export const create = (fields: Record<string, Data> = {}, headers = {}) =>
  sample('POST', '/v1/items', { json: { ...washer, ...fields }, headers });
/** Records a movement of the acetone. */
export const move = (name: string, json: Data) =>
  sample('POST', `${acetone}/movements`, { headers: key(name), json });
/** Prints labels, with a value for `Authorization`. */
export const labels = (authorization: string) =>
  sample('POST', '/v1/labels', {
    authorization,
    raw: ['application/x-www-form-urlencoded', 'text=Bolt&copies=10&size=large'],
  });
/** Nested zones of the given depth. */
export const zones = (depth: number): Data => [
  { code: 'A', area: 9, ...(depth > 1 && { zones: zones(depth - 1) }) },
];
/** Replaces the layout by nested zones of the given depth. */
export const arrange = (depth: number) => sample('PUT', '/v1/layout', { json: { zones: zones(depth) } });
