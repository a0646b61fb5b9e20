import { createRequire } from 'node:module';
import type { ApiDocument, SchemaObject } from '@finops/openapi';
import { createResponseAjv } from 'express-openapi-validator/dist/framework/ajv/index.js';
import { AjvOptions } from 'express-openapi-validator/dist/framework/ajv/options.js';
import { defaultSerDes } from 'express-openapi-validator/dist/framework/base.serdes.js';
import { BadRequest } from 'express-openapi-validator/dist/framework/types.js';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import {
  ajvErrorsToValidatorError,
  augmentAjvErrors,
} from 'express-openapi-validator/dist/middlewares/util.js';
import { quickCount } from './compile/length-rules.ts';
import type { PrunedDocument } from './compile/prune.ts';
import type { OperationFacts } from './operation-facts.ts';
import { calendarFormats } from './reading/explain/formats.ts';
import { patternMatcher } from './reading/explain/pattern-matcher.ts';

/*
 * Everything used from express-openapi-validator that is not its public API: eight of its modules, the private
 * members of three of its classes, and its Ajv. `validator-insides.test.ts` says what each is used for and
 * where to look if a new version moves it.
 */

/** The parts of a request that a validator checks, coerces and fills in place; header names in lower case. */
export interface RequestParts {
  readonly headers: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly params: Record<string, unknown>;
  readonly body: unknown;
}

/** The place of a value that a validator refuses, `/body/amount`, and the keyword. */
export interface EovRefusal {
  readonly path: string;
  readonly message: string;
  readonly errorCode: string;
}

/** A compiled validator of a response body, passed as `response` of its argument. */
export interface BodyValidator {
  (value: { response: unknown }): unknown;
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

/** Compiled validators of JSON bodies by media type. */
export type ContentValidators = Readonly<Record<string, BodyValidator>>;

/**
 * Builds the request validator of a pruned document and extracts its compiled functions; what it does besides per
 * request is to parse styled parameters, of which there are none. Returns the compiler of the checks by media type,
 * under the validators' name, or without a body. Throws an Error if something cannot be compiled.
 */
export function requestCompiler(
  pruned: PrunedDocument,
  facts: OperationFacts,
): (mediaType: string | undefined) => (parts: RequestParts) => readonly EovRefusal[] | undefined {
  const { document, operation } = preprocess(pruned, 'request');
  const validator = new RequestValidator(document, requestOptions);
  return (mediaType) => checkOf(validator, operation, facts, mediaType);
}

/** Compiles the response validators of a pruned document, by declared status. */
export function compileResponseBodies(
  pruned: PrunedDocument,
  { path, method }: OperationFacts,
): Readonly<Record<string, ContentValidators>> {
  const { document, operation } = preprocess(pruned, 'response');
  const request = { method, headers: {}, openapi: { expressRoute: path } };
  const validators = new ResponseValidator(document, responseOptions, {}, 1)._getOrBuildValidator(
    request as unknown as EovRequest,
    operation.responses ?? {},
  );
  return validators as unknown as Readonly<Record<string, ContentValidators>>;
}

/** Compiles schemas of texts, for headers and for bodies other than JSON; a check takes its value as `value`. */
export function textCompiler(
  document: ApiDocument,
): (schema: SchemaObject) => (value: { readonly value: unknown }) => unknown {
  const ajv = createResponseAjv(document as unknown as Parameters<typeof createResponseAjv>[0], {
    strict: false,
    validateSchema: false,
    coerceTypes: true,
    formats: {},
    ajvFormats: { mode: 'fast' },
  });
  return (schema) => ajv.compile({ type: 'object', properties: { value: schema } });
}

/** The module with which Ajv counts the characters of a text for `minLength` and `maxLength`. */
interface CountingModule {
  default: Counting;
}

interface Counting {
  (text: string): number;
  /** The reference to it in code that Ajv writes to files. */
  code?: string;
}

/** Makes Ajv, of which this process has one, count characters faster, with the same results. */
export function hastenLengthRules(): void {
  const here = createRequire(import.meta.url);
  const ajv = createRequire(here.resolve('express-openapi-validator'));
  const counting: CountingModule = ajv('ajv/dist/runtime/ucs2length');
  const walk = counting.default;
  const count: Counting = quickCount(walk);
  if (walk.code !== undefined) count.code = walk.code;
  counting.default = count;
}

/** The options of express-openapi-validator's parts, as its own middleware sets them by default. */
const options = new AjvOptions({
  apiSpec: '',
  validateApiSpec: false,
  validateRequests: { allowUnknownQueryParameters: true, coerceTypes: false },
  validateResponses: { removeAdditional: false, coerceTypes: false },
  validateSecurity: false,
  validateFormats: true,
  ajvFormats: { mode: 'fast' },
  formats: {},
  serDes: [...defaultSerDes],
  fileUploader: false,
  operationHandlers: false,
  $refParser: { mode: 'bundle' },
});

/** The code with which Ajv would create a matcher in files; none are written here. */
const regExp = Object.assign(patternMatcher, { code: 'new RegExp' });

/** Ajv's own optimization of the generated code takes a quarter of the boot, and the engine does not need it. */
const code = { optimize: false, regExp } as const;

/** A list may be longer than its tuple, as in JSON Schema. */
const strictTuples = false;

const requestOptions = { ...options.request, formats: calendarFormats, code, strictTuples };
const responseOptions = { ...options.response, code, strictTuples };

/** A document in the type of express-openapi-validator. */
type EovDocument = ConstructorParameters<typeof RequestValidator>[0];
type EovRequest = Parameters<RequestValidator['validate']>[0];
type EovOperation = NonNullable<EovRequest['openapi']>['schema'];

/** A document that express-openapi-validator has prepared for validation, and its only operation. */
interface Preprocessed {
  readonly document: EovDocument;
  readonly operation: EovOperation;
}

/** Runs express-openapi-validator's preparation of a document, for its requests or its responses, in place. */
function preprocess(pruned: PrunedDocument, side: 'request' | 'response'): Preprocessed {
  const preprocessor = new SchemaPreprocessor(
    pruned as unknown as EovDocument,
    { ...options.preprocessor, code },
    { removeAdditional: false, coerceTypes: false },
  );
  knowSchemas(preprocessor, pruned);
  const { apiDoc, apiDocRes } = preprocessor.preProcess();
  const document = side === 'request' ? apiDoc : apiDocRes;
  const [item = {}] = Object.values(document.paths ?? {});
  const [operation] = Object.values(item);
  if (operation === undefined) throw new Error(`${pruned.info.title} is missing from its own document.`);
  // References point only to components; anything else there would be traversed for each validator.
  document.paths = {};
  return { document, operation };
}

/** Gives the preprocessor the schemas that it would otherwise compile only to find them. */
function knowSchemas(preprocessor: SchemaPreprocessor, { components }: PrunedDocument): void {
  const { resolvedSchemaCache } = preprocessor as unknown as { resolvedSchemaCache: Map<string, object> };
  for (const [name, schema] of Object.entries(components.schemas)) {
    resolvedSchemaCache.set(`#/components/schemas/${name}`, schema);
  }
}

/** A function that Ajv has compiled. */
interface Compiled {
  (value: unknown): unknown;
  readonly errors?: Parameters<typeof augmentAjvErrors>[0] | null;
}

/** Branches of a body that express-openapi-validator compiled separately, by the value of a property. */
interface Discriminator {
  readonly property: string;
  readonly options: readonly { readonly option: string }[];
  readonly validators: Readonly<Record<string, Compiled>>;
}

/** The private members of a RequestValidator: its compiled functions, by method, path and media type. */
interface Insides {
  readonly ajv: { getSchema(key: string): Compiled | undefined };
  readonly ajvBody: { getSchema(key: string): Compiled | undefined };
}

/** Compiles the check of requests with a body of one media type, under the validators' name, or without a body. */
function checkOf(
  validator: RequestValidator,
  operation: EovOperation,
  { id, path, method }: OperationFacts,
  name: string | undefined,
): (parts: RequestParts) => readonly EovRefusal[] | undefined {
  const openapi = { expressRoute: path, openApiRoute: path, pathParams: {}, schema: operation, serial: 1 };
  const headers = name === undefined ? {} : { 'content-type': name };
  const empty = { openapi, method, path, originalUrl: path, headers, query: {}, params: {}, body: {} };
  try {
    validator.validate(empty as unknown as EovRequest, noResponse, () => {});
  } catch (error) {
    // The empty request is refused, as expected, once the functions are compiled.
    if (!(error instanceof BadRequest)) throw error;
  }
  const { ajv, ajvBody } = validator as unknown as Insides;
  const key = `${method}-${path}-${name ?? 'not_provided'}`;
  const parameters = ajv.getSchema(key);
  const body = ajvBody.getSchema(key);
  if (parameters === undefined || body === undefined) throw new Error(`${id} was not compiled.`);
  const discriminator = discriminatorOf(operation, name);
  return (parts) => {
    const valid = parameters(parts);
    const refused =
      discriminator === undefined ? checked(body, parts, '') : branch(discriminator, parts.body);
    if (valid && refused === undefined) return undefined;
    return [...(valid ? [] : refusals(parameters, '')), ...(refused ?? [])];
  };
}

type EovResponse = Parameters<RequestValidator['validate']>[1];

/** A validator writes nothing; it throws its refusals. */
const noResponse = {} as EovResponse;

function discriminatorOf({ requestBody }: EovOperation, type = ''): Discriminator | undefined {
  const { content = {} } = (requestBody ?? {}) as { content?: Record<string, { schema?: object }> };
  const schema: { _discriminator?: Discriminator } | undefined = content[type]?.schema;
  return schema?._discriminator;
}

/** Validates a body against the branch that its discriminator selects. */
function branch(
  { property, options, validators }: Discriminator,
  body: unknown,
): readonly EovRefusal[] | undefined {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const chosen = options.find(({ option }) => option === fields[property])?.option;
  const validate = chosen === undefined ? undefined : validators[chosen];
  if (validate !== undefined) return checked(validate, body, '/body');
  const message = `should be one of ${options.map(({ option }) => option).join(', ')}`;
  return [{ path: `/body/${property}`, message, errorCode: 'enum.openapi.validation' }];
}

function checked(validate: Compiled, value: unknown, above: string): readonly EovRefusal[] | undefined {
  return validate(value) ? undefined : refusals(validate, above);
}

function refusals({ errors }: Compiled, above: string): readonly EovRefusal[] {
  const told = ajvErrorsToValidatorError(400, augmentAjvErrors(errors ?? [])).errors ?? [];
  return told.map(({ path, message, errorCode = '' }) => ({ path: above + path, message, errorCode }));
}
