import type { DataObject } from '../contract.ts';
import { preferred } from '../negotiation.ts';
import { jsonReply } from '../reply.ts';
import { identifier, nextMoment } from '../state.ts';
import type { Handler } from './handler.ts';
import { notFound } from './items.ts';

export const addMovement: Handler = ({ path, body }, state) => {
  const item = String(path.itemId);
  if (!state.items.has(item)) return notFound();
  state.counters.movement += 1;
  const movement = { ...body, id: identifier('mov', state.counters.movement), at: nextMoment(state) };
  state.movements.set(item, [...(state.movements.get(item) ?? []), movement]);
  return jsonReply(201, movement);
};

export const listMovements: Handler = ({ path, query }, state, call) => {
  const item = String(path.itemId);
  if (!state.items.has(item)) return notFound();
  const { direction, since, limit } = query;
  const movements = (state.movements.get(item) ?? [])
    .filter((movement) => direction === undefined || movement.direction === direction)
    .filter((movement) => since === undefined || Date.parse(String(movement.at)) >= Date.parse(String(since)))
    .slice(0, Number(limit ?? 100));
  const accept = call.headers.get('accept');
  if (preferred(accept, call.operation?.produces ?? []) !== 'text/csv') return jsonReply(200, { movements });
  return { status: 200, headers: { 'Content-Type': 'text/csv' }, body: csvOf(movements) };
};

function csvOf(movements: readonly DataObject[]): string {
  const lines = movements.map(({ id, at, direction, quantity }) => [id, at, direction, quantity].join(','));
  return ['id,at,direction,quantity', ...lines, ''].join('\r\n');
}
