import { BadRequest } from 'express-openapi-validator/dist/framework/types.js';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import {
  ajvErrorsToValidatorError,
  augmentAjvErrors,
} from 'express-openapi-validator/dist/middlewares/util.js';
import type { Operation } from './operations.ts';
import { pruneRequest, validatorName } from './prune.ts';
import { type ApiDocument, type ParameterObject, typesOf } from './reading/openapi.ts';
import { type Preprocessed, preprocess, requestOptions, type StockRequest } from './stock-options.ts';

/** The parts of a request as express-openapi-validator takes, coerces and fills them, in place; header names in lower case. */
export interface RequestParts {
  readonly headers: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly params: Record<string, unknown>;
  readonly body: unknown;
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
 * reach, and takes the functions that it has compiled; everything is compiled on return. The rest of what it does per
 * request is parsing styled parameters, of which there are none. Throws an Error when a parameter is of a style that
 * is not read here, and when something cannot be compiled.
 */
export function requestCheck(document: ApiDocument, operation: Operation): RequestCheck {
  const { id } = operation.facts;
  const styled = operation.request.parameters.find((one) => !isPlain(one));
  if (styled !== undefined) {
    throw new Error(
      `The parameter ${styled.name} of ${id} is no plain value. Make it one, or a list in the query that repeats its name.`,
    );
  }
  const stock = preprocess(pruneRequest(document, operation), 'request');
  const validator = new RequestValidator(stock.document, requestOptions);
  const body = operation.request.body;
  const types = [...(body?.required ? [] : [undefined]), ...(body?.schemas.keys() ?? [])];
  const checks = new Map(types.map((type) => [type, checkOf(validator, stock, operation, type)] as const));
  return (parts, mediaType) => {
    const check = checks.get(mediaType);
    if (check === undefined) throw new Error(`${id} takes no body of the media type ${mediaType}.`);
    return check(parts);
  };
}

/** Whether the text of a parameter is its value, or a list of them: nothing of it has to be parsed. */
function isPlain({ in: place, schema = {}, style, explode, content }: ParameterObject): boolean {
  const { allOf, anyOf, oneOf } = schema;
  const types = typesOf(schema);
  if (content !== undefined || types.includes('object')) return false;
  if (types.includes('array'))
    return types.length === 1 && place === 'query' && (style ?? 'form') === 'form' && explode !== false;
  // The stock middleware parses such a query value as JSON.
  return place !== 'query' || [allOf, anyOf, oneOf].every((branches) => branches === undefined);
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

/** The check of requests whose body is of one media type, or absent. */
function checkOf(
  validator: RequestValidator,
  { operation }: Preprocessed,
  { facts: { id, path, method } }: Operation,
  type: string | undefined,
): (parts: RequestParts) => readonly StockRefusal[] | undefined {
  const openapi = { expressRoute: path, openApiRoute: path, pathParams: {}, schema: operation, serial: 1 };
  const name = type && validatorName(type);
  const headers = name === undefined ? {} : { 'content-type': name };
  const empty = { openapi, method, path, originalUrl: path, headers, query: {}, params: {}, body: {} };
  try {
    validator.validate(empty as unknown as StockRequest, noResponse, () => {});
  } catch (error) {
    // The empty request is refused, as it should be, once the functions are compiled.
    if (!(error instanceof BadRequest)) throw error;
  }
  const { ajv, ajvBody } = validator as unknown as Insides;
  const key = `${method}-${path}-${name ?? 'not_provided'}`;
  const parameters = ajv.getSchema(key);
  const body = ajvBody.getSchema(key);
  if (parameters === undefined || body === undefined) throw new Error(`${id} has not been compiled.`);
  const discriminator = discriminatorOf(operation, name);
  return (parts) => {
    const valid = parameters(parts);
    const refused =
      discriminator === undefined ? checked(body, parts, '') : branch(discriminator, parts.body);
    if (valid && refused === undefined) return undefined;
    return [...(valid ? [] : refusals(parameters, '')), ...(refused ?? [])];
  };
}

type StockResponse = Parameters<RequestValidator['validate']>[1];

/** Nothing is written by a validator: what it refuses, it throws. */
const noResponse = {} as StockResponse;

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
