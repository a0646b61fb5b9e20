import { resolve, schemaName } from '@finops/openapi';
import type { OpenApiDocument } from '../bundle.ts';
import type { ClientRoute, SchemaNode } from './client-route.ts';
import { docComment } from './doc-comment.ts';

/**
 * The schemas of calls and webhooks, and the standalone ones, as named types, so that an editor shows `Balance` instead
 * of its members. Objects are interfaces, unions are unions of names; strings without enumerated values are left out.
 */
export function clientModels(document: OpenApiDocument, routes: readonly ClientRoute[]): Map<string, string> {
  const schemas = document.components.schemas as Record<string, SchemaNode>;
  const reached = new Set<string>();
  const reach = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      const name = key === '$ref' ? schemaName(String(child)) : undefined;
      if (name === undefined) reach(child);
      else if (!reached.has(name)) {
        reached.add(name);
        reach(schemas[name]);
      }
    }
  };
  for (const { answer, body, queryParameters } of routes) reach([answer, body?.schema, queryParameters]);
  reach(document.webhooks);
  for (const name of unreferenced(document)) reach({ $ref: `#/components/schemas/${name}` });
  const named = new Set([...reached].filter((name) => isNamed(schemas[name])));
  return new Map(
    [...named].sort().map((name) => [name, declaration(document, name, schemas[name] ?? {}, named)]),
  );
}

/** Standalone schemas, such as the union of all webhook events. */
function unreferenced(document: OpenApiDocument): string[] {
  const text = JSON.stringify(document);
  return Object.keys(document.components.schemas ?? {}).filter(
    (name) => !text.includes(`"#/components/schemas/${name}"`),
  );
}

/** The models as a module. */
export function modelsSource(models: ReadonlyMap<string, string>): string {
  return [
    "import type { components } from '@finops/contract';\n",
    "type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];\n",
    ...[...models.values()].map((text) => `${text}\n`),
  ].join('\n');
}

function isNamed(schema: SchemaNode | undefined): boolean {
  return (
    schema !== undefined &&
    (schema.type !== 'string' || schema.enum !== undefined) &&
    schema.type !== 'integer'
  );
}

function declaration(
  document: OpenApiDocument,
  name: string,
  schema: SchemaNode,
  named: ReadonlySet<string>,
): string {
  const comment = docComment([schema.description]);
  const type = isObject(document, schema)
    ? `export interface ${name} extends Schema<'${name}'> {}`
    : `export type ${name} = ${unionOf(schema, named) ?? `Schema<'${name}'>`};`;
  return comment === '' ? type : `${comment}\n${type}`;
}

function unionOf({ oneOf, properties }: SchemaNode, named: ReadonlySet<string>): string | undefined {
  const members = oneOf?.map(({ $ref }) => ($ref === undefined ? undefined : schemaName($ref)));
  if (members === undefined || properties !== undefined) return undefined;
  return members.every((member) => member !== undefined && named.has(member))
    ? members.join(' | ')
    : undefined;
}

/** Whether an interface can extend the type: it has the same members for every value. */
function isObject(document: OpenApiDocument, node: SchemaNode): boolean {
  const { type, allOf, oneOf, anyOf, properties, additionalProperties } = resolve(document, node);
  if (oneOf !== undefined || anyOf !== undefined) return false;
  if (allOf?.some((part) => !isObject(document, part))) return false;
  return type === 'object' || allOf !== undefined || (properties ?? additionalProperties) !== undefined;
}
