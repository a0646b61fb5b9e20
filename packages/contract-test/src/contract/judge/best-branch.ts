import { isNode, join, memberOf, split } from '../json-pointer.ts';
import type { Json, SchemaObject } from '../model.ts';
import type { Cause } from './cause.ts';
import { alternatives, typed } from './words.ts';

/** A branch of `oneOf` or `anyOf`, and why a value does not fit it. */
export interface Branch {
  readonly schema: unknown;
  readonly causes: readonly Cause[];
}

/**
 * Why a value fits no branch: the causes within the branch that it most likely targets. That is the one its
 * discriminator names; otherwise the one with the right type, then with matching constants, then with the fewest and
 * deepest violations. If branches are equally close, the combinator itself is the cause.
 */
export function causesOfBranches(
  schema: SchemaObject,
  keyword: 'oneOf' | 'anyOf',
  branches: readonly Branch[],
  path: string,
  value: Json,
): readonly Cause[] {
  const named = namedBranch(schema, branches, value);
  if (named === 'unknown') return [unknownTag(schema, keyword, path, value)];
  if (named !== undefined && named.causes.length > 0) return named.causes;
  const ranked = branches
    .filter(({ causes }) => causes.length > 0)
    .map(({ causes }) => ({ causes, rank: rankOf(causes, path) }))
    .sort((a, b) => compare(a.rank, b.rank));
  const [best] = ranked;
  if (best === undefined) return [];
  const equal = ranked.filter(({ rank }) => compare(rank, best.rank) === 0);
  const isTold = best.causes.some((cause) => depthOf(cause, path) > 0 && cause.keyword !== 'required');
  if (equal.length === 1 || isTold) return best.causes;
  const expected = alternatives(
    equal.flatMap(({ causes }) => causes.slice(0, 1).map((cause) => told(cause, path))),
  );
  return [{ instancePath: path, keyword, expected, actual: typed(value), schema }];
}

function told(cause: Cause, path: string): string {
  return cause.keyword === 'required'
    ? `the field ${cause.instancePath.slice(path.length + 1)}`
    : cause.expected;
}

/** The branch that the discriminator selects; undefined without a discriminator or its property. */
function namedBranch(
  schema: SchemaObject,
  branches: readonly Branch[],
  value: Json,
): Branch | 'unknown' | undefined {
  const property = discriminatorOf(schema);
  const tag = property === undefined ? undefined : memberOf(value, property);
  if (typeof tag !== 'string') return undefined;
  const mapping = isNode(schema.discriminator) ? schema.discriminator.mapping : undefined;
  const ref = memberOf(mapping, tag) ?? `#/$defs/${tag}`;
  const named = branches.find((branch) => isNode(branch.schema) && branch.schema.$ref === ref);
  if (named !== undefined || !isNode(mapping)) return named;
  return 'unknown';
}

function unknownTag(schema: SchemaObject, keyword: string, path: string, value: Json): Cause {
  const property = discriminatorOf(schema) ?? '';
  const mapping =
    isNode(schema.discriminator) && isNode(schema.discriminator.mapping) ? schema.discriminator.mapping : {};
  return {
    instancePath: join(path, property),
    keyword,
    expected: `one of ${Object.keys(mapping)
      .map((tag) => JSON.stringify(tag))
      .join(', ')}`,
    actual: typed(memberOf(value, property) as Json | undefined),
    schema,
  };
}

function discriminatorOf(schema: SchemaObject): string | undefined {
  const name = isNode(schema.discriminator) ? schema.discriminator.propertyName : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** A smaller distance is a better match. */
function rankOf(causes: readonly Cause[], path: string): readonly number[] {
  const isMistyped = causes.some((cause) => cause.keyword === 'type' && depthOf(cause, path) === 0);
  const tags = causes.filter(({ keyword }) => keyword === 'const' || keyword === 'enum');
  const mismatches = tags.filter((cause) => depthOf(cause, path) <= 1).length;
  const depth = Math.max(...causes.map((cause) => depthOf(cause, path)));
  return [isMistyped ? 1 : 0, mismatches, causes.length, -depth];
}

function depthOf(cause: Cause, path: string): number {
  return split(cause.instancePath.slice(path.length)).length;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((part, place) => part !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
