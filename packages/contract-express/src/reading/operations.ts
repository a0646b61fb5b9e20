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

/** One documented operation, with what reading a request of it needs. */
export interface DocumentedOperation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  /** Alternatives of schemes that must all be met; none means public. */
  readonly credentials: readonly (readonly SecurityScheme[])[];
  /** Those of its path item first. */
  readonly parameters: readonly ParameterObject[];
  /**
   * Where to ignore a query parameter could do something else than was asked for (G18), as at a list or an action without a body: those
   * that other lists have, if it is one. Names that identify count beside them.
   */
  readonly missingFilters?: ReadonlySet<string>;
  readonly singleHeaders: SingleHeaders;
  readonly body?: DocumentedBody;
}

/** Most bytes of a body that the document does not limit itself (G12). */
export const DEFAULT_BODY_BYTES = 262_144;

export interface DocumentedBody {
  readonly required: boolean;
  readonly maxBytes: number;
  /** By media type. */
  readonly schemas: ReadonlyMap<string, SchemaObject>;
}

/** Lists the operations of a document. Throws an Error when a reference leads nowhere. */
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

/** Whether an operation answers with as many entries as it is asked for. */
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

/** A parameter with the references of its schema, and of the items of a list, followed. */
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
