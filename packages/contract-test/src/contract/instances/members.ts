import type { Contract, Schema, SchemaObject } from '../model.ts';
import type { Direction } from '../violation.ts';
import { namedSchemasAt, schemaAt, schemasAt } from './keywords.ts';
import { firmLayers } from './layers.ts';
import { matches } from './patterns.ts';

/**
 * All the schemas that hold for a member of an object for which all the layers hold.
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

/** All the schemas that hold for an item of a list for which all the layers hold. */
export function itemSchemas(layers: readonly SchemaObject[], at: number): readonly Schema[] {
  const found: Schema[] = [];
  for (const layer of layers) {
    const own = schemasAt(layer, 'prefixItems')[at] ?? schemaAt(layer, 'items');
    if (own !== undefined) found.push(own);
  }
  return found.length > 0 ? found : presentAt(layers, 'unevaluatedItems');
}

/** The names that the layers give a schema of their own, in their order. */
export function declaredNames(layers: readonly SchemaObject[]): readonly string[] {
  const names = new Set<string>();
  for (const layer of layers) for (const name of namedSchemasAt(layer, 'properties').keys()) names.add(name);
  return [...names];
}

/** Whether a member does not go this way: `readOnly` in a request, `writeOnly` in a response. */
export function isHidden(contract: Contract, schemas: readonly Schema[], direction: Direction): boolean {
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  return (firmLayers(contract, schemas) ?? []).some((layer) => layer[mark] === true);
}

/** What `properties` and `patternProperties` of one layer say of a name. */
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
