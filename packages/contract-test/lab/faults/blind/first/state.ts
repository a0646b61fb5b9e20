import type { Call } from '../../../call.ts';
import { type DataObject, object } from '../../../contract.ts';
import { onReply } from '../../../edit.ts';
import type { Fault } from '../../../fault.ts';
import { tokens } from '../../../server.ts';

/** Faults in the data that the server keeps between requests. */
export const blindStateFaults: readonly Fault[] = [
  {
    name: 'blind-create-key-reuse-of-same-length',
    kind: 'idempotency',
    says: 'The bodies sent with one idempotency key are compared only by length.',
    expects: { rule: 'idempotency-key-reuse', operation: 'createItem' },
    serve: (call, state, next) => {
      const reply = next();
      if (call.operation?.id !== 'createItem' || reply.status !== 422) return reply;
      const earlier = state.replies.get(placeOf(call))?.fingerprint;
      if (earlier === undefined || earlier.length !== call.request.body?.length) return reply;
      const json = () => JSON.parse(earlier) as DataObject;
      return next({ ...call, request: { ...call.request, body: earlier }, json });
    },
  },
  {
    name: 'blind-movement-key-forgotten',
    kind: 'idempotency',
    says: 'Only the idempotency key of the latest movement is remembered.',
    expects: { rule: 'idempotent-replay', operation: 'addMovement' },
    serve: onReply('addMovement', 201, (_, call, state) => {
      const latest = placeOf(call);
      for (const place of state.replies.keys()) {
        if (place.startsWith('addMovement ') && place !== latest) state.replies.delete(place);
      }
    }),
  },
  {
    name: 'blind-create-attributes-as-text',
    kind: 'state',
    says: 'The attributes of a new item are stored in a text column and read as texts.',
    expects: { rule: 'created-differs', operation: 'createItem' },
    serve: onReply('createItem', 201, (reply, _, state) => {
      const id = String(object(reply.body).id);
      const item = object(state.items.get(id));
      if (item.attributes === undefined) return;
      const texts = Object.entries(object(item.attributes)).map(([name, value]) => [name, String(value)]);
      state.items.set(id, { ...item, attributes: Object.fromEntries(texts) });
    }),
  },
  {
    name: 'blind-change-to-null-left-out',
    kind: 'state',
    says: 'A description that is changed to null stays unchanged.',
    expects: { rule: 'updated-differs', operation: 'changeItem' },
    serve: (call, state, next) => {
      const id = call.pathParameters.itemId ?? '';
      const { description } = object(state.items.get(id));
      const reply = next();
      const isLeftOut = call.operation?.id === 'changeItem' && object(call.json()).description === null;
      if (!isLeftOut || reply.status !== 200) return reply;
      for (const item of [object(state.items.get(id)), object(reply.body)]) {
        if (description === undefined) delete item.description;
        else item.description = description;
      }
      return reply;
    },
  },
  {
    name: 'blind-remove-conflict-drops-movements',
    kind: 'state',
    says: 'The removal of an item with movements is refused only after the movements are removed.',
    expects: { rule: 'refused-write-changed', operation: 'removeItem' },
    serve: onReply('removeItem', 409, (_, call, state) => {
      state.movements.delete(call.pathParameters.itemId ?? '');
    }),
  },
  {
    name: 'blind-remove-still-listed',
    kind: 'state',
    says: 'A removed item can no longer be read, but is still listed and found.',
    expects: { rule: 'deleted-readable', operation: 'removeItem' },
    serve: (call, state, next) => {
      const before = [...state.items];
      const reply = next();
      if (call.operation?.id !== 'removeItem' || reply.status !== 204) return reply;
      // Under a name that is not an identifier, it keeps its place among the items but cannot be requested.
      state.items.clear();
      for (const [id, item] of before) {
        state.items.set(id === call.pathParameters.itemId ? `${id} removed` : id, item);
      }
      return reply;
    },
  },
  {
    name: 'blind-layout-forbidden-but-replaced',
    kind: 'auth',
    says: 'A token without the scope is refused, but the layout is replaced anyway.',
    expects: { rule: 'refused-write-changed', operation: 'replaceLayout' },
    serve: (call, _, next) => {
      const reply = next();
      if (call.operation?.id !== 'replaceLayout' || reply.status !== 403) return reply;
      next({ ...call, headers: new Map([...call.headers, ['authorization', `Bearer ${tokens.full}`]]) });
      return reply;
    },
  },
];

/** Where the server stores the response to a call with an idempotency key. */
function placeOf(call: Call): string {
  return `${call.operation?.id} ${call.path} ${call.headers.get('idempotency-key')}`;
}
