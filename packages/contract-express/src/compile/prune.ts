import {
  type ApiDocument,
  essenceOf,
  type ParameterObject,
  type ResponseObject,
  type SchemaObject,
  schemaName,
} from '@finops/openapi';
import type { Operation } from '../operations.ts';
import { mappedReference } from '../reading/discriminator.ts';
import { formOf } from '../reading/media-types.ts';

/** A document of one operation, reduced to what validators use. */
export interface PrunedDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, PrunedOperation>>;
  /** The schemas that the operation references, in the order of the whole document. */
  components: { schemas: Record<string, object> };
}

interface PrunedOperation {
  operationId: string;
  parameters: object[];
  requestBody?: { required: boolean; content: Record<string, object> };
  responses: Record<string, object>;
}

/**
 * Creates a document with an operation's parameters and body. Query values may contain unencoded reserved characters,
 * as RFC 3986 (3.4) allows. Throws an Error for a reference outside `components.schemas`.
 */
export function pruneRequest(document: ApiDocument, { facts, request }: Operation): PrunedDocument {
  return pruned(document, facts.path, facts.method, {
    operationId: facts.id,
    parameters: request.parameters.map(prunedParameter),
    ...(request.body && {
      requestBody: {
        required: request.body.required,
        content: Object.fromEntries(
          [...request.body.schemas].map(([type, schema]) => [
            validatorName(type),
            { schema: formOf(type) === 'bytes' && !type.includes('*') ? {} : schema },
          ]),
        ),
      },
    }),
    responses: {},
  });
}

/**
 * Creates a document with some responses of an operation. Throws an Error for a reference outside `components.schemas`.
 */
export function pruneResponses(
  document: ApiDocument,
  { facts }: Operation,
  responses: Iterable<readonly [status: string, response: ResponseObject]>,
): PrunedDocument {
  return pruned(document, facts.path, facts.method, {
    operationId: facts.id,
    parameters: [],
    responses: Object.fromEntries(
      [...responses].map(([status, response]) => [status, { description: '', ...prunedContent(response) }]),
    ),
  });
}

/** The validators' name for a declared media type: without parameters, and with words for the asterisks of a range. */
export function validatorName(mediaType: string): string {
  return essenceOf(mediaType).replaceAll('*', 'any');
}

/** The content of a response, schemas only. */
export function prunedContent({ content }: ResponseObject): { content?: Record<string, object> } {
  if (content === undefined) return {};
  const schemas = Object.entries(content).map(([type, { schema }]): [string, object] => [
    validatorName(type),
    schema === undefined ? {} : { schema },
  ]);
  return { content: Object.fromEntries(schemas) };
}

/** Copies a parameter; the references of its schema are already resolved. */
function prunedParameter({
  name,
  in: place,
  required = false,
  schema = {},
  ...rest
}: ParameterObject): object {
  const { items } = schema;
  const own = { ...withoutReference(schema), ...(items && { items: withoutReference(items) }) };
  const { example: _, ...style } = rest;
  return {
    ...style,
    name,
    in: place,
    required,
    schema: own,
    ...(place === 'query' && { allowReserved: true }),
  };
}

function withoutReference({ $ref: _, ...schema }: SchemaObject): SchemaObject {
  return schema;
}

function pruned(
  document: ApiDocument,
  path: string,
  method: string,
  operation: PrunedOperation,
): PrunedDocument {
  const all = schemasOf(document);
  const reached = new Set<string>();
  gather(operation, all, reached);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => reached.has(name)));
  const whole = structuredClone({
    openapi: document.openapi,
    info: { title: operation.operationId, version: '1' },
    paths: { [path]: { [method.toLowerCase()]: operation } },
    components: { schemas },
  });
  completeMappings(whole);
  return whole;
}

/** Turns bare names in discriminator mappings into references, in place; validators support only references. */
function completeMappings(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, member] of Object.entries(node)) {
    if (key === 'discriminator' && isDiscriminator(member)) {
      for (const [value, reference] of Object.entries(member.mapping)) {
        member.mapping[value] = mappedReference(String(reference));
      }
    } else completeMappings(member);
  }
}

function isDiscriminator(value: unknown): value is { mapping: Record<string, string> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'propertyName' in value &&
    typeof value.propertyName === 'string' &&
    'mapping' in value
  );
}

function schemasOf({ components }: ApiDocument): Readonly<Record<string, object>> {
  return components !== undefined && 'schemas' in components
    ? (components.schemas as Readonly<Record<string, object>>)
    : {};
}

/** Keywords whose value is a map of schemas, so that its names are not keywords. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'schemas', 'content']);
/** Keywords whose value is data. */
const data = new Set(['example', 'examples', 'const', 'enum', 'default']);

/** Collects the names of the component schemas that a node references, by `$ref` or by a discriminator's mapping. */
function gather(node: unknown, all: Readonly<Record<string, unknown>>, reached: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, member] of Object.entries(node)) {
    if (key === '$ref' && typeof member === 'string') follow(member, all, reached);
    else if (key === 'discriminator' && isDiscriminator(member)) {
      for (const reference of Object.values(member.mapping)) follow(mappedReference(reference), all, reached);
    } else if (maps.has(key) && typeof member === 'object' && member !== null) {
      for (const one of Object.values(member)) gather(one, all, reached);
    } else if (!data.has(key)) gather(member, all, reached);
  }
}

function follow(reference: string, all: Readonly<Record<string, unknown>>, reached: Set<string>): void {
  const name = schemaName(reference) ?? reference;
  const schema = all[name];
  if (schema === undefined) {
    throw new Error(
      `${reference} is not a schema of the document. Refer to one under #/components/schemas/.`,
    );
  }
  if (reached.has(name)) return;
  reached.add(name);
  gather(schema, all, reached);
}
