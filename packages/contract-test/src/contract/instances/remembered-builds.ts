import type { Json, Schema, SchemaObject } from '../model.ts';
import type { Judge } from '../violation.ts';
import type { Maker } from './context.ts';
import { isDemand } from './negation.ts';

const byJudge = new WeakMap<Judge, Map<string, Json | undefined>>();
const numbers = new WeakMap<SchemaObject, number>();
let last = 0;

/**
 * Caches values built without a random stream, for the same schemas in the same surroundings: the members beside a
 * varied one are needed again for each of its values.
 */
export function remembered(
  maker: Maker,
  schemas: readonly Schema[],
  make: () => Json | undefined,
): Json | undefined {
  if (maker.random !== undefined || schemas.some((schema) => typeof schema === 'object' && isDemand(schema)))
    return make();
  const { judge } = maker.context;
  const known = byJudge.get(judge) ?? new Map<string, Json | undefined>();
  byJudge.set(judge, known);
  const key = keyOf(maker, schemas);
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
}

function keyOf({ direction, depth, within }: Maker, schemas: readonly Schema[]): string {
  // Demands do not recur below the schemas of a contract.
  const around = new Set(within.filter((layer) => !isDemand(layer)).map(numberOf));
  const held = schemas.map((schema) => (typeof schema === 'boolean' ? schema : numberOf(schema)));
  return `${direction} ${depth} ${held.join()} ${[...around].sort((one, other) => one - other).join()}`;
}

function numberOf(schema: SchemaObject): number {
  const known = numbers.get(schema);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(schema, last);
  return last;
}
