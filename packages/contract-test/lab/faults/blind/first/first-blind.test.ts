import { describe, expect, it } from 'vitest';
import type { Answer, WireRequest } from '../../../../src/model/message.ts';
import { labServer, tokens } from '../../../server.ts';
import { ownFaults } from '../../index.ts';
import { firstBlindFaults } from './index.ts';

interface Options {
  readonly json?: unknown;
  readonly form?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The last of the requests gets a different response; `clean` and `faulty` are the parts of it that differ. */
interface Proof {
  readonly requests: readonly WireRequest[];
  readonly shows: (seen: Seen) => unknown;
  readonly clean: unknown;
  readonly faulty: unknown;
}

function request(method: string, target: string, options: Options = {}): WireRequest {
  const { json, form, token = tokens.full } = options;
  const body = json === undefined ? form : JSON.stringify(json);
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': type }),
    ...options.headers,
  };
  return { method, target, headers: Object.entries(headers), body };
}

function seenOf(answer: Answer | undefined): Seen {
  if (answer?.kind !== 'response') throw new Error('There is no answer.');
  const { status, headers, body } = answer;
  return { status, headers: Object.fromEntries(headers), text: new TextDecoder().decode(body) };
}

const status = ({ status }: Seen) => status;
const header = (name: string) => (seen: Seen) => seen.headers[name];
const json =
  (...path: (string | number)[]) =>
  (seen: Seen) =>
    path.reduce((at: unknown, name) => (at as Record<string, unknown>)[name], JSON.parse(seen.text));

const item = '/v1/items/itm_000001';
const bolt = { name: 'Bolt', kind: 'piece', weight: 0.5 };
const key = (name: string) => ({ 'Idempotency-Key': name });
const move = (name: string) =>
  request('POST', `${item}/movements`, { headers: key(name), json: { direction: 'in', quantity: 1 } });

const proofs: Readonly<Record<string, Proof>> = {
  'blind-health-wildcard-as-text': {
    requests: [request('GET', '/health', { headers: { accept: '*/*' } })],
    shows: header('Content-Type'),
    clean: 'application/json',
    faulty: 'text/plain',
  },
  'blind-list-next-as-text': {
    requests: [request('GET', '/v1/items?limit=1&offset=1')],
    shows: json('next'),
    clean: 2,
    faulty: '11',
  },
  'blind-get-changed-etag-weak': {
    requests: [request('PATCH', item, { json: { name: 'Nut' } }), request('GET', item)],
    shows: header('ETag'),
    clean: '"r2"',
    faulty: 'W/"r2"',
  },
  'blind-get-head-unknown-found': {
    requests: [request('HEAD', '/v1/items/itm_999999')],
    shows: status,
    clean: 404,
    faulty: 200,
  },
  'blind-change-untaken-without-request-id': {
    requests: [request('PATCH', item, { form: 'name=Nut' })],
    shows: ({ status, headers }) => [status, 'X-Request-Id' in headers],
    clean: [415, true],
    faulty: [415, false],
  },
  'blind-movements-none-with-204': {
    requests: [request('GET', '/v1/items/itm_000002/movements')],
    shows: status,
    clean: 200,
    faulty: 204,
  },
  'blind-movements-of-a-direction-without-bin': {
    requests: [request('GET', `${item}/movements?direction=transfer`)],
    shows: json('movements', 0, 'toBin'),
    clean: 'A-07',
    faulty: undefined,
  },
  'blind-search-pounds-as-text': {
    requests: [
      request('POST', '/v1/searches', {
        headers: { cookie: 'units=lb' },
        json: { by: 'weight', from: 1000 },
      }),
    ],
    shows: json('matches', 0, 'weight'),
    clean: 1200 * 2.2046,
    faulty: '2645.52',
  },
  'blind-labels-quote-not-escaped': {
    requests: [request('POST', '/v1/labels', { form: 'text=2%22+pipe&copies=1' })],
    shows: ({ text }) => text,
    clean: '{"text":"2\\" pipe","copies":1}',
    faulty: '{"text":"2" pipe","copies":1}',
  },
  'blind-layout-corner-empty': {
    requests: [request('GET', '/v1/layout')],
    shows: json('zones', 1, 'corner'),
    clean: undefined,
    faulty: [],
  },
  'blind-layout-allow-too-much': {
    requests: [request('DELETE', '/v1/layout')],
    shows: header('Allow'),
    clean: 'GET, HEAD, PUT',
    faulty: 'GET, HEAD, PUT, DELETE',
  },
  'blind-list-kinds-joined-refused': {
    requests: [request('GET', '/v1/items?kind=bulk,fluid')],
    shows: status,
    clean: 200,
    faulty: 400,
  },
  'blind-create-expired-refused': {
    requests: [request('POST', '/v1/items', { json: { ...bolt, expires: '2025-12-31' } })],
    shows: status,
    clean: 201,
    faulty: 400,
  },
  'blind-labels-length-in-bytes': {
    requests: [request('POST', '/v1/labels', { form: `text=${'%C3%A9'.repeat(24)}&copies=1` })],
    shows: status,
    clean: 200,
    faulty: 400,
  },
  'blind-search-text-as-pattern': {
    requests: [request('POST', '/v1/searches', { json: { by: 'text', text: 'Bolt (M4' } })],
    shows: status,
    clean: 200,
    faulty: 500,
  },
  'blind-layout-inner-zone-unchecked': {
    requests: [
      request('PUT', '/v1/layout', {
        json: { zones: [{ code: 'A', area: 9, zones: [{ code: 'A1', area: 4, rows: 3 }] }] },
      }),
    ],
    shows: status,
    clean: 400,
    faulty: 200,
  },
  'blind-movement-scope-forgotten': {
    requests: [
      request('POST', `${item}/movements`, {
        token: tokens.unscoped,
        headers: key('a-key-of-mine'),
        json: { direction: 'out', quantity: 1 },
      }),
    ],
    shows: status,
    clean: 403,
    faulty: 201,
  },
  'blind-create-key-reuse-of-same-length': {
    requests: ['Nut', 'Net'].map((name) =>
      request('POST', '/v1/items', { headers: key('a-key-of-mine'), json: { ...bolt, name } }),
    ),
    shows: status,
    clean: 422,
    faulty: 201,
  },
  'blind-movement-key-forgotten': {
    requests: ['key-number-1', 'key-number-2', 'key-number-1'].map(move),
    shows: json('id'),
    clean: 'mov_000003',
    faulty: 'mov_000005',
  },
  'blind-create-attributes-as-text': {
    requests: [
      request('POST', '/v1/items', { json: { ...bolt, attributes: { zinc: true, length: 40, grade: 'b' } } }),
      request('GET', '/v1/items/itm_000004'),
    ],
    shows: json('attributes'),
    clean: { zinc: true, length: 40, grade: 'b' },
    faulty: { zinc: 'true', length: '40', grade: 'b' },
  },
  'blind-change-to-null-left-out': {
    requests: [request('PATCH', item, { json: { description: null } }), request('GET', item)],
    shows: json('description'),
    clean: null,
    faulty: 'In drums.',
  },
  'blind-remove-conflict-drops-movements': {
    requests: [request('DELETE', item), request('GET', `${item}/movements`)],
    shows: json('movements', 'length'),
    clean: 2,
    faulty: 0,
  },
  'blind-remove-still-listed': {
    requests: [request('DELETE', '/v1/items/itm_000002'), request('GET', '/v1/items')],
    shows: json('items', 'length'),
    clean: 2,
    faulty: 3,
  },
  'blind-layout-forbidden-but-replaced': {
    requests: [
      request('PUT', '/v1/layout', { token: tokens.unscoped, json: { zones: [{ code: 'C', area: 1 }] } }),
      request('GET', '/v1/layout'),
    ],
    shows: json('zones', 0, 'code'),
    clean: 'A',
    faulty: 'C',
  },
};

/** Ordinary requests that no fault affects. */
const ordinary: readonly WireRequest[] = [
  request('GET', '/health'),
  request('GET', '/v1/items?limit=2'),
  request('GET', '/v1/items?limit=2', { token: 'nobody' }),
  request('GET', '/v1/items?kind=bulk'),
  request('POST', '/v1/items', { json: bolt }),
  request('POST', '/v1/items', { headers: key('ordinary-1'), json: bolt }),
  request('POST', '/v1/items', { headers: key('ordinary-1'), json: bolt }),
  request('POST', '/v1/items', { headers: key('ordinary-1'), json: { ...bolt, name: 'Longer' } }),
  request('GET', '/v1/items/itm_000004'),
  request('HEAD', '/v1/items/itm_000004'),
  request('GET', '/v1/items/itm_000099'),
  request('PATCH', '/v1/items/itm_000004', { json: { name: 'Nut', description: 'Small.' } }),
  request('GET', `${item}/movements`),
  move('ordinary-2'),
  move('ordinary-2'),
  request('POST', '/v1/searches', { json: { by: 'text', text: 'olt' } }),
  request('POST', '/v1/labels', { form: 'text=Bolt&copies=10&size=large' }),
  request('PUT', '/v1/layout', {
    json: { zones: [{ code: 'A', area: 9, zones: [{ code: 'B', area: 1 }] }] },
  }),
  request('PUT', '/v1/layout', { json: { zones: [] } }),
];

describe('the blind faults', () => {
  it('are 24, each under its own name and with a proof', () => {
    const names = [...ownFaults, ...firstBlindFaults].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(firstBlindFaults).toHaveLength(24);
    expect(Object.keys(proofs).sort()).toEqual(firstBlindFaults.map(({ name }) => name).sort());
  });

  it.each(firstBlindFaults.map((fault) => [fault.name, fault] as const))('%s shows', (name, fault) => {
    const proof = proofs[name];
    if (proof === undefined) throw new Error(`No proof for ${name}.`);
    for (const [server, shown] of [
      [labServer(), proof.clean],
      [labServer(fault), proof.faulty],
    ] as const) {
      const answers = proof.requests.map(server);
      expect(proof.shows(seenOf(answers.at(-1)))).toEqual(shown);
    }
  });

  it.each(firstBlindFaults.map((fault) => [fault.name, fault] as const))(
    '%s breaks nothing else',
    (_, fault) => {
      const [clean, faulty] = [labServer(), labServer(fault)];
      for (const one of ordinary) {
        expect(seenOf(faulty(one)), `${one.method} ${one.target}`).toEqual(seenOf(clean(one)));
      }
    },
  );
});
