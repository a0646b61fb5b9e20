import { isNode, join, memberOf, schemaName } from '../json-pointer.ts';
import type { Json, Schema, SchemaObject } from '../model.ts';
import type { Cause } from './cause.ts';
import type { Validators } from './validators.ts';
import { typed } from './words.ts';

const openKeywords = ['additionalProperties', 'unevaluatedProperties', 'patternProperties'] as const;

/**
 * The undeclared fields of a valid value. A place is skipped if one of its schemas describes additional fields itself,
 * or declares none at all. All schemas that apply to a place are considered together.
 */
export function undocumentedFields(
  schema: Schema,
  value: Json,
  definitions: Readonly<Record<string, Schema>>,
  validators: Validators,
): readonly Cause[] {
  /** Adds the schema and all its in-place subschemas that apply to a value. */
  const addApplying = (part: unknown, here: Json, found: SchemaObject[]): void => {
    if (!isNode(part)) return;
    found.push(part);
    const add = (inner: unknown): void => addApplying(inner, here, found);
    const fits = (branch: unknown): boolean => isNode(branch) && validators.isValid(branch, here);
    if (typeof part.$ref === 'string') add(definitions[schemaName(part.$ref)]);
    for (const inner of listOf(part.allOf)) add(inner);
    for (const branch of listOf(part.anyOf)) if (fits(branch)) add(branch);
    for (const branch of listOf(part.oneOf)) if (fits(branch)) add(branch);
    if (part.if !== undefined) {
      const holds = fits(part.if);
      if (holds) add(part.if);
      add(holds ? part.then : part.else);
    }
    if (!isNode(part.dependentSchemas)) return;
    for (const [name, branch] of Object.entries(part.dependentSchemas)) {
      if (memberOf(here, name) !== undefined) add(branch);
    }
  };

  const walk = (schemas: readonly unknown[], path: string, here: Json): Cause[] => {
    if (typeof here !== 'object' || here === null) return [];
    const parts: SchemaObject[] = [];
    for (const schema of schemas) addApplying(schema, here, parts);
    if (parts.length === 0) return [];
    if (Array.isArray(here)) {
      return here.flatMap((item: Json, index) => {
        if (typeof item !== 'object' || item === null) return [];
        const below = parts.flatMap((part) => itemSchemas(part, index, item, validators));
        return walk(below, join(path, index), item);
      });
    }
    const naming = parts.find((part) => isNode(part.properties) && Object.keys(part.properties).length > 0);
    const isOpen =
      naming === undefined || parts.some((part) => openKeywords.some((keyword) => keyword in part));
    const found: Cause[] = [];
    for (const [name, member] of Object.entries(here) as [string, Json][]) {
      const isNested = typeof member === 'object' && member !== null;
      if (isOpen && !isNested) continue;
      const isNamed = parts.some((part) => memberOf(part.properties, name) !== undefined);
      if (isNamed && !isNested) continue;
      const at = join(path, name);
      if (isNamed || isOpen) {
        const below = parts.flatMap((part) => memberSchemas(part, name));
        found.push(...walk(below, at, member));
      } else {
        const expected = 'no undeclared field';
        const actual = typed(member);
        found.push({ instancePath: at, keyword: 'properties', expected, actual, schema: naming });
      }
    }
    return found;
  };

  return walk([schema], '', value);
}

function itemSchemas(part: SchemaObject, index: number, item: Json, validators: Validators): unknown[] {
  const first = listOf(part.prefixItems);
  const own = index < first.length ? first[index] : (part.items ?? part.unevaluatedItems);
  const isContained = isNode(part.contains) && validators.isValid(part.contains, item);
  return isContained ? [own, part.contains] : [own];
}

function memberSchemas(part: SchemaObject, name: string): unknown[] {
  const own = memberOf(part.properties, name);
  if (own !== undefined && part.patternProperties === undefined) return [own];
  const patterns = Object.entries(isNode(part.patternProperties) ? part.patternProperties : {})
    .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
    .map(([, schema]) => schema);
  const named = own === undefined ? patterns : [own, ...patterns];
  return named.length > 0 ? named : [part.additionalProperties ?? part.unevaluatedProperties];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
