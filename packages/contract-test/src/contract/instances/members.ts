import type { Contract, Schema, SchemaObject } from '../model.ts';
import type { Direction } from '../violation.ts';
import { namedSchemasAt, schemaAt, schemasAt } from './keywords.ts';
import { firmLayers } from './layers.ts';
import { matches } from './patterns.ts';

/**
 * All schemas that hold for a member of an object that satisfies all layers.
 *
 * @param isMatch - whether a pattern of `patternProperties` matches a name
 */
export function memberSchemas(
  layers: readonly SchemaObject[],
  name: string,
  isMatch = matches,
): readonly Schema[] {
  const found: Schema[] = [];
  for (const layer of layers) {
    const own = ownMemberSchemas(layer, name, isMatch);
    const rest = schemaAt(layer, 'additionalProperties');
    if (own.length > 0) found.push(...own);
    else if (rest !== undefined) found.push(rest);
  }
  return found.length > 0 ? found : presentAt(layers, 'unevaluatedProperties');
}

/** All schemas that hold for an item of a list that satisfies all layers. */
export function itemSchemas(layers: readonly SchemaObject[], at: number): readonly Schema[] {
  const found: Schema[] = [];
  for (const layer of layers) {
    const own = schemasAt(layer, 'prefixItems')[at] ?? schemaAt(layer, 'items');
    if (own !== undefined) found.push(own);
  }
  return found.length > 0 ? found : presentAt(layers, 'unevaluatedItems');
}

/** The names for which the layers declare a schema, in order. */
export function declaredNames(layers: readonly SchemaObject[]): readonly string[] {
  const names = new Set<string>();
  for (const layer of layers) for (const name of namedSchemasAt(layer, 'properties').keys()) names.add(name);
  return [...names];
}

/** Whether the direction does not carry a member: `readOnly` in a request, `writeOnly` in a response. */
export function isHidden(contract: Contract, schemas: readonly Schema[], direction: Direction): boolean {
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  return (firmLayers(contract, schemas) ?? []).some((layer) => layer[mark] === true);
}

/** The schemas that `properties` and `patternProperties` of one layer give for a name. */
function ownMemberSchemas(layer: SchemaObject, name: string, isMatch: typeof matches): readonly Schema[] {
  const declared = namedSchemasAt(layer, 'properties').get(name);
  const found = declared === undefined ? [] : [declared];
  for (const [pattern, schema] of namedSchemasAt(layer, 'patternProperties')) {
    if (isMatch(pattern, name)) found.push(schema);
  }
  return found;
}

function presentAt(layers: readonly SchemaObject[], keyword: string): readonly Schema[] {
  return layers.map((layer) => schemaAt(layer, keyword)).filter((schema) => schema !== undefined);
}
