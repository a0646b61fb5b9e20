import { beforeAll, describe, expect, it } from 'vitest';
import { apiFile, type DataObject, list, object } from '../../../lab/contract.ts';
import { onReply, put } from '../../../lab/edit.ts';
import type { Fault } from '../../../lab/fault.ts';
import { tokens } from '../../../lab/server.ts';
import { told } from '../../../test/probes/drive-probes.ts';
import { driveFlows } from '../../../test/probes/flows/drive-flows.ts';
import { loadContract } from '../../contract/load/load-contract.ts';
import type { Contract } from '../../contract/model.ts';
import { flowProbes } from './index.ts';

type Serve = NonNullable<Fault['serve']>;

let contract: Contract;
beforeAll(async () => {
  contract = await loadContract(apiFile);
});

const drive = (fault?: Pick<Fault, 'serve' | 'skips'>, seed = 1) => driveFlows(contract, fault, seed);

/** Changes the responses of an operation with a status, or the state after them. */
const after = (...given: Parameters<typeof onReply>): Pick<Fault, 'serve'> => ({ serve: onReply(...given) });

/** Restores the item as it was, except for what `keep` retains. */
function changing(
  id: string,
  status: number,
  keep: (before: DataObject, now: DataObject | undefined) => DataObject,
) {
  const serve: Serve = (call, state, next) => {
    const item = call.pathParameters.itemId ?? '';
    const before = state.items.get(item);
    const reply = next();
    if (call.operation?.id === id && reply.status === status && before !== undefined) {
      state.items.set(item, keep(before, state.items.get(item)));
    }
    return reply;
  };
  return { serve };
}

describe('flows', () => {
  it.each([1, 2])('find nothing in a correct server, with seed %i', (seed) => {
    const driven = drive(undefined, seed);
    expect(told(driven)).toEqual([]);
    const probes = new Set(driven.sent.map((exchange) => exchange.case.id.split('/').slice(0, 2).join('/')));
    // These runs have no credential of another tenant.
    const planned = flowProbes(contract)
      .map(({ id }) => id)
      .filter((id) => !id.endsWith('/other-tenant'));
    expect(probes).toEqual(new Set([...planned, ...bases()]));
  });

  it('send the same requests for the same seed', () => {
    const targets = () => drive(undefined, 7).sent.map(({ request }) => request);
    expect(targets()).toEqual(targets());
  });

  const faults: readonly (readonly [string, Pick<Fault, 'serve' | 'skips'>, string])[] = [
    [
      'does not keep what is created',
      after('createItem', 201, ({ body }, _, { items }) => void items.delete(String(object(body).id))),
      'created-unreadable createItem /status',
    ],
    [
      'leaves the newest entry out of the list',
      after('listItems', 200, ({ body }) => void list(object(body).items).shift()),
      'created-unreadable listItems /body',
    ],
    [
      'loses a field',
      after(
        'createItem',
        201,
        ({ body }, _, { items }) =>
          void items.set(String(object(body).id), without(items.get(String(object(body).id)), 'tags')),
      ),
      'created-differs createItem /body/tags',
    ],
    [
      'reads another revision than it answered',
      after('getItem', 200, (reply) => put(reply, '/body/revision', 9)),
      'created-differs createItem /body/revision',
    ],
    [
      'gives a Location that leads nowhere',
      after('createItem', 201, (reply) => put(reply, '/headers/Location', '/v1/items/itm_999999')),
      'broken-link createItem /status',
    ],
    [
      'gives a Location that leads to another thing',
      after('createItem', 201, (reply) => put(reply, '/headers/Location', '/v1/items/itm_000001')),
      'broken-link createItem /status',
    ],
    [
      'breaks a link',
      {
        serve: (call, _, next) =>
          call.operation?.id === 'listMovements' && isNew(call.pathParameters.itemId)
            ? next({ ...call, pathParameters: { itemId: 'itm_999999' } })
            : next(),
      },
      'broken-link createItem /status',
    ],
    [
      'does not keep a change',
      changing('changeItem', 200, (before) => before),
      'updated-differs changeItem /body/name',
    ],
    [
      'does not clear a field',
      changing('changeItem', 200, (before, now) =>
        now?.description === null ? { ...now, description: before.description ?? 'text' } : { ...now },
      ),
      'updated-differs changeItem /body/description',
    ],
    [
      'resets what a change leaves out',
      after('changeItem', 200, (_, call, { items }) => {
        if (object(call.json()).weight === undefined)
          items.set(call.pathParameters.itemId ?? '', {
            ...items.get(call.pathParameters.itemId ?? ''),
            weight: 1,
          });
      }),
      'updated-differs changeItem /body/weight',
    ],
    [
      'does not replace what there is one of',
      {
        serve: (call, state, next) => {
          const before = state.layout;
          const reply = next();
          if (call.operation?.id === 'replaceLayout') state.layout = before;
          return reply;
        },
      },
      'updated-differs replaceLayout /body/zones',
    ],
    [
      'keeps what is deleted',
      changing('removeItem', 204, (before) => before),
      'deleted-readable removeItem /status',
    ],
    [
      'deletes though it refuses',
      after('removeItem', 409, (_, call, { items }) => void items.delete(call.pathParameters.itemId ?? '')),
      'refused-write-changed removeItem /status',
    ],
    [
      'does a repeated request again',
      { skips: { gate: 'replay', operation: 'createItem' } },
      'idempotent-replay createItem /body/id',
    ],
    [
      'answers a repeated creation with the item as it is by then',
      after('createItem', 201, (reply, _, { items }) => {
        const item = items.get(String(object(reply.body).id));
        if (item !== undefined && reply.headers['Idempotent-Replayed'])
          put(reply, '/body/revision', item.revision);
      }),
      'idempotent-replay createItem /body/revision',
    ],
    [
      'records a repeated request again',
      after('addMovement', 201, ({ headers, body }, call, { movements }) => {
        const item = call.pathParameters.itemId ?? '';
        if (headers['Idempotent-Replayed'])
          movements.set(item, [...(movements.get(item) ?? []), object(body)]);
      }),
      'idempotent-replay addMovement /body',
    ],
    [
      'takes a key with another body',
      { skips: { gate: 'key-reuse', operation: 'addMovement' } },
      'idempotency-key-reuse addMovement /status',
    ],
    [
      'creates though the key is refused',
      after(
        'createItem',
        422,
        (_, call, { items }) =>
          void items.set('itm_777777', { ...object(call.json()), ...made, id: 'itm_777777' }),
      ),
      'refused-write-changed createItem /body',
    ],
    [
      'creates though it refuses',
      after(
        'createItem',
        400,
        (_, _call, { items }) =>
          void items.set('itm_777777', { name: 'Nut', kind: 'piece', weight: 1, ...made, id: 'itm_777777' }),
      ),
      'refused-write-changed createItem /body',
    ],
    [
      'changes though credentials are missing',
      after('changeItem', 401, (_, call, { items }) => {
        const item = items.get(call.pathParameters.itemId ?? '');
        if (item !== undefined) items.set(String(item.id), { ...item, ...object(call.json()) });
      }),
      'refused-write-changed changeItem /body/name',
    ],
    [
      'compares the bodies of one key by their lengths',
      {
        serve: (call, state, next) => {
          const place = `${call.operation?.id} ${call.path} ${call.headers.get('idempotency-key')}`;
          const earlier = state.replies.get(place);
          if (earlier !== undefined && earlier.fingerprint.length === call.request.body?.length) {
            state.replies.set(place, { ...earlier, fingerprint: call.request.body });
          }
          return next();
        },
      },
      'idempotency-key-reuse addMovement /status,idempotency-key-reuse createItem /status',
    ],
    [
      'forgets a key when another one comes',
      after('addMovement', 201, (_, call, { replies }) => {
        for (const place of replies.keys()) {
          const isOther = !place.endsWith(` ${call.headers.get('idempotency-key')}`);
          if (place.startsWith('addMovement ') && isOther) replies.delete(place);
        }
      }),
      'idempotent-replay addMovement /body/id',
    ],
    [
      'keeps the members of a map as texts',
      after('createItem', 201, ({ body }, _, { items }) => {
        const id = String(object(body).id);
        const { attributes, ...others } = items.get(id) ?? {};
        if (attributes === undefined) return;
        const texts = Object.entries(object(attributes)).map(([name, value]) => [name, String(value)]);
        items.set(id, { ...others, attributes: Object.fromEntries(texts) });
      }),
      'created-differs createItem /body/attributes/*',
    ],
    [
      'empties what lies below a thing that it refuses to delete',
      after(
        'removeItem',
        409,
        (_, call, { movements }) => void movements.delete(call.pathParameters.itemId ?? ''),
      ),
      'refused-write-changed removeItem /body',
    ],
    [
      'changes though the scope is missing',
      after('replaceLayout', 403, (_, call, state) => {
        state.layout = object(call.json());
      }),
      'refused-write-changed replaceLayout /body/zones',
    ],
    ['ignores the limit', withoutQuery('limit'), 'filter-ignored listItems /body'],
  ];

  it.each(faults)('find a server that %s', (_, fault, expected) => {
    const driven = drive(fault);
    const lines = told(driven).map((line) => line.replace(/attributes\/\w+$/, 'attributes/*'));
    expect(lines).toEqual(expected.split(','));
    const causes = driven.findings.map(({ rule, operation, cause }) => `${rule} ${operation.id} ${cause}`);
    expect(new Set(causes).size).toBe(lines.length);
  });

  const correct: readonly (readonly [string, Pick<Fault, 'serve'>])[] = [
    [
      'orders a set',
      after('getItem', 200, (reply) => put(reply, '/body/tags', (tags) => list(tags).toReversed())),
    ],
    [
      'answers moments that go on',
      after('getItem', 200, (reply, _, { counters }) =>
        put(reply, '/body/createdAt', moment(counters.request)),
      ),
    ],
    [
      'counts the readings of a thing',
      after('getItem', 200, (reply, _, { counters }) => {
        reply.body = { ...object(reply.body), revision: counters.request };
      }),
    ],
    [
      'answers each reading with another ETag',
      after('getItem', 200, ({ headers }, _, { counters }) => {
        headers.ETag = `"r${counters.request}"`;
      }),
    ],
    [
      'records more than one entry for a creation',
      after('addMovement', 201, ({ headers, body }, call, { counters, movements }) => {
        if (headers['Idempotent-Replayed']) return;
        counters.movement += 1;
        const id = `mov_${String(counters.movement).padStart(6, '0')}`;
        const item = call.pathParameters.itemId ?? '';
        movements.set(item, [...(movements.get(item) ?? []), { ...object(body), id }]);
      }),
    ],
    [
      'refuses every deletion',
      {
        serve: (call, _, next) =>
          call.operation?.id === 'removeItem'
            ? next({
                ...call,
                headers: new Map([...call.headers, ['authorization', `Bearer ${tokens.unscoped}`]]),
              })
            : next(),
      },
    ],
    [
      'refuses every creation',
      {
        serve: (call, _, next) =>
          call.operation?.id === 'createItem' &&
          call.request.method === 'POST' &&
          call.headers.has('authorization')
            ? next({
                ...call,
                headers: new Map([...call.headers].filter(([name]) => name !== 'authorization')),
              })
            : next(),
      },
    ],
    [
      'does not let anybody read',
      {
        serve: (call, _, next) =>
          call.operation?.id === 'getItem'
            ? next({
                ...call,
                headers: new Map([...call.headers, ['authorization', `Bearer ${tokens.unscoped}`]]),
              })
            : next(),
      },
    ],
  ];

  it.each(correct)('find nothing in a server that %s', (_, fault) => {
    expect(told(drive(fault))).toEqual([]);
  });
});

/** A moment for each request. */
function moment(request: number): string {
  return new Date(Date.UTC(2026, 5, 1) + request * 1000).toISOString();
}

const made = { createdAt: '2026-01-01T08:00:00.000Z', revision: 1 };

function bases(): readonly string[] {
  return contract.operations.filter(({ method }) => method !== 'DELETE').map(({ id }) => `${id}/base`);
}

function isNew(item: string | undefined): boolean {
  return Number(item?.slice('itm_'.length)) > 3;
}

function without(item: DataObject | undefined, name: string): DataObject {
  return Object.fromEntries(Object.entries(item ?? {}).filter(([one]) => one !== name));
}

function withoutQuery(name: string): Pick<Fault, 'serve'> {
  return {
    serve: (call, _, next) =>
      call.operation?.id === 'listItems'
        ? next({ ...call, query: new Map([...call.query].filter(([one]) => one !== name)) })
        : next(),
  };
}
