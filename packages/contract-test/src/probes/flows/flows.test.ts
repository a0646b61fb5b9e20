import { beforeAll, describe, expect, it } from 'vitest';
import { apiFile, type DataObject, list, object } from '../../../lab/contract.ts';
import type { Fault } from '../../../lab/fault.ts';
import { labServer, tokens } from '../../../lab/server.ts';
import type { WireRequest } from '../../case.ts';
import { loadContract } from '../../load/load-contract.ts';
import type { Contract } from '../../model.ts';
import { baseProbes } from '../base.ts';
import { driveProbes, told } from '../testing/drive-probes.ts';
import { flowProbes } from './index.ts';

type Serve = NonNullable<Fault['serve']>;

let contract: Contract;
beforeAll(async () => {
  contract = await loadContract(apiFile);
});

/** Drives base requests and flows against the lab's server with a fault. */
function drive(fault?: Pick<Fault, 'serve' | 'skips'>, seed = 1) {
  const serve = labServer(fault && ({ name: 'test', ...fault } as Fault));
  const authorized = (request: WireRequest): WireRequest => ({
    ...request,
    headers: request.headers.map(([name, value]) => [
      name,
      value.replace('Bearer all', `Bearer ${tokens.full}`),
    ]),
  });
  const probes = [
    ...baseProbes(contract.operations.filter(({ method }) => method !== 'DELETE')),
    ...flowProbes(contract).toSorted((one, other) => one.phase.localeCompare(other.phase) * -1),
  ];
  return driveProbes(contract, probes, (request) => serve(authorized(request)), seed);
}

/** Changes the answers of an operation with a status, or the state after them. */
function after(
  id: string,
  status: number,
  edit: (
    reply: ReturnType<Parameters<Serve>[2]>,
    call: Parameters<Serve>[0],
    state: Parameters<Serve>[1],
  ) => void,
): Pick<Fault, 'serve'> {
  return {
    serve: (call, state, next) => {
      const reply = next();
      if (call.operation?.id === id && reply.status === status) edit(reply, call, state);
      return reply;
    },
  };
}

/** Puts back the item as it was, but for what `keep` takes over. */
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
    expect(probes).toEqual(new Set([...flowProbes(contract).map(({ id }) => id), ...bases()]));
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
      after('getItem', 200, (reply) => void (reply.body = { ...object(reply.body), revision: 9 })),
      'created-differs createItem /body/revision',
    ],
    [
      'gives a Location that leads nowhere',
      after('createItem', 201, ({ headers }) => void (headers.Location = '/v1/items/itm_999999')),
      'broken-link createItem /status',
    ],
    [
      'gives a Location that leads to another thing',
      after('createItem', 201, ({ headers }) => void (headers.Location = '/v1/items/itm_000001')),
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
    ['ignores the limit', withoutQuery('limit'), 'filter-ignored listItems /body'],
    ['ignores a filter', withoutQuery('kind'), 'filter-ignored listItems /body'],
  ];

  it.each(faults)('find a server that %s', (_, fault, expected) => {
    const driven = drive(fault);
    expect(told(driven)).toEqual([expected]);
    expect(driven.findings).toHaveLength(1);
  });

  const correct: readonly (readonly [string, Pick<Fault, 'serve'>])[] = [
    [
      'orders a set',
      after(
        'getItem',
        200,
        (reply) =>
          void (reply.body = {
            ...object(reply.body),
            ...(object(reply.body).tags !== undefined && {
              tags: list(object(reply.body).tags).toReversed(),
            }),
          }),
      ),
    ],
    [
      'answers moments that go on',
      after(
        'getItem',
        200,
        (reply) => void (reply.body = { ...object(reply.body), createdAt: new Date().toISOString() }),
      ),
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
