import type { WireRequest } from '../../../../src/model/message.ts';
import { sample } from '../../../samples.ts';
import { tokens } from '../../../server.ts';
import type { Seen } from './seen.ts';
import { acetone, arrange, bolt, create, get, key, labels, move, zones } from './sent.ts';

/**
 * The last of the requests gets a different response; `clean` and `faulty` are the parts of it that differ. `flaws` are
 * the violations of the document in the faulty one.
 */
interface Proof {
  readonly requests: readonly WireRequest[];
  readonly shows: (seen: Seen) => unknown;
  readonly clean: unknown;
  readonly faulty: unknown;
  readonly flaws: readonly string[];
}

const status = ({ status }: Seen) => status;
const header = (name: string) => (seen: Seen) => seen.headers[name];
const json =
  (...path: (string | number)[]) =>
  (seen: Seen) =>
    path.reduce((at: unknown, name) => (at as Record<string, unknown>)[name], JSON.parse(seen.text));

/** How each fault shows, by its name. */
export const proofs: Readonly<Record<string, Proof>> = {
  'second-list-none-without-total': {
    requests: [get('/v1/items?name=Zinc')],
    shows: header('X-Total-Count'),
    clean: '0',
    faulty: undefined,
    flaws: ['header X-Total-Count'],
  },
  'second-list-later-page-one-more': {
    requests: [get('/v1/items?limit=1&offset=1')],
    shows: json('items', 'length'),
    clean: 1,
    faulty: 2,
    flaws: [],
  },
  'second-list-dimension-fraction-as-text': {
    requests: [create({ dimensions: [2, 7.5, 'cm'] }), get('/v1/items')],
    shows: json('items', 0, 'dimensions'),
    clean: [2, 7.5, 'cm'],
    faulty: [2, '7.5', 'cm'],
    flaws: ['body'],
  },
  'second-get-removed-with-410': {
    requests: [sample('DELETE', bolt), get(bolt)],
    shows: status,
    clean: 404,
    faulty: 410,
    flaws: ['status 410'],
  },
  'second-change-tenth-revision-etag': {
    requests: Array.from({ length: 9 }, (_, at) => sample('PATCH', bolt, { json: { weight: at + 1 } })),
    shows: header('ETag'),
    clean: '"r10"',
    faulty: '"ra"',
    flaws: ['header ETag'],
  },
  'second-movements-out-negative': {
    requests: [move('key-number-1', { direction: 'out', quantity: 3 }), get(`${acetone}/movements`)],
    shows: json('movements', 2, 'quantity'),
    clean: 3,
    faulty: -3,
    flaws: ['body'],
  },
  'second-search-eleven-matches': {
    requests: [
      ...Array.from({ length: 9 }, () => create()),
      sample('POST', '/v1/searches', { json: { by: 'weight', from: 0.5 } }),
    ],
    shows: json('matches', 'length'),
    clean: 10,
    faulty: 11,
    flaws: ['body'],
  },
  'second-layout-broken-json-as-page': {
    requests: [sample('PUT', '/v1/layout', { raw: ['application/json', '{"zones"'] })],
    shows: header('Content-Type'),
    clean: 'application/problem+json',
    faulty: 'text/html',
    flaws: ['media type'],
  },
  'second-health-unknown-token-refused': {
    requests: [sample('GET', '/health', { authorization: 'Bearer nobody' })],
    shows: status,
    clean: 200,
    faulty: 401,
    flaws: ['status 401'],
  },
  'second-create-attribute-of-every-object': {
    requests: [create({ attributes: { constructor: 'Smith' } })],
    shows: status,
    clean: 201,
    faulty: 500,
    flaws: ['status 500'],
  },
  'second-change-by-put': {
    requests: [sample('PUT', bolt, { json: { weight: 2 } })],
    shows: status,
    clean: 405,
    faulty: 200,
    flaws: [],
  },
  'second-movements-export-without-scope': {
    requests: [
      sample('GET', `${acetone}/movements`, {
        authorization: `Bearer ${tokens.unscoped}`,
        headers: { Accept: 'text/csv' },
      }),
    ],
    shows: status,
    clean: 403,
    faulty: 200,
    flaws: [],
  },
  'second-movement-out-with-bin': {
    requests: [move('key-number-1', { direction: 'out', quantity: 3, toBin: 'B-01' })],
    shows: status,
    clean: 400,
    faulty: 201,
    flaws: ['body'],
  },
  'second-search-from-zero-refused': {
    requests: [sample('POST', '/v1/searches', { json: { by: 'weight', from: 0 } })],
    shows: status,
    clean: 200,
    faulty: 400,
    flaws: [],
  },
  'second-labels-token-by-beginning': {
    requests: [labels(`Bearer ${tokens.full}-and-more`)],
    shows: status,
    clean: 401,
    faulty: 200,
    flaws: [],
  },
  'second-layout-accept-list-refused': {
    requests: [get('/v1/layout', { Accept: 'application/json, text/plain, */*' })],
    shows: status,
    clean: 200,
    faulty: 406,
    flaws: [],
  },
  'second-create-replay-reads-afresh': {
    requests: [
      create({}, key('key-number-1')),
      sample('PATCH', '/v1/items/itm_000004', { json: { name: 'Ring' } }),
      create({}, key('key-number-1')),
    ],
    shows: json('name'),
    clean: 'Washer',
    faulty: 'Ring',
    flaws: [],
  },
  'second-change-tags-added': {
    requests: [sample('PATCH', acetone, { json: { tags: ['clear'] } }), get(acetone)],
    shows: json('tags'),
    clean: ['clear'],
    faulty: ['solvent', 'drum', 'clear'],
    flaws: [],
  },
  'second-remove-again-done': {
    requests: [sample('DELETE', bolt), sample('DELETE', bolt)],
    shows: status,
    clean: 404,
    faulty: 204,
    flaws: [],
  },
  'second-layout-third-level-lost': {
    requests: [arrange(3), get('/v1/layout')],
    shows: json('zones'),
    clean: zones(3),
    faulty: zones(2),
    flaws: [],
  },
};
