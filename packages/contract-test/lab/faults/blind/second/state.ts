import { type DataObject, list, object } from '../../../contract.ts';
import { onReply, put } from '../../../edit.ts';
import type { Fault } from '../../../fault.ts';
import { replyInstead } from './reply-instead.ts';
import { wasRemoved } from './was-removed.ts';

/** Faults in the data that the server keeps between requests. */
export const secondBlindStateFaults: readonly Fault[] = [
  {
    name: 'second-create-replay-reads-afresh',
    kind: 'idempotency',
    says: 'A repeated creation returns the current state of the item, not the first response.',
    expects: { rule: 'idempotent-replay', operation: 'createItem' },
    serve: onReply('createItem', 201, (reply, _, state) => {
      const item = state.items.get(String(object(reply.body).id));
      if (reply.headers['Idempotent-Replayed'] === undefined || item === undefined) return;
      const { pin: _pin, ...shown } = item;
      reply.body = shown;
      reply.headers.ETag = `"r${item.revision}"`;
    }),
  },
  {
    name: 'second-change-tags-added',
    kind: 'state',
    says: 'The tags of a change are added to the existing ones.',
    expects: { rule: 'updated-differs', operation: 'changeItem' },
    serve: (call, state, next) => {
      const id = call.pathParameters.itemId ?? '';
      const before = list(state.items.get(id)?.tags);
      const reply = next();
      const { tags } = object(call.json());
      if (call.operation?.id !== 'changeItem' || reply.status !== 200 || tags === undefined) return reply;
      const all = [...new Set([...before, ...list(tags)])].slice(-5);
      put(state.items.get(id), '/tags', all);
      put(reply.body, '/tags', all);
      return reply;
    },
  },
  {
    name: 'second-remove-again-done',
    kind: 'state',
    says: 'Removing marks a row, and marking it again also succeeds.',
    expects: { rule: 'unknown-resource', operation: 'removeItem' },
    serve: onReply('removeItem', 404, (reply, call, state) => {
      if (wasRemoved(call, state)) replyInstead(reply, { status: 204, headers: {}, body: undefined });
    }),
  },
  {
    name: 'second-layout-third-level-lost',
    kind: 'state',
    says: 'Zones are stored on two levels: those inside an inner zone are returned once but lost.',
    expects: { rule: 'updated-differs', operation: 'replaceLayout' },
    serve: onReply('replaceLayout', 200, (_reply, _call, state) => {
      state.layout = {
        ...state.layout,
        zones: list(state.layout.zones).map((zone) => onLevels(2, object(zone))),
      };
    }),
  },
];

/** The zone cut to a number of levels, itself included. */
function onLevels(levels: number, { zones, ...zone }: DataObject): DataObject {
  if (zones === undefined || levels === 1) return zone;
  return { ...zone, zones: list(zones).map((inner) => onLevels(levels - 1, object(inner))) };
}
