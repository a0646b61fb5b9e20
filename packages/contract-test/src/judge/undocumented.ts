import { isNode, join, memberOf } from '../load/node-at.ts';
import type { Json, Schema, SchemaObject } from '../model.ts';
import type { Cause } from './cause.ts';
import type { Validators } from './validators.ts';
import { typed } from './words.ts';

const openKeywords = ['additionalProperties', 'unevaluatedProperties', 'patternProperties'] as const;

/**
 * The fields of a valid value that no schema of theirs names. A place is left alone when a schema there speaks of
 * further fields itself, or names none at all. All schemas that apply to one place are taken together.
 */
export function undocumentedFields(
  schema: Schema,
  value: Json,
  definitions: Readonly<Record<string, Schema>>,
  validators: Validators,
): readonly Cause[] {
  /** The schema and all in place in it that apply to a value. */
  const applying = (part: unknown, here: Json): SchemaObject[] => {
    if (!isNode(part)) return [];
    const target = typeof part.$ref === 'string' ? definitions[part.$ref.replace('#/$defs/', '')] : undefined;
    const fits = (branch: unknown): boolean => isNode(branch) && validators.isValid(branch, here);
    const condition = part.if === undefined ? [] : fits(part.if) ? [part.if, part.then] : [part.else];
    const dependent = Object.entries(isNode(part.dependentSchemas) ? part.dependentSchemas : {});
    const parts = [
      target,
      ...listOf(part.allOf),
      ...listOf(part.anyOf).filter(fits),
      ...listOf(part.oneOf).filter(fits),
      ...condition,
      ...dependent.filter(([name]) => memberOf(here, name) !== undefined).map(([, branch]) => branch),
    ];
    return [part, ...parts.flatMap((branch) => applying(branch, here))];
  };

  const walk = (schemas: readonly unknown[], path: string, here: Json): Cause[] => {
    if (typeof here !== 'object' || here === null) return [];
    const parts = schemas.flatMap((part) => applying(part, here));
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
    return Object.entries(here).flatMap(([name, member]) => {
      const isNested = typeof member === 'object' && member !== null;
      if (isOpen && !isNested) return [];
      const isNamed = parts.some((part) => memberOf(part.properties, name) !== undefined);
      if (isNamed && !isNested) return [];
      const at = join(path, name);
      if (isNamed || isOpen) {
        return walk(
          parts.flatMap((part) => memberSchemas(part, name)),
          at,
          member as Json,
        );
      }
      const expected = 'no field that is not declared';
      return [
        { instancePath: at, keyword: 'properties', expected, actual: typed(member as Json), schema: naming },
      ];
    });
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
