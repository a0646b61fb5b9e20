import { build, builds, typicalMaker } from '../contract/instances/build.ts';
import type { InstanceContext, Maker } from '../contract/instances/context.ts';
import type { Json, Schema, SchemaObject } from '../contract/model.ts';
import type { Direction, Judge } from '../contract/violation.ts';

interface Sample {
  readonly value: Json | undefined;
}

type Samples = WeakMap<Judge, WeakMap<SchemaObject, Sample>>;
/** Results, by judge and schema. */
const kept: Readonly<Record<Direction, Samples>> = { request: new WeakMap(), response: new WeakMap() };

/**
 * One small typical valid instance of a schema, always the same: examples, defaults and constants before generated
 * values, required members only. Undefined if none is found.
 */
export function sampleOf(context: InstanceContext, schema: Schema, direction: Direction): Json | undefined {
  if (typeof schema === 'boolean') return findSample(context, schema, direction);
  const bySchema = kept[direction].get(context.judge) ?? new WeakMap<SchemaObject, Sample>();
  kept[direction].set(context.judge, bySchema);
  const sample = bySchema.get(schema) ?? { value: findSample(context, schema, direction) };
  bySchema.set(schema, sample);
  return sample.value;
}

function findSample(context: InstanceContext, schema: Schema, direction: Direction): Json | undefined {
  for (const depth of [8, 24]) {
    let left = 60;
    for (const value of builds({ ...typicalMaker(context, direction), depth }, [schema])) {
      if (context.judge.isValid(schema, value, direction)) return value;
      left -= 1;
      if (left === 0) break;
    }
  }
  return undefined;
}

/**
 * A valid instance from the stream of the context: some optional members, strings and numbers anywhere in their bounds.
 * `size` is roughly how many items a list has beyond its minimum. Falls back to {@link sampleOf}.
 */
export function randomInstance(
  context: InstanceContext,
  schema: Schema,
  direction: Direction,
  size: number,
): Json | undefined {
  const maker: Maker = { ...typicalMaker(context, direction), random: context.random, size };
  for (let tries = 0; tries < 6; tries += 1) {
    const value = build(maker, [schema]);
    if (value !== undefined && context.judge.isValid(schema, value, direction)) return value;
  }
  return sampleOf(context, schema, direction);
}
