import { operationsOf, type ParameterObject, parametersOf, resolve } from '@finops/openapi';
import type { OpenApiDocument } from './bundle.ts';

interface Schema {
  $ref?: string;
  default?: unknown;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

interface Parameter extends Pick<ParameterObject, 'name' | 'in'> {
  schema?: Schema;
}

interface Operation {
  operationId: string;
  requestBody?: { $ref?: string; content: Record<string, { schema?: Schema }> };
}

/**
 * Generates the interface `OperationDefaults`: by operation id, the names of the query parameters, headers and
 * top-level body fields with a default, which are always present in a validated request.
 */
export function defaultsSource(document: OpenApiDocument): string {
  const entries = operationsOf<Operation>(document).map(({ item, operation }) => {
    const parameters = parametersOf<Parameter>(document, { item, operation });
    const named = (place: string): string[] =>
      parameters
        .filter((one) => one.in === place && resolve(document, one.schema ?? {}).default !== undefined)
        .map((one) => one.name);
    const body = operation.requestBody && resolve(document, operation.requestBody);
    const fields = Object.values(body?.content ?? {}).flatMap(({ schema = {} }) =>
      fieldsWithDefault(document, schema),
    );
    return `  ${operation.operationId}: { query: ${union(named('query'))}; headers: ${union(named('header'))}; body: ${union(fields)} };\n`;
  });
  return `export interface OperationDefaults {\n${entries.join('')}}\n`;
}

/**
 * Validators apply the default of a property itself, also under `allOf`, but not one behind its `$ref` or in an
 * alternative.
 */
function fieldsWithDefault(document: OpenApiDocument, schema: Schema): string[] {
  const { properties = {}, allOf = [] } = resolve(document, schema);
  const own = Object.entries(properties).filter(([, property]) => property.default !== undefined);
  return [...own.map(([name]) => name), ...allOf.flatMap((part) => fieldsWithDefault(document, part))];
}

function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : [...new Set(names)].map((name) => JSON.stringify(name)).join(' | ');
}
