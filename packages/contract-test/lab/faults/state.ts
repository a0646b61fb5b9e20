import type { Call } from '../call.ts';
import { type DataObject, object } from '../contract.ts';
import { onBody, onReply, put } from '../edit.ts';
import type { Fault } from '../fault.ts';
import { jsonReply } from '../reply.ts';
import { identifier, type LabState } from '../state.ts';

/** Writes that are not stored, resources that cannot be read back, and changes by refused requests. */
export const stateFaults: readonly Fault[] = [
  {
    name: 'state-create-lost',
    kind: 'state',
    says: 'createItem does not store the item.',
    expects: { rule: 'created-unreadable', operation: 'createItem' },
    serve: onReply('createItem', 201, ({ body }, _, state) => {
      state.items.delete(String(object(body).id));
    }),
  },
  {
    name: 'state-movement-lost',
    kind: 'state',
    says: 'addMovement does not store the movement.',
    expects: { rule: 'created-unreadable', operation: 'addMovement' },
    serve: onReply('addMovement', 201, (_, call, state) => {
      const item = call.pathParameters.itemId ?? '';
      state.movements.set(item, (state.movements.get(item) ?? []).slice(0, -1));
    }),
  },
  {
    name: 'state-create-keeps-other-kind',
    kind: 'state',
    says: 'createItem stores another kind than was sent.',
    expects: { rule: 'created-differs', operation: 'createItem' },
    serve: onReply('createItem', 201, ({ body }, _, state) => {
      put(state.items.get(String(object(body).id)), '/kind', (kind) => (kind === 'bulk' ? 'fluid' : 'bulk'));
    }),
  },
  {
    name: 'state-create-answers-other-weight',
    kind: 'state',
    says: 'createItem returns another weight than it stores.',
    expects: { rule: 'created-differs', operation: 'createItem' },
    serve: onBody('createItem', 201, '/weight', (weight) => (weight === 1 ? 2 : 1)),
  },
  {
    name: 'state-location-nowhere',
    kind: 'state',
    says: 'The `Location` of a new item leads nowhere.',
    expects: { rule: 'broken-link', operation: 'createItem' },
    serve: onReply('createItem', 201, (reply) => {
      reply.headers.Location = '/v1/items/itm_999999';
    }),
  },
  {
    name: 'state-location-of-another',
    kind: 'state',
    says: 'The `Location` of a new item leads to another item.',
    expects: { rule: 'broken-link', operation: 'createItem' },
    serve: onReply('createItem', 201, (reply) => {
      reply.headers.Location = '/v1/items/itm_000002';
    }),
  },
  {
    name: 'state-change-lost',
    kind: 'state',
    says: 'changeItem returns the change but does not store it.',
    expects: { rule: 'updated-differs', operation: 'changeItem' },
    serve: (call, state, next) => {
      const id = call.pathParameters.itemId ?? '';
      const before = state.items.get(id);
      const reply = next();
      if (call.operation?.id === 'changeItem' && before !== undefined) state.items.set(id, before);
      return reply;
    },
  },
  {
    name: 'state-change-of-one-field-lost',
    kind: 'state',
    says: 'changeItem does not store the description.',
    expects: { rule: 'updated-differs', operation: 'changeItem' },
    serve: onReply('changeItem', 200, (_, call, state) => {
      put(state.items.get(call.pathParameters.itemId ?? ''), '/description', 'As ever.');
    }),
  },
  {
    name: 'state-layout-lost',
    kind: 'state',
    says: 'replaceLayout returns the new layout but stores the old one.',
    expects: { rule: 'updated-differs', operation: 'replaceLayout' },
    serve: (call, state, next) => {
      const before = state.layout;
      const reply = next();
      if (call.operation?.id === 'replaceLayout') state.layout = before;
      return reply;
    },
  },
  {
    name: 'state-removed-stays',
    kind: 'state',
    says: 'removeItem does not remove the item.',
    expects: { rule: 'deleted-readable', operation: 'removeItem' },
    serve: (call, state, next) => {
      const id = call.pathParameters.itemId ?? '';
      const before = state.items.get(id);
      const reply = next();
      if (call.operation?.id === 'removeItem' && before !== undefined) state.items.set(id, before);
      return reply;
    },
  },
  {
    name: 'state-refused-change-kept',
    kind: 'state',
    says: 'changeItem gives the item a new revision though it refuses the change.',
    expects: { rule: 'refused-write-changed', operation: 'changeItem' },
    serve: onReply('changeItem', 400, (_, call, state) => {
      put(state.items.get(call.pathParameters.itemId ?? ''), '/revision', (revision) => Number(revision) + 1);
    }),
  },
  {
    name: 'state-refused-layout-kept',
    kind: 'state',
    says: 'replaceLayout loses all zones but the first when it refuses a layout.',
    expects: { rule: 'refused-write-changed', operation: 'replaceLayout' },
    serve: onReply('replaceLayout', 400, (_reply, _call, state) => {
      state.layout = { zones: [{ code: 'A', area: 1 }], revision: 1 };
    }),
  },
  {
    name: 'state-refused-create-kept',
    kind: 'state',
    says: 'createItem creates an item though it refuses the request.',
    expects: { rule: 'refused-write-changed', operation: 'createItem' },
    serve: onReply('createItem', 400, (_reply, _call, state) => {
      state.counters.item += 1;
      const id = identifier('itm', state.counters.item);
      state.items.set(id, plainItem(id));
    }),
  },
  {
    name: 'state-unknown-is-found',
    kind: 'state',
    says: 'getItem returns an item for an unknown identifier.',
    expects: { rule: 'unknown-resource', operation: 'getItem' },
    serve: onReply('getItem', 404, (reply, call, state) => {
      if (wasGiven(call, state)) return;
      const item = plainItem(call.pathParameters.itemId ?? '');
      const { status, headers, body } = jsonReply(200, item, { ETag: '"r1"' });
      Object.assign(reply, { status, headers: { ...reply.headers, ...headers }, body });
    }),
  },
  {
    name: 'state-unknown-is-removed',
    kind: 'state',
    says: 'removeItem returns 204 for an unknown identifier.',
    expects: { rule: 'unknown-resource', operation: 'removeItem' },
    serve: onReply('removeItem', 404, (reply, call, state) => {
      if (wasGiven(call, state)) return;
      const { 'X-Request-Id': id = '' } = reply.headers;
      Object.assign(reply, { status: 204, headers: { 'X-Request-Id': id }, body: undefined });
    }),
  },
  {
    name: 'state-limit-ignored',
    kind: 'state',
    says: 'listItems returns 20 items whatever the limit.',
    expects: { rule: 'filter-ignored', operation: 'listItems' },
    serve: withoutLimit('listItems'),
  },
  {
    name: 'state-limit-of-movements-ignored',
    kind: 'state',
    says: 'listMovements returns all movements whatever the limit.',
    expects: { rule: 'filter-ignored', operation: 'listMovements' },
    serve: withoutLimit('listMovements'),
  },
];

/** Whether an item ever had the identifier; a removed item stays unknown. */
function wasGiven(call: Call, state: LabState): boolean {
  return Number(call.pathParameters.itemId?.slice('itm_'.length)) <= state.counters.item;
}

function withoutLimit(operation: string): NonNullable<Fault['serve']> {
  return (call, _, next) => {
    const reply = next();
    if (call.operation?.id !== operation || reply.status !== 200) return reply;
    return next({ ...call, query: new Map([...call.query].filter(([name]) => name !== 'limit')) });
  };
}

function plainItem(id: string): DataObject {
  return { name: 'Nut', kind: 'piece', weight: 1, id, createdAt: '2026-01-01T08:00:00.000Z', revision: 1 };
}
