import { isNode, schemaName } from '../json-pointer.ts';
import type { Schema } from '../model.ts';

const single = ['not', 'if', 'then', 'else'] as const;
const several = ['allOf', 'anyOf', 'oneOf'] as const;

/** The first schema that refers to itself without descending into the value, an endless loop for any validator. */
export function endlessSchema(schemas: Readonly<Record<string, Schema>>): string | undefined {
  const done = new Set<string>();
  const isEndless = (name: string, above: readonly string[]): boolean => {
    if (above.includes(name)) return true;
    if (done.has(name)) return false;
    const ends = referencesInPlace(schemas[name]).some((next) => isEndless(next, [...above, name]));
    done.add(name);
    return ends;
  };
  return Object.keys(schemas).find((name) => isEndless(name, []));
}

function referencesInPlace(schema: unknown): string[] {
  if (!isNode(schema)) return [];
  const own = typeof schema.$ref === 'string' ? [schemaName(schema.$ref)] : [];
  const dependent = isNode(schema.dependentSchemas) ? Object.values(schema.dependentSchemas) : [];
  const parts = [
    ...single.map((keyword) => schema[keyword]),
    ...several.flatMap((keyword) => schema[keyword] ?? []),
    ...dependent,
  ];
  return [...own, ...parts.flatMap(referencesInPlace)];
}
