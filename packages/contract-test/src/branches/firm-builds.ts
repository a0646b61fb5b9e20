import type { Layer } from '../contract/instances/layers.ts';
import type { Json, Schema, SchemaObject } from '../contract/model.ts';
import { buildsWithout, type Spot } from './site.ts';

/** The schema objects that hold at a spot in any branch, and those of one layer. */
export function firmNodes(spot: Spot, layer?: Layer): readonly SchemaObject[] {
  return spot.layers.filter((one) => one === layer || !one.isLoose).map((one) => one.node);
}

/** Values that satisfy the layers that hold in any branch, and further demands. */
export function buildsWithoutChosen(spot: Spot, layer: Layer, ...more: readonly Schema[]): Generator<Json> {
  return buildsWithout({ ...spot, nodes: firmNodes(spot, layer) }, [], ...more);
}

/** The values that a schema accepts, or those that it refuses. */
export function judged(spot: Spot, schema: Schema, wanted: boolean, values: Iterable<Json>): Generator<Json> {
  return filtered(values, (value) => spot.context.judge.isValid(schema, value, spot.direction) === wanted);
}

/** The first values that satisfy a condition. */
export function* filtered(values: Iterable<Json>, isWanted: (value: Json) => boolean): Generator<Json> {
  let left = 60;
  for (const value of values) {
    if (isWanted(value)) yield value;
    left -= 1;
    if (left === 0) return;
  }
}
