import { loadDocument, type OpenApiDocument } from '@finops/contract/document';

/** What the contract says of an operation beyond what the app that mounts it needs. */
export interface ErrorForms {
  /** Whether its 400 knows no error but `bad_request`, as that of `addresses/regenerate` (G08). */
  readonly onlyBadRequest: boolean;
  /** The statuses whose body is that of RFC 6749 (G28). */
  readonly oauthStatuses: ReadonlySet<number>;
}

type JsonObject = { readonly [name: string]: unknown };

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);

/** The error forms of every operation of a bundled document, by operation id. */
export function errorForms(document: OpenApiDocument = loadDocument()): ReadonlyMap<string, ErrorForms> {
  const forms = new Map<string, ErrorForms>();
  for (const item of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method) || !isObject(operation)) continue;
      const responses = Object.entries(objectAt(operation, 'responses')).map(
        ([status, response]) => [status, jsonContent(document, response)] as const,
      );
      const names = responses
        .filter(([status]) => status === '400')
        .flatMap(([, one]) => errorNames(document, one));
      const oauth = responses.filter(([, one]) => isOAuth(one)).map(([status]) => Number(status));
      forms.set(String(operation.operationId), {
        onlyBadRequest: names.length > 0 && names.every((name) => name === 'bad_request'),
        oauthStatuses: new Set(oauth),
      });
    }
  }
  return forms;
}

/** The JSON content of a response; empty when it has none. */
function jsonContent(document: OpenApiDocument, response: unknown): JsonObject {
  return objectAt(objectAt(resolve(document, response), 'content'), 'application/json');
}

function isOAuth(content: JsonObject): boolean {
  return objectAt(content, 'schema').$ref === '#/components/schemas/OAuthError';
}

/** Names of the errors that the examples of a response show. */
function errorNames(document: OpenApiDocument, content: JsonObject): unknown[] {
  return Object.values(objectAt(content, 'examples')).map(
    (example) => objectAt(objectAt(resolve(document, example), 'value'), 'error').name,
  );
}

function resolve(document: OpenApiDocument, value: unknown): JsonObject {
  if (!isObject(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  const names = value.$ref.replace('#/', '').split('/');
  return names.reduce<JsonObject>((inner, name) => objectAt(inner, name), { ...document });
}

function objectAt(value: JsonObject, name: string): JsonObject {
  const inner = value[name];
  return isObject(inner) ? inner : {};
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
