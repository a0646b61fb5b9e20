import type { Json, Schema, SchemaObject } from '../model.ts';
import type { Maker } from './context.ts';
import type { Demands } from './demands.ts';
import type { JsonRecord } from './json-value.ts';
import { namedSchemasAt, schemaAt, textsAt } from './keywords.ts';
import { neededBy, requiredOf, withNeeded } from './layer-keywords.ts';
import { declaredNames, isHidden, memberSchemas } from './members.ts';
import { demand } from './negation.ts';
import { patternTexts } from './patterns.ts';

/** An object that satisfies all layers; undefined if none is found. */
export function buildRecord(
  maker: Maker,
  layers: readonly SchemaObject[],
  demands: Demands,
): JsonRecord | undefined {
  const { low, high } = demands.members;
  if (low > high || low > 1000) return undefined;
  const { contract } = maker.context;
  const isGoing = (name: string): boolean =>
    !isHidden(contract, memberSchemas(layers, name), maker.direction);
  const made = new Map<string, Json>();
  const add = (name: string): boolean => {
    if (made.has(name)) return true;
    const value = buildMember(maker, layers, name);
    if (value !== undefined) made.set(name, value);
    return value !== undefined;
  };
  for (const name of withNeeded(layers, requiredOf(layers)))
    if (isGoing(name) && !add(name)) return undefined;
  const declared = declaredNames(layers);
  const optional = declared.filter((name) => !made.has(name) && isGoing(name));
  for (const name of chosen(maker, optional)) {
    if (made.size >= high) break;
    const needed = neededBy(layers, name).filter(isGoing);
    if (made.size + needed.length < high && needed.every(add)) add(name);
  }
  for (const name of made.size < low ? [...optional, ...freshNames(maker, layers, low)] : []) {
    if (made.size >= low) break;
    if (neededBy(layers, name).every((one) => made.has(one))) add(name);
  }
  if (made.size < low || made.size > high) return undefined;
  const places = new Map(declared.map((name, at) => [name, at]));
  const place = (name: string): number => places.get(name) ?? declared.length;
  return Object.fromEntries([...made].sort(([one], [other]) => place(one) - place(other)));
}

/** Undeclared names that an object may have, as many as requested. */
export function freshNames(maker: Maker, layers: readonly SchemaObject[], count: number): readonly string[] {
  const rules = layers
    .map((layer) => schemaAt(layer, 'propertyNames'))
    .filter((schema) => schema !== undefined);
  const patterns = layers.flatMap((layer) => [...namedSchemasAt(layer, 'patternProperties').keys()]);
  const plain = Array.from({ length: count + 1 }, (_, at) => (at === 0 ? 'extra' : `extra${at}`));
  const ruled =
    rules.length === 0
      ? undefined
      : maker.build({ ...maker, random: undefined }, [demand({ type: 'string' }), ...rules]);
  const enough = typeof ruled === 'string' ? [ruled, ...plain.map((_, at) => `${ruled}${at}`)] : [];
  const declared = declaredNames(layers);
  const listed = rules.flatMap((rule) => (typeof rule === 'object' ? textsAt(rule, 'enum') : []));
  return [
    ...new Set([
      ...patterns.flatMap((one) => patternTexts(one).slice(0, count + 1)),
      ...listed,
      ...enough,
      ...plain,
    ]),
  ].filter(
    (name) =>
      !declared.includes(name) &&
      rules.every((rule) => maker.context.judge.isValid(rule, name, maker.direction)),
  );
}

function buildMember(maker: Maker, layers: readonly SchemaObject[], name: string): Json | undefined {
  const schemas: readonly Schema[] = memberSchemas(layers, name);
  return maker.build({ ...maker, depth: maker.depth - 1, within: [...maker.within, ...layers] }, schemas);
}

/** The optional members of a random object; a typical one has none. */
function chosen(maker: Maker, optional: readonly string[]): readonly string[] {
  const { random } = maker;
  if (random === undefined || maker.depth <= 0) return [];
  const isIn = maker.depth > 4 ? 0.6 : 0.25;
  return optional.filter(() => random.next() < isIn);
}
