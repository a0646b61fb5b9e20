import type { Json, Schema, SchemaObject } from '../model.ts';
import { randomOf } from '../random.ts';
import type { Maker } from './context.ts';
import type { Demands } from './demands.ts';
import { isSame } from './json-value.ts';
import { numberAt, schemaAt } from './keywords.ts';
import { firmLayers } from './layers.ts';
import { itemSchemas } from './members.ts';
import { demand } from './negation.ts';

/** The maximum length of a generated list. */
export const longestList = 2_000;

/** A list that satisfies all layers; undefined if none is found. */
export function buildList(
  maker: Maker,
  layers: readonly SchemaObject[],
  demands: Demands,
): readonly Json[] | undefined {
  const { low, high } = demands.items;
  const wanted = containedAt(layers);
  const least = Math.max(low, wanted.length);
  if (least > high || least > longestList) return undefined;
  const length = lengthOfList(maker, layers, least, high);
  const list: Json[] = [];
  for (let at = 0; at < length; at += 1) {
    const item = buildItem(
      maker,
      layers,
      list,
      wanted[at] ?? otherThanContained(layers),
      demands.items.isUnique,
    );
    if (item === undefined) return at >= least ? list : undefined;
    list.push(item);
  }
  return list;
}

function lengthOfList(maker: Maker, layers: readonly SchemaObject[], least: number, high: number): number {
  const refuses = (at: number): boolean =>
    firmLayers(maker.context.contract, itemSchemas(layers, at)) === undefined;
  if (maker.random === undefined)
    return Math.min(high, isRecursive(maker, layers) ? least : Math.max(least, 1));
  const most =
    isRecursive(maker, layers) && maker.depth < 5 ? least : Math.min(high, least + maker.size, longestList);
  const drawn = maker.random.integer(least, Math.max(least, most));
  for (let at = least; at < drawn; at += 1) if (refuses(at)) return at;
  return drawn;
}

function isRecursive(maker: Maker, layers: readonly SchemaObject[]): boolean {
  const items = firmLayers(maker.context.contract, itemSchemas(layers, 0)) ?? [];
  return items.some((layer) => maker.within.includes(layer));
}

function buildItem(
  maker: Maker,
  layers: readonly SchemaObject[],
  before: readonly Json[],
  more: readonly Schema[],
  isUnique: boolean,
): Json | undefined {
  const schemas = [...itemSchemas(layers, before.length), ...more];
  const inner = { ...maker, depth: maker.depth - 1, within: [...maker.within, ...layers] };
  const isNew = (value: Json): boolean => !isUnique || !before.some((other) => isSame(other, value));
  const typical = maker.build(inner, schemas);
  if (typical === undefined || isNew(typical)) return typical;
  const random = maker.random ?? randomOf(before.length, 'items');
  for (let tries = 0; tries < 30; tries += 1) {
    const value = maker.build({ ...inner, random, size: 4 + tries }, schemas);
    if (value !== undefined && isNew(value)) return value;
  }
  return undefined;
}

/** For each item, starting with the first, the `contains` schema that it has to satisfy. */
function containedAt(layers: readonly SchemaObject[]): readonly (readonly Schema[])[] {
  return layers.flatMap((layer) => {
    const contains = schemaAt(layer, 'contains');
    if (contains === undefined) return [];
    const count = Math.min(numberAt(layer, 'minContains') ?? 1, longestList + 1);
    return Array.from({ length: count }, () => [contains]);
  });
}

/** The demands on the other items when only a limited number may satisfy a `contains`. */
function otherThanContained(layers: readonly SchemaObject[]): readonly Schema[] {
  return layers.flatMap((layer) => {
    const contains = schemaAt(layer, 'contains');
    return contains === undefined || numberAt(layer, 'maxContains') === undefined
      ? []
      : [demand({ not: contains })];
  });
}
