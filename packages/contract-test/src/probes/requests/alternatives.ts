import { isList, isRecord } from '../../contract/instances/json-value.ts';
import { schemaName } from '../../contract/json-pointer.ts';
import type { Json, Schema } from '../../contract/model.ts';
import type { ProbeContext } from '../probe.ts';

/** The positions of the `oneOf` or `anyOf` alternatives that a value matches, nested ones included: `2`, `2.0`. */
export function alternativesMet(context: ProbeContext, schema: Schema, value: Json): readonly string[] {
  return alternativesOf(context, schema, value).flatMap(([at, one]) => [
    at,
    ...alternativesMet(context, one, value).map((inner) => `${at}.${inner}`),
  ]);
}

/** The alternatives matched at places inside a value, excluding the value itself: `/pay_in/type:0`, `/items/*:1`. */
export function alternativesInside(context: ProbeContext, schema: Schema, value: Json): readonly string[] {
  const inside = partsOf(context, schema, value).flatMap(([place, part, found]) => [
    ...alternativesMet(context, part, found).map((at) => `${place}:${at}`),
    ...alternativesInside(context, part, found).map((inner) => `${place}${inner}`),
  ]);
  return [...new Set(inside)];
}

type Part = readonly [place: string, schema: Schema, value: Json];

/**
 * The properties and items of a value with their places and schemas, through every schema that applies to the value.
 */
function partsOf(context: ProbeContext, schema: Schema, value: Json): readonly Part[] {
  const resolved = resolvedSchema(context, schema);
  if (typeof resolved !== 'object') return [];
  const { properties, items, allOf } = resolved;
  const own = [
    ...(isRecord(value) && isRecord(properties) ? propertiesOf(properties, value) : []),
    ...(isList(value) && isSchema(items) ? value.map((one): Part => ['/*', items, one]) : []),
  ];
  const others = [
    ...(Array.isArray(allOf) ? allOf.filter(isSchema) : []),
    ...alternativesOf(context, resolved, value).map(([, one]) => one),
  ];
  return [...own, ...others.flatMap((one) => partsOf(context, one, value))];
}

function propertiesOf(
  properties: { readonly [name: string]: unknown },
  value: { readonly [name: string]: Json },
) {
  return Object.entries(value).flatMap(([name, found]): readonly Part[] => {
    const part = properties[name];
    return isSchema(part) ? [[`/${name}`, part, found]] : [];
  });
}

function alternativesOf(
  context: ProbeContext,
  schema: Schema,
  value: Json,
): readonly (readonly [at: string, schema: Schema])[] {
  const resolved = resolvedSchema(context, schema);
  const listed = typeof resolved === 'object' ? (resolved.oneOf ?? resolved.anyOf) : undefined;
  if (!Array.isArray(listed)) return [];
  return listed
    .filter(isSchema)
    .map((one, at) => [String(at), one] as const)
    .filter(([, one]) => context.judge.isValid(one, value, 'request'));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'boolean' || isRecord(value);
}

/** Resolves the reference of a schema, if it is one. */
function resolvedSchema(context: ProbeContext, schema: Schema): Schema {
  if (typeof schema !== 'object' || typeof schema.$ref !== 'string') return schema;
  const target = context.contract.schemas[schemaName(schema.$ref)];
  return target === undefined ? schema : resolvedSchema(context, target);
}
