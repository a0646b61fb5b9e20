import { jsonTypeOf } from '../contract/instances/json-value.ts';
import { isNode, memberOf, split, valueAt } from '../contract/json-pointer.ts';
import type { Json } from '../contract/model.ts';
import { isSecretName, namesOn } from '../secrets/secret-names.ts';
import type { Deviation, SchemaGap } from './deviation.ts';
import {
  above,
  below,
  type DocumentFiles,
  type FileEdit,
  type Position,
  referred,
  valueIn,
} from './document-files.ts';
import { distinct, type Inference, inferSchema, withNull } from './infer-schema.ts';

/** A deviation from a schema. */
export type SchemaDeviation = Deviation & { readonly gap: SchemaGap };

/** The edits of a schema that make values satisfy a violated keyword; empty if there are none. */
export function widen(
  files: DocumentFiles,
  seen: readonly SchemaDeviation[],
  inference: Inference,
): readonly FileEdit[] {
  const [first] = seen;
  if (first === undefined) return [];
  const schema = above(first.place);
  const raw = valueIn(files, schema);
  if (!isNode(raw)) return [];
  const { keyword } = first.gap;
  const at = below(schema, keyword);
  const values = seen.flatMap(({ gap }) => {
    const value = valueAt(gap.value, gap.instancePath);
    return value === undefined ? [] : [value];
  });
  const member = split(first.gap.instancePath).at(-1) ?? '';
  switch (keyword) {
    case 'type':
      return otherTypes(files, schema, raw, seen, values, inference);
    case 'enum':
      if (isUnlistable(first.where, values, inference)) return [{ ...at, op: 'remove' }];
      return distinct(values).map((value) => ({ ...at, op: 'include', value }));
    case 'const':
      if (isUnlistable(first.where, values, inference)) return [{ ...at, op: 'remove' }];
      return [
        { ...at, op: 'remove' },
        { ...below(schema, 'enum'), op: 'set', value: distinct([raw.const as Json, ...values]) },
      ];
    case 'required':
      return [{ ...at, op: 'exclude', value: member }];
    case 'properties':
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const value = inferSchema(values, inference, member);
      return [{ ...below(schema, 'properties', member), op: 'set', value }];
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
      return otherBound(schema, keyword, values);
    case 'oneOf':
    case 'anyOf':
      return otherBranches(schema, raw, keyword, seen, inference);
    default:
      return memberOf(raw, keyword) === undefined ? [] : [{ ...at, op: 'remove' }];
  }
}

/** Whether a schema cannot list values, because they would reveal a secret or are too large. */
function isUnlistable(where: string, values: readonly Json[], { secrets }: Inference): boolean {
  const isSecret = (value: Json): boolean => typeof value === 'string' && secrets.has(value);
  const isBoundless = (value: Json): boolean => typeof value === 'number' && !Number.isFinite(value);
  return namesOn(where).some(isSecretName) || values.some((value) => isSecret(value) || isBoundless(value));
}

function otherTypes(
  files: DocumentFiles,
  schema: Position,
  raw: { readonly [keyword: string]: unknown },
  seen: readonly SchemaDeviation[],
  values: readonly Json[],
  { isOld }: Inference,
): readonly FileEdit[] {
  const at = below(schema, 'type');
  if (values.every((value) => value === null)) {
    const [site] = seen.map((one) => referringSite(files, one));
    if (site !== undefined)
      return [{ ...site, op: 'set', value: nullableReference(valueIn(files, site), isOld) }];
    if (isOld) return [{ ...below(schema, 'nullable'), op: 'set', value: true }];
  }
  const declared = [raw.type].flat().map(String);
  const found = values.map((value) =>
    typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : jsonTypeOf(value),
  );
  const all = [...new Set([...declared, ...found])];
  const types = all.includes('number') ? all.filter((type) => type !== 'integer') : all;
  if (!isOld) return [{ ...at, op: 'set', value: types.length === 1 ? types[0] : types }];
  const others = types.filter((type) => type !== 'null');
  return [
    others.length === 1 ? { ...at, op: 'set', value: others[0] } : { ...at, op: 'remove' },
    ...(types.includes('null') ? [{ ...below(schema, 'nullable'), op: 'set', value: true } as const] : []),
  ];
}

/**
 * Where the document refers to the schema of a null value, so that null is allowed there and not wherever the schema is
 * used; undefined if ambiguous.
 */
function referringSite(files: DocumentFiles, { gap }: SchemaDeviation): Position | undefined {
  if (gap.root === undefined || gap.instancePath === '') return undefined;
  let at: Position | undefined = gap.root;
  for (const step of split(gap.instancePath)) {
    at = at && memberSite(files, at, step);
  }
  const raw = at && valueIn(files, at);
  return isNode(raw) && typeof raw.$ref === 'string' ? at : undefined;
}

function memberSite(files: DocumentFiles, from: Position, step: string, depth = 0): Position | undefined {
  const raw = valueIn(files, from);
  if (!isNode(raw) || depth > 20) return undefined;
  const target = referred(from, raw.$ref);
  const found = target && memberSite(files, target, step, depth + 1);
  if (found !== undefined) return found;
  if (memberOf(raw.properties, step) !== undefined) return below(from, 'properties', step);
  if (/^\d+$/.test(step) && isNode(raw.items)) return below(from, 'items');
  const parts = Array.isArray(raw.allOf) ? raw.allOf : [];
  return parts
    .map((_, index) => memberSite(files, below(from, 'allOf', index), step, depth + 1))
    .find((site) => site !== undefined);
}

function nullableReference(raw: unknown, isOld: boolean): unknown {
  const { $ref, ...others } = isNode(raw) ? raw : {};
  return { ...others, ...withNull({ $ref }, { isOld }) };
}

function otherBound(schema: Position, keyword: string, values: readonly Json[]): readonly FileEdit[] {
  const sizes = values.map((value) => sizeOf(value));
  const isLeast = /^(?:min|exclusiveMin)/.test(keyword);
  const value = isLeast ? Math.min(...sizes) : Math.max(...sizes);
  // `1e400` is a number in JSON and becomes infinite when parsed.
  if (!Number.isFinite(value)) return [{ ...below(schema, keyword), op: 'remove' }];
  const inclusive = isLeast ? 'minimum' : 'maximum';
  const isExclusive = keyword.startsWith('exclusive');
  return [
    ...(isExclusive ? [{ ...below(schema, keyword), op: 'remove' } as const] : []),
    { ...below(schema, isExclusive ? inclusive : keyword), op: 'set', value },
  ];
}

function sizeOf(value: Json): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return [...value].length;
  return Array.isArray(value) ? value.length : Object.keys(Object(value)).length;
}

/** If several alternatives fit, `oneOf` is wrong; if none fits, one is added. */
function otherBranches(
  schema: Position,
  raw: { readonly [keyword: string]: unknown },
  keyword: 'oneOf' | 'anyOf',
  seen: readonly SchemaDeviation[],
  inference: Inference,
): readonly FileEdit[] {
  const branches = Array.isArray(raw[keyword]) ? raw[keyword] : [];
  if (seen.every(({ expected }) => expected === 'exactly one of the alternatives')) {
    return [
      { ...below(schema, keyword), op: 'remove' },
      { ...below(schema, 'anyOf'), op: 'set', value: branches },
    ];
  }
  const tag = memberOf(raw.discriminator, 'propertyName');
  const values = seen.flatMap(({ gap: { value, instancePath } }) => {
    const steps = split(instancePath);
    const isTag = tag !== undefined && steps.at(-1) === tag;
    const holder = isTag ? instancePath.slice(0, instancePath.lastIndexOf('/')) : instancePath;
    const whole = valueAt(value, holder);
    return whole === undefined ? [] : [whole];
  });
  const { declared: _, ...plain } = inference;
  return [{ ...below(schema, keyword), op: 'include', value: inferSchema(values, plain) }];
}
