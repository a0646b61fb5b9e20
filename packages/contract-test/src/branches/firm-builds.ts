import type { Layer } from '../contract/instances/layers.ts';
import type { Json, Schema, SchemaObject } from '../contract/model.ts';
import { buildsWithout, type Spot } from './site.ts';

/** The schema objects that hold at a spot whatever branch is taken, and those of one layer. */
export function firmNodes(spot: Spot, layer?: Layer): readonly SchemaObject[] {
  return spot.layers.filter((one) => one === layer || !one.isLoose).map((one) => one.node);
}

/** Values by the layers that hold whatever branch is taken, and more demands. */
export function buildsWithoutChosen(spot: Spot, layer: Layer, ...more: readonly Schema[]): Generator<Json> {
  return buildsWithout({ ...spot, nodes: firmNodes(spot, layer) }, [], ...more);
}

/** Those of some values that a schema takes, or does not. */
export function judged(spot: Spot, schema: Schema, wanted: boolean, values: Iterable<Json>): Generator<Json> {
  return filtered(values, (value) => spot.context.judge.isValid(schema, value, spot.direction) === wanted);
}

/** Those of the first values that are wanted. */
export function* filtered(values: Iterable<Json>, isWanted: (value: Json) => boolean): Generator<Json> {
  let left = 60;
  for (const value of values) {
    if (isWanted(value)) yield value;
    left -= 1;
    if (left === 0) return;
  }
}
