import {
  type Layers,
  listsOf,
  nodesOf,
  numbersOf,
  valuesOf,
} from '../../contract/instances/layer-keywords.ts';
import type { Json } from '../../contract/model.ts';
import { itemLayers } from '../pair/applied-layers.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import { variation } from '../view/distinct-values.ts';
import type { Sampler } from './sampler.ts';

const mostItems = 20_000;
/** From this length on, arrays are generated only once or twice. */
const manyItems = 1_000;

/** Arrays of every length at a bound, plus or minus one, and with items repeated and left out. */
export function arrayEdges(
  pair: SchemaPair,
  sampler: Sampler,
  array: readonly Json[],
  both: Layers,
): readonly Json[] {
  const bounds = ['minItems', 'maxItems', 'minContains', 'maxContains'].flatMap((keyword) =>
    numbersOf(both, keyword),
  );
  const tuples = listsOf(both, 'prefixItems').map((list) => list.length);
  const contains = nodesOf(both, 'contains').map(pair.conjunctsOf);
  const lengths = [...bounds, ...tuples, ...contains.slice(0, 1).map(() => 1)].flatMap((bound) => [
    bound - 1,
    bound,
    bound + 1,
  ]);
  const fitting = lengths.filter((length) => length >= 0 && length <= mostItems);
  const contained = contains.flatMap((layers) => sampler.samples(layers).slice(0, 3));
  const filler = (index: number): Json => sampler.samples(itemLayers(pair, both, index))[0] ?? 'text';
  const lengthened = (length: number, fill: (index: number) => Json): Json =>
    Array.from({ length }, (_, index) => array[index] ?? fill(index));
  const few = fitting.filter((length) => length < manyItems);
  const many = fitting.filter((length) => length >= manyItems);
  const mayRepeat = !valuesOf(both, 'uniqueItems').includes(true);
  return [
    ...few.map((length) => lengthened(length, filler)),
    ...few.map((length) => lengthened(length, (index) => variation(filler(index), index))),
    ...many.map((length) =>
      lengthened(length, mayRepeat ? filler : (index) => variation(filler(index), index)),
    ),
    ...few.flatMap((length) => contained.map((value) => Array.from({ length }, () => value))),
    ...few.flatMap((length) =>
      contained.slice(0, 1).map((value) => Array.from({ length }, (_, index) => variation(value, index))),
    ),
    ...(array.length < manyItems ? [[...array, ...array]] : []),
    array.slice(1),
    ...array.slice(0, 1).map((item) => [item, item]),
  ];
}

/** Arrays with other values for their first items, and with one additional item. */
export function itemEdges(
  array: readonly Json[],
  valuesOfItem: (index: number) => readonly Json[],
): readonly Json[] {
  const isLong = array.length >= manyItems;
  const places = isLong ? [0] : Array.from({ length: Math.min(array.length, 6) + 1 }, (_, index) => index);
  const most = isLong ? 8 : Number.POSITIVE_INFINITY;
  return places.flatMap((index) =>
    valuesOfItem(index)
      .slice(0, most)
      .map((value) => {
        const items = [...array];
        items[index] = value;
        return items;
      }),
  );
}
