import { resolve, type SchemaObject } from '@finops/openapi';
import { anyFlaws, type Choice, oneFlaws } from './branch-flaws.ts';
import { type BrokenRule, brokenRule, type Fields, type FlawContext, isFields } from './broken-rule.ts';
import { scalarFlaws } from './scalar-flaws.ts';
import { placedDescription, typeRule } from './schema-words.ts';

/**
 * Explains to people why a value does not match a schema: of alternatives, only the one that the caller seems to mean.
 * It explains a validator's refusal and does not decide: keywords that no request uses are skipped.
 */
export function schemaFlaws(
  context: FlawContext,
  schema: SchemaObject,
  value: unknown,
  path: readonly string[],
): BrokenRule[] {
  const deeper = (part: SchemaObject): BrokenRule[] => schemaFlaws(context, part, value, path);
  if (schema.$ref !== undefined) {
    const { $ref, ...rest } = schema;
    const { description, examples, ...rules } = rest;
    const target = resolve<SchemaObject>(context.document, { $ref });
    const named = {
      ...(description && { description: placedDescription(description, target.description) }),
      ...(examples && { examples }),
    };
    return distinct([...deeper({ ...target, ...named }), ...deeper(rules)]);
  }
  const wanted = [schema.type ?? []].flat();
  if (wanted.length > 0 && !wanted.some((type) => hasType(value, type))) {
    return [brokenRule(path, 'type', typeRule(wanted), value)];
  }
  if (schema.discriminator !== undefined && !isFields(value)) {
    return [brokenRule(path, 'type', typeRule(['object']), value)];
  }
  const own = [
    ...scalarFlaws(context, schema, value, path),
    ...(isFields(value) ? fieldFlaws(context, schema, value, path) : []),
    ...(Array.isArray(value) && schema.items !== undefined
      ? itemFlaws(context, schema.items, value, path)
      : []),
  ];
  const choice: Choice = isFields(value)
    ? oneFlaws(context, schema, value, path, deeper)
    : { flaws: [], undecided: [] };
  const parts = (schema.allOf ?? []).flatMap(deeper);
  const conditional = schema.if && (deeper(schema.if).length === 0 ? schema.then : schema.else);
  return distinct([
    ...own.filter((one) => !choice.undecided.includes(one.path[path.length] ?? '')),
    ...parts,
    ...(conditional ? deeper(conditional) : []),
    ...anyFlaws(schema, deeper),
    ...choice.flaws,
  ]);
}

function itemFlaws(
  context: FlawContext,
  items: SchemaObject,
  value: readonly unknown[],
  path: readonly string[],
): BrokenRule[] {
  return value.flatMap((item, index) => schemaFlaws(context, items, item, [...path, String(index)]));
}

function fieldFlaws(
  context: FlawContext,
  schema: SchemaObject,
  value: Fields,
  path: readonly string[],
): BrokenRule[] {
  const has = (name: string): boolean => Object.hasOwn(value, name);
  const dependent = Object.entries(schema.dependentRequired ?? {}).flatMap(([name, others]) =>
    has(name) ? others : [],
  );
  const missing = [...(schema.required ?? []), ...dependent].filter((name) => !has(name));
  const { additionalProperties: rest } = schema;
  return [
    ...missing.map((name) => ({ path: [...path, name], code: 'required', rule: 'is required' })),
    ...Object.entries(value).flatMap(([name, member]) => {
      const known = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
      const part = known ?? (typeof rest === 'object' ? rest : undefined);
      return part === undefined ? [] : schemaFlaws(context, part, member, [...path, name]);
    }),
  ];
}

/** Each violation once. Of several violated patterns the first counts, and none if a format or a length is clearer. */
function distinct(flaws: readonly BrokenRule[]): BrokenRule[] {
  const plain = new Set(
    flaws.filter(({ code }) => code === 'format' || code === 'length').map(({ path }) => path.join('/')),
  );
  const found = new Map<string, BrokenRule>();
  for (const one of flaws) {
    const path = one.path.join('/');
    if (one.code === 'pattern' && plain.has(path)) continue;
    const key = `${path} ${one.code === 'pattern' ? one.code : one.rule}`;
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isFields(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}
