import type { WireRequest } from '../src/model/message.ts';
import type { Data } from './contract.ts';
import { tokens } from './server.ts';

export interface SampleOptions {
  /** The whole value of `Authorization`; null omits the header. */
  readonly authorization?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Data;
  /** A verbatim body, with its media type. */
  readonly raw?: readonly [mediaType: string, text: string];
}

/** A request to the lab, with the all-scopes token unless another one is given. */
export function sample(method: string, target: string, options: SampleOptions = {}): WireRequest {
  const { authorization = `Bearer ${tokens.full}`, headers = {}, json, raw } = options;
  const [mediaType, body] = json === undefined ? (raw ?? []) : ['application/json', JSON.stringify(json)];
  return {
    method,
    target,
    headers: [
      ...(authorization === null ? [] : [['Authorization', authorization] as const]),
      ...(mediaType === undefined ? [] : [['Content-Type', mediaType] as const]),
      ...Object.entries(headers),
    ],
    body,
  };
}

const item = { name: 'Washer', kind: 'piece', weight: 1.5 };
const fullItem = {
  ...{
    ...item,
    sku: 'WAS-0001',
    description: null,
    edition: 1,
    dimensions: [1, 2.5, 'mm'],
    tags: ['steel', 'small'],
  },
  ...{
    expires: '2028-02-29',
    manual: 'https://warehouse.example/washer',
    pin: '1234',
    names: { de: 'Scheibe' },
  },
  ...{
    hazardClass: 1,
    hazardContact: 'safety@warehouse.example',
    attributes: { hard: true, size: 4, grade: 'A' },
  },
};
const zone = {
  code: 'C',
  area: 12.5,
  climate: null,
  rows: 4,
  corner: [0, 3],
  zones: [{ code: 'C1', area: 2 }],
};
const movement = { direction: 'in', quantity: 4 };
const search = { by: 'text', text: 'Bo' };
const form = 'application/x-www-form-urlencoded';

const create = (json: Data, headers = {}): WireRequest => sample('POST', '/v1/items', { json, headers });
const change = (json: Data): WireRequest => sample('PATCH', '/v1/items/itm_000002', { json });
const move = (json: Data, key = 'key-of-a-move'): WireRequest =>
  sample('POST', '/v1/items/itm_000002/movements', { json, headers: { 'Idempotency-Key': key } });
const seek = (json: Data, headers = {}): WireRequest => sample('POST', '/v1/searches', { json, headers });
const print = (text: string): WireRequest => sample('POST', '/v1/labels', { raw: [form, text] });
const arrange = (json: Data): WireRequest => sample('PUT', '/v1/layout', { json });

const reads = [
  '/health',
  '/v1/items',
  '/v1/items?limit=1',
  '/v1/items?limit=50&offset=100000',
  '/v1/items?sort=name&kind=bulk,fluid&tag=solvent&tag=drum&minWeight=0.5&name=Ac',
  '/v1/items/itm_000001',
  '/v1/items/itm_000004',
  '/v1/items/itm_000005',
  '/v1/items/itm_999999',
  '/v1/items/itm_999999/movements',
  '/v1/items/itm_000001/movements',
  '/v1/items/itm_000001/movements?limit=1',
  '/v1/items/itm_000001/movements?direction=in&since=2026-01-01T00:00:00Z',
  '/v1/items/itm_000002/movements',
  '/v1/layout',
].map((target) => sample('GET', target));

const validWrites = [
  create(item),
  create(fullItem),
  create(item, { 'Idempotency-Key': 'key-of-a-create' }),
  create(item, { 'Idempotency-Key': 'key-of-a-create' }),
  create(fullItem, { 'Idempotency-Key': 'key-of-a-create' }),
  create({ ...item, name: 'x'.repeat(40), description: '', tags: ['aa', 'bb', 'cc', 'dd', 'ee'] }),
  change({ name: 'y', weight: 5000 }),
  change({ description: 'Zinc', kind: 'bulk' }),
  change({ tags: [] }),
  sample('PATCH', '/v1/items/itm_999999', { json: { weight: 1 } }),
  sample('POST', '/v1/items/itm_999999/movements', {
    json: movement,
    headers: { 'Idempotency-Key': 'key-of-none' },
  }),
  move(movement),
  move(movement),
  move({ ...movement, quantity: 5 }),
  move({ direction: 'transfer', quantity: 1, toBin: 'B-01', checks: ['counted'] }, 'k'.repeat(64)),
  move({ direction: 'out', quantity: 1_000_000, urgent: true }, 'another-key'),
  seek(search),
  seek({ ...search, whole: true }, { Cookie: 'units=lb' }),
  seek({ by: 'weight', from: 0, to: 9999 }),
  seek({ by: 'tag', tags: ['drum'] }),
  print('text=Fragile+%26+heavy&copies=10&size=small'),
  arrange({ zones: [zone] }),
  sample('DELETE', '/v1/items/itm_000003'),
  sample('DELETE', '/v1/items/itm_000001'),
  sample('DELETE', '/v1/items/itm_999999'),
];

const invalidQueries = [
  'limit=0',
  'limit=51',
  'offset=word',
  'sort=size',
  'kind=gas',
  'minWeight=0',
  'limit=1&limit=2',
].map((query) => sample('GET', `/v1/items?${query}`));

const invalidItems: readonly { readonly [name: string]: Data }[] = [
  { name: 'x'.repeat(41) },
  { name: 7 },
  { sku: 'was-1' },
  { kind: 'gas' },
  { weight: 0 },
  { weight: 0.25 },
  { edition: 2 },
  { dimensions: [1, 2, 'mm', 4] },
  { dimensions: [1, 2] },
  { dimensions: [1, 2, 'in'] },
  { tags: ['aa', 'aa'] },
  { expires: '30.06.2027' },
  { hazardContact: 'nobody' },
  { hazardClass: 1 },
  { shelf: 'A' },
  { names: {} },
  { names: { deu: 'Ding' } },
  { attributes: { Colour: 'red' } },
  { attributes: { colour: null } },
];

const invalidWrites = [
  ...invalidItems.map((fields) => create({ ...item, ...fields })),
  create({ name: 'Washer', kind: 'piece' }),
  create(item, { 'Idempotency-Key': 'short' }),
  sample('POST', '/v1/items'),
  change({}),
  change({ name: '' }),
  change({ name: null }),
  change({ weight: 5000.5 }),
  change({ shelf: 'A' }),
  change({ tags: ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'] }),
  move({ ...movement, quantity: 1.5 }, 'invalid-move'),
  move({ ...movement, checks: ['sealed'] }, 'invalid-move'),
  move({ ...movement, direction: 'transfer' }, 'invalid-move'),
  move({ ...movement, toBin: 'B-01' }, 'invalid-move'),
  sample('POST', '/v1/items/itm_000002/movements', { json: movement }),
  seek({ ...search, by: 'colour' }),
  seek({ by: 'weight' }),
  seek({ by: 'weight', to: 10000 }),
  seek({ by: 'tag', tags: ['any'] }),
  seek(search, { Cookie: 'units=g' }),
  sample('POST', '/v1/searches', { raw: ['application/json', '{"by"'] }),
  print('text=Fragile&copies=11'),
  print('text=Fragile&copies=1&colour=red'),
  arrange({ zones: [{ ...zone, area: 1000 }] }),
  arrange({ zones: [{ ...zone, zones: [{ code: 'C1' }] }] }),
  arrange({ zones: [zone, zone, zone, zone, zone] }),
  arrange({ zones: [{ ...zone, corner: [0, 3, 1] }] }),
  arrange([]),
  sample('GET', '/v1/items/itm_000001/movements?since=yesterday'),
];

/** One request of every operation, for checks before a request takes effect. */
const oneOfEach: readonly WireRequest[] = [
  ...['/health', '/v1/items', '/v1/items/itm_999998', '/v1/items/itm_999998/movements', '/v1/layout'].map(
    (target) => sample('GET', target),
  ),
  ...[create(item), sample('PATCH', '/v1/items/itm_999998', { json: { weight: 1 } })],
  ...[
    sample('DELETE', '/v1/items/itm_999998'),
    sample('POST', '/v1/items/itm_999998/movements', { json: movement }),
  ],
  ...[seek(search), print('text=Fragile&copies=1'), arrange({ zones: [zone] })],
];

function withCredentials(authorization: string | null): readonly WireRequest[] {
  return oneOfEach.map((request) => {
    const others = request.headers.filter(([name]) => name !== 'Authorization');
    return {
      ...request,
      headers: [...others, ...(authorization === null ? [] : [['Authorization', authorization] as const])],
    };
  });
}

function withHeader(name: string, value: string, requests: readonly WireRequest[]): readonly WireRequest[] {
  return requests.map((request) => {
    const others = request.headers.filter(([other]) => other !== name);
    return { ...request, headers: [...others, [name, value]] };
  });
}

const protocol = [
  ...withCredentials(null),
  ...withCredentials('Bearer nobody'),
  ...withCredentials(`Bearer ${tokens.unscoped}`),
  ...withHeader('Accept', 'image/png', oneOfEach),
  ...withHeader(
    'Content-Type',
    'text/plain',
    oneOfEach.filter(({ body }) => body !== undefined),
  ),
  ...['/health', '/v1/items', '/v1/items/itm_000001', '/v1/items/itm_000001/movements', '/v1/layout'].flatMap(
    (target) => [sample('HEAD', target), sample('TRACE', target)],
  ),
  ...['/v1/searches', '/v1/labels'].map((target) => sample('GET', target)),
  ...withHeader('Accept', 'text/csv', [sample('GET', '/v1/items/itm_000001/movements')]),
  ...['not-an-id', ''].flatMap((id) => [
    sample('GET', `/v1/items/${id}`),
    sample('DELETE', `/v1/items/${id}`),
    sample('PATCH', `/v1/items/${id}`, { json: { weight: 1 } }),
    sample('GET', `/v1/items/${id}/movements`),
  ]),
];

/** Requests ordered so that every operation returns each declared status and every fault shows. */
export const samples: readonly WireRequest[] = [
  ...reads,
  ...protocol,
  ...invalidQueries,
  ...invalidWrites,
  ...reads,
  ...validWrites,
  ...reads,
];
