import type { IncomingMessage } from 'node:http';
import type { ApiDocument } from '@finops/openapi';
import type { CompiledOperation } from './compile/compile.ts';
import { flawsOf } from './flaws-of.ts';
import { prefersStrict } from './prefer.ts';
import type { Flaw } from './reading/fault.ts';
import { flawsFault, unknownFieldsFault } from './reading/message.ts';
import type { BodyTimes } from './reading/read-body.ts';
import {
  missingFilterFlaws,
  pathFlaws,
  readHeaders,
  readQuery,
  unknownParameters,
} from './reading/read-parameters.ts';
import { type RequestBody, readRequestBody, refuseRequestBody } from './reading/request-body.ts';
import { parseQuery, type Target } from './reading/target.ts';
import { unknownFields } from './reading/unknown-fields.ts';
import type { RequestParts } from './validator-insides.ts';

/** The input of a handler of any operation. */
export interface AnyInput {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

/** A valid input, with the names of the ignored parameters and fields (G18). */
export interface ReadInput {
  readonly input: AnyInput;
  readonly ignored: readonly string[];
}

const nothing: ReadonlyMap<string, string[]> = new Map();

/**
 * Reads, normalizes (G52) and validates a request. Throws a `Fault` for parts that cannot be read, for unknown
 * parameters and fields under strict handling (G18), and for violations of the contract.
 */
export async function readInput(
  document: ApiDocument,
  operation: CompiledOperation,
  request: IncomingMessage,
  target: Target,
  path: Record<string, string>,
  times: BodyTimes,
): Promise<ReadInput> {
  const { parameters, missingFilters, body: declaredBody } = operation.request;
  const given = target.query === '' ? nothing : parseQuery(target.query);
  const query = readQuery(parameters, given);
  const headers = readHeaders(parameters, request.headers);
  if (declaredBody === undefined) await refuseRequestBody(request, times);
  const body = declaredBody && (await readRequestBody(request, declaredBody, times));
  operation.normalize.path(path);
  operation.normalize.query(query.values);
  const texts: Texts = {
    path,
    query: query.values,
    header: headers.values,
    body: body && { ...body, value: operation.normalize.body(body.mediaType, body.value) },
    flaws: [
      ...pathFlaws(parameters, path),
      ...query.flaws,
      ...missingFilterFlaws(missingFilters, parameters, given),
      ...headers.flaws,
      ...(body?.flaws ?? []),
    ],
  };
  const ignored = unknownNames(document, operation, given, texts.body);
  if (ignored.length > 0 && prefersStrict(request.headers.prefer)) throw unknownFieldsFault(ignored);
  return { input: validInput(document, operation, texts), ignored };
}

/** The parts of a request that could be read, and the violations found before schema validation. */
interface Texts {
  readonly path: Record<string, string>;
  readonly query: Record<string, string | string[]>;
  readonly header: Record<string, string>;
  readonly body: RequestBody | undefined;
  readonly flaws: readonly Flaw[];
}

function unknownNames(
  document: ApiDocument,
  { request }: CompiledOperation,
  given: ReadonlyMap<string, string[]>,
  body: RequestBody | undefined,
): readonly string[] {
  const inQuery = given.size === 0 ? [] : unknownParameters(request.parameters, given);
  if (body === undefined) return inQuery;
  const schema = request.body?.schemas.get(body.mediaType) ?? {};
  return [...inQuery, ...unknownFields(document, schema, body.value)];
}

/** Validates what was read and returns the input, coerced and with defaults. */
function validInput(document: ApiDocument, operation: CompiledOperation, texts: Texts): AnyInput {
  const headers: Record<string, unknown> = {};
  for (const [name, lowerCased] of operation.headerNames) {
    if (texts.header[name] !== undefined) headers[lowerCased] = texts.header[name];
  }
  const parts: RequestParts = {
    headers,
    query: { ...texts.query },
    params: { ...texts.path },
    body: texts.body?.value,
  };
  const refusals = operation.validate(parts, texts.body?.mediaType);
  if (refusals !== undefined || texts.flaws.length > 0) {
    throw flawsFault(flawsOf(document, operation, texts, refusals ?? []), texts.body?.form ?? false);
  }
  return {
    path: parts.params,
    query: parts.query,
    headers: declaredHeaders(operation, headers),
    body: parts.body,
  };
}

function declaredHeaders(
  { headerNames }: CompiledOperation,
  headers: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const declared: Record<string, unknown> = {};
  for (const [name, lowerCased] of headerNames) {
    if (headers[lowerCased] !== undefined) declared[name] = headers[lowerCased];
  }
  return declared;
}
