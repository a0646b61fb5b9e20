import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import {
  ajvErrorsToValidatorError,
  augmentAjvErrors,
} from 'express-openapi-validator/dist/middlewares/util.js';
import type { Operation } from './operations.ts';
import { pruneRequest } from './prune.ts';
import type { ApiDocument, ParameterObject } from './reading/openapi.ts';
import { type Preprocessed, preprocess, requestOptions, type StockRequest } from './stock-options.ts';

/** The parts of a request as express-openapi-validator takes, coerces and fills them, in place. */
export interface RequestParts {
  readonly path: string;
  readonly originalUrl: string;
  readonly method: string;
  headers: Record<string, unknown>;
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  body: unknown;
}

/** Where a validator refuses a value, `/body/amount`, and by which keyword. */
export interface StockRefusal {
  readonly path: string;
  readonly message: string;
  readonly errorCode: string;
}

/**
 * Says what is wrong with a request whose body is of a media type, or absent; undefined when it is valid, and then
 * coerced and filled with defaults.
 */
export type RequestCheck = (
  parts: RequestParts,
  mediaType: string | undefined,
) => readonly StockRefusal[] | undefined;

/**
 * Builds express-openapi-validator's request validator for one operation, on a document pruned to what its requests
 * reach; everything is compiled on return. Throws an Error when that fails.
 */
export function requestCheck(document: ApiDocument, operation: Operation): RequestCheck {
  const stock = preprocess(pruneRequest(document, operation), 'request');
  const validator = new RequestValidator(stock.document, requestOptions);
  const types = [undefined, ...(operation.request.body?.schemas.keys() ?? [])];
  const whole = wholeCheck(validator, stock, operation);
  for (const type of types) compile(whole, operation, type);
  if (!operation.request.parameters.every(isPlain)) return whole;
  const direct = new Map(
    types.map((type) => [type, directCheck(validator, stock, operation, type)] as const),
  );
  return (parts, mediaType) => (direct.get(mediaType) ?? whole)(parts, mediaType);
}

/** Marks an error that a validator did not mean to throw. */
const crashed = 'crashed';

type StockResponse = Parameters<RequestValidator['validate']>[1];

/** Nothing is written by a validator: what it refuses, it throws. */
const noResponse = {} as StockResponse;

/** All that the stock middleware does with a request, the parsing of styled parameters included. */
function wholeCheck(
  validator: RequestValidator,
  { operation: schema }: Preprocessed,
  { facts: { path } }: Operation,
): RequestCheck {
  const openapi = { expressRoute: path, openApiRoute: path, schema, serial: 1 };
  return (parts, mediaType) => {
    if (mediaType !== undefined) parts.headers['content-type'] = mediaType;
    const request = { ...parts, openapi: { ...openapi, pathParams: parts.params } };
    try {
      validator.validate(request as unknown as StockRequest, noResponse, () => {});
    } catch (error) {
      return refusalsOf(error);
    }
    parts.query = request.query;
    parts.params = request.params;
    return undefined;
  };
}

/** What a validator has thrown; an error of its own (it reads a property of `null`) is a refusal as well. */
function refusalsOf(error: unknown): readonly StockRefusal[] {
  const found = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  if (Array.isArray(found)) return found;
  return [{ path: '/body', message: String(error), errorCode: crashed }];
}

/** Validators are compiled when they are first used. */
function compile(
  check: RequestCheck,
  { facts: { path, method, id } }: Operation,
  type: string | undefined,
): void {
  const parts = { path, originalUrl: path, method, headers: {}, query: {}, params: {}, body: {} };
  const [failure] = check(parts, type) ?? [];
  if (failure?.errorCode === crashed) throw new Error(`${id} cannot be compiled: ${failure.message}`);
}

/** Whether the text of a parameter is its value, or a list of them: nothing of it has to be parsed. */
function isPlain({ in: place, schema = {}, style, explode, content }: ParameterObject): boolean {
  const { type, allOf, anyOf, oneOf } = schema;
  if (content !== undefined || allOf !== undefined || anyOf !== undefined || oneOf !== undefined)
    return false;
  if (type === 'array') return place === 'query' && (style ?? 'form') === 'form' && explode !== false;
  return type === 'string' || type === 'integer' || type === 'number' || type === 'boolean';
}

/** A function that Ajv has compiled. */
interface Compiled {
  (value: unknown): unknown;
  readonly errors?: Parameters<typeof augmentAjvErrors>[0] | null;
}

/** Branches of a body that express-openapi-validator has compiled apart, by the value of a property. */
interface Discriminator {
  readonly property: string;
  readonly options: readonly { readonly option: string }[];
  readonly validators: Readonly<Record<string, Compiled>>;
}

/** What is private of a RequestValidator: its compiled functions, by method, path and media type. */
interface Insides {
  readonly ajv: { getSchema(key: string): Compiled | undefined };
  readonly ajvBody: { getSchema(key: string): Compiled | undefined };
}

/**
 * The compiled functions alone, for an operation of plain parameters: the verdicts are the same, and the stock
 * middleware's work on styled parameters, in vain here, is half of what a small request costs.
 */
function directCheck(
  validator: RequestValidator,
  { operation }: Preprocessed,
  { facts: { id, path, method } }: Operation,
  type: string | undefined,
): RequestCheck {
  const { ajv, ajvBody } = validator as unknown as Insides;
  const key = `${method}-${path}-${type ?? 'not_provided'}`;
  const parameters = ajv.getSchema(key);
  const body = ajvBody.getSchema(key);
  if (parameters === undefined || body === undefined) {
    // A required body without a media type never comes this far.
    return () => [{ path: '/body', message: `${id} needs a body`, errorCode: crashed }];
  }
  const discriminator = discriminatorOf(operation, type);
  return (parts) => {
    const valid = parameters(parts);
    const refused =
      discriminator === undefined ? checked(body, parts, '') : branch(discriminator, parts.body);
    if (valid && refused === undefined) return undefined;
    return [...(valid ? [] : refusals(parameters, '')), ...(refused ?? [])];
  };
}

function discriminatorOf({ requestBody }: Preprocessed['operation'], type = ''): Discriminator | undefined {
  const { content = {} } = (requestBody ?? {}) as { content?: Record<string, { schema?: object }> };
  const schema: { _discriminator?: Discriminator } | undefined = content[type]?.schema;
  return schema?._discriminator;
}

/** Validates a body by the branch that its discriminator names. */
function branch(
  { property, options, validators }: Discriminator,
  body: unknown,
): readonly StockRefusal[] | undefined {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const chosen = options.find(({ option }) => option === fields[property])?.option;
  const validate = chosen === undefined ? undefined : validators[chosen];
  if (validate !== undefined) return checked(validate, body, '/body');
  const message = `should be one of ${options.map(({ option }) => option).join(', ')}`;
  return [{ path: `/body/${property}`, message, errorCode: 'enum.openapi.validation' }];
}

function checked(validate: Compiled, value: unknown, above: string): readonly StockRefusal[] | undefined {
  return validate(value) ? undefined : refusals(validate, above);
}

function refusals({ errors }: Compiled, above: string): readonly StockRefusal[] {
  const told = ajvErrorsToValidatorError(400, augmentAjvErrors(errors ?? [])).errors ?? [];
  return told.map(({ path, message, errorCode = '' }) => ({ path: above + path, message, errorCode }));
}
