import { type DataObject, list } from '../contract.ts';
import { jsonReply, problem } from '../reply.ts';
import { identifier, type LabState, nextMoment } from '../state.ts';
import type { Input } from '../validation.ts';
import type { Handler } from './handler.ts';

export const createItem: Handler = ({ body }, state) => {
  state.counters.item += 1;
  const id = identifier('itm', state.counters.item);
  const item = { ...body, id, createdAt: nextMoment(state), revision: 1 };
  state.items.set(id, item);
  return jsonReply(201, shown(item), { Location: `/v1/items/${id}`, ETag: etagOf(item) });
};

export const getItem: Handler = ({ path }, state) => {
  const item = state.items.get(String(path.itemId));
  return item === undefined ? notFound() : jsonReply(200, shown(item), { ETag: etagOf(item) });
};

export const changeItem: Handler = ({ path, body }, state) => {
  const id = String(path.itemId);
  const item = state.items.get(id);
  if (item === undefined) return notFound();
  const changed = { ...item, ...body, revision: Number(item.revision) + 1 };
  state.items.set(id, changed);
  return jsonReply(200, shown(changed), { ETag: etagOf(changed) });
};

export const removeItem: Handler = ({ path }, state) => {
  const id = String(path.itemId);
  if (!state.items.has(id)) return notFound();
  if (state.movements.has(id)) return problem(409, 'The item has movements.');
  state.items.delete(id);
  return { status: 204, headers: {}, body: undefined };
};

export const listItems: Handler = ({ query }, state) => {
  const found = sorted(matching(query, state), query.sort);
  const offset = Number(query.offset ?? 0);
  const end = offset + Number(query.limit ?? 20);
  const items = found.slice(offset, end).map(shown);
  const next = end < found.length ? end : null;
  return jsonReply(200, { items, next }, { 'X-Total-Count': String(found.length) });
};

/** The response for an item that does not exist. */
export function notFound() {
  return problem(404, 'There is no such item.');
}

function matching(query: Input['query'], state: LabState): DataObject[] {
  const items = [...state.items.values()];
  const { kind, tag, minWeight, name } = query;
  if ((kind ?? tag ?? minWeight ?? name) === undefined) return items;
  return items.filter(
    (item) =>
      (kind === undefined || list(kind).includes(item.kind ?? null)) &&
      (tag === undefined || list(tag).every((one) => list(item.tags).includes(one))) &&
      (minWeight === undefined || Number(item.weight) >= Number(minWeight)) &&
      (name === undefined || String(item.name).startsWith(String(name))),
  );
}

function sorted(items: DataObject[], sort: unknown): DataObject[] {
  if (sort === 'created') return items;
  if (sort === 'name')
    return items.toSorted((one, other) => (String(one.name) < String(other.name) ? -1 : 1));
  return items.toReversed();
}

/** An item without its write-only members. */
function shown(item: DataObject): DataObject {
  const { pin: _, ...rest } = item;
  return rest;
}

function etagOf(item: DataObject): string {
  return `"r${item.revision}"`;
}
