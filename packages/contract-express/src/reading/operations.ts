import {
  type ApiDocument,
  type Method,
  type OperationObject,
  operationsOf,
  type ParameterObject,
  parametersOf,
  resolve,
  type SchemaObject,
  type SecurityScheme,
} from '@finops/openapi';
import { maxBodyBytes } from './extensions.ts';
import { type SingleHeaders, singleHeaders } from './head.ts';

/** One documented operation, with the facts for reading a request. */
export interface DocumentedOperation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  /** Alternatives of schemes, all of which must be satisfied in each; an empty list means public. */
  readonly credentials: readonly (readonly SecurityScheme[])[];
  /** Those of its path item come first. */
  readonly parameters: readonly ParameterObject[];
  /**
   * Query parameters that must not be ignored because the effect could differ from what was asked for (G18), as for a
   * list or an action without a body: those that other lists have, if it is a list. Identifying names count as well.
   */
  readonly missingFilters?: ReadonlySet<string>;
  readonly singleHeaders: SingleHeaders;
  readonly body?: DocumentedBody;
}

/** Maximum length of a body in bytes if the document sets no limit (G12). */
export const DEFAULT_BODY_BYTES = 262_144;

export interface DocumentedBody {
  readonly required: boolean;
  readonly maxBytes: number;
  /** By media type. */
  readonly schemas: ReadonlyMap<string, SchemaObject>;
}

/** Lists the operations of a document. Throws an Error if a reference leads nowhere. */
export function documentedOperations(document: ApiDocument): DocumentedOperation[] {
  const operations = readOperations(document);
  const lists = operations.filter(isList);
  const ofLists = lists.flatMap(queryNames);
  return operations.map((one) => {
    if (isList(one)) {
      const own = queryNames(one);
      return { ...one, missingFilters: new Set(ofLists.filter((name) => !own.includes(name))) };
    }
    return one.method === 'post' && one.body === undefined
      ? { ...one, missingFilters: new Set<string>() }
      : one;
  });
}

type Parameters = Pick<DocumentedOperation, 'method' | 'parameters'>;
type ReadOperation = Omit<DocumentedOperation, 'missingFilters'>;

/** Whether an operation returns as many entries as requested. */
function isList(operation: Parameters): boolean {
  return operation.method === 'get' && queryNames(operation).includes('limit');
}

function queryNames({ parameters }: Pick<Parameters, 'parameters'>): string[] {
  return parameters.filter((one) => one.in === 'query').map(({ name }) => name);
}

function readOperations(document: ApiDocument): ReadOperation[] {
  return operationsOf(document).map(({ path, method, item, operation }) => {
    const parameters = parametersOf(document, { item, operation }).map((one) =>
      documentedParameter(document, one),
    );
    const credentials = credentialsOf(document, operation);
    const body = documentedBody(document, operation);
    return {
      id: operation.operationId,
      method,
      path,
      credentials,
      parameters,
      singleHeaders: singleHeaders(parameters, credentials),
      ...(body && { body }),
    };
  });
}

function credentialsOf(document: ApiDocument, operation: OperationObject): SecurityScheme[][] {
  const schemes = document.components?.securitySchemes ?? {};
  return (operation.security ?? document.security ?? []).map((names) =>
    Object.keys(names).map((name) => resolve(document, schemes[name] ?? { $ref: `#/${name}` })),
  );
}

/** A parameter with the references of its schema, and of a list's items, resolved. */
function documentedParameter(document: ApiDocument, parameter: ParameterObject): ParameterObject {
  const follow = (schema: SchemaObject): SchemaObject => ({
    ...(schema.$ref !== undefined && resolve<SchemaObject>(document, { $ref: schema.$ref })),
    ...schema,
  });
  const schema = follow(parameter.schema ?? {});
  return { ...parameter, schema: { ...schema, ...(schema.items && { items: follow(schema.items) }) } };
}

function documentedBody(document: ApiDocument, operation: OperationObject): DocumentedBody | undefined {
  if (operation.requestBody === undefined) return undefined;
  const body = resolve(document, operation.requestBody);
  return {
    required: body.required ?? false,
    maxBytes: maxBodyBytes(body) ?? DEFAULT_BODY_BYTES,
    schemas: new Map(Object.entries(body.content).map(([type, media]) => [type, media.schema ?? {}])),
  };
}
