import { type DataObject, list } from '../contract.ts';
import { jsonReply } from '../reply.ts';
import type { Handler } from './handler.ts';

const poundsPerKilogram = 2.2046;

export const health: Handler = () => jsonReply(200, { status: 'ok', version: '1.0.0' });

export const readLayout: Handler = (_, state) => jsonReply(200, state.layout);

export const replaceLayout: Handler = ({ body }, state) => {
  state.layout = { ...body, revision: Number(state.layout.revision) + 1 };
  return jsonReply(200, state.layout);
};

/** Printing stores nothing: the response echoes the order. */
export const printLabels: Handler = ({ body }) => jsonReply(200, body);

export const search: Handler = ({ body, cookies }, state) => {
  const units = cookies.units ?? 'kg';
  const factor = units === 'lb' ? poundsPerKilogram : 1;
  const matches = [...state.items.values()]
    .filter((item) => isMatch(item, body))
    .slice(0, 10)
    .map(({ id = '', name = '', weight = 0 }) => ({ id, name, weight: Number(weight) * factor }));
  return jsonReply(200, { by: body.by ?? 'text', units, matches });
};

function isMatch(item: DataObject, search: DataObject): boolean {
  if (search.by === 'tag') return list(search.tags).every((tag) => list(item.tags).includes(tag));
  if (search.by === 'weight') {
    const weight = Number(item.weight);
    return weight >= Number(search.from ?? 0) && weight <= Number(search.to ?? Number.POSITIVE_INFINITY);
  }
  const text = String(search.text);
  return search.whole === true ? item.name === text : String(item.name).includes(text);
}
