import type { IncomingMessage } from 'node:http';
import type { MockContract, MockOperation } from './contract.ts';
import { preflightHeaders } from './cors.ts';
import { authenticate } from './credentials.ts';
import { errorBody, oauthErrorBody } from './error-body.ts';
import { Fault } from './fault.ts';
import { declaredHeaders } from './headers.ts';
import { createdLocation, redirectLocation } from './location.ts';
import { acceptable } from './media-types.ts';
import { type Choice, chooseResponse, type Preferences, parsePrefer } from './prefer.ts';
import { prepareRequest } from './prepare.ts';
import { askPrism } from './prism.ts';
import type { BodyTimes } from './read-body.ts';
import { findOperation, findRoute, type Route } from './routes.ts';
import { decodePath, parseQuery, splitTarget } from './target.ts';
import { unknownFault, violationFault } from './violations.ts';

/** A response before it is written. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly mediaType?: string;
}

/** Answers any request: with the example that the contract has for it, or with the fault that is in it. */
export async function answer(
  contract: MockContract,
  request: IncomingMessage,
  times: BodyTimes,
): Promise<Reply> {
  const { method = 'GET' } = request;
  const target = splitTarget(request.url ?? '/');
  let operation: MockOperation | undefined;
  try {
    const route = findRoute(contract, decodePath(target.segments));
    if (method === 'OPTIONS') return { status: 204, headers: preflightHeaders(route, request.headers) };
    if (route === undefined)
      throw new Fault('not_found', 'There is no such path. Check it in the documentation.');
    operation = findOperation(route, method);
    checkHeaders(request, operation);
    return await perform(contract, operation, route, parseQuery(target.query), request, times);
  } catch (error) {
    return faultReply(contract, asFault(error), operation, target.segments);
  }
}

/** The reply of a fault: the headers that the operation declares for its status, or those of every response. */
export function faultReply(
  contract: MockContract,
  fault: Fault,
  operation: MockOperation | undefined,
  segments: readonly string[],
): Reply {
  const code = String(fault.status);
  const declared = operation?.responses.get(code) ?? operation?.responses.get(`${code[0]}XX`);
  const oauth = declared?.errors.oauth ?? segments[0] === 'oauth2';
  return {
    status: fault.status,
    headers: {
      ...declaredHeaders(declared?.headers ?? contract.commonHeaders, { segments }),
      ...fault.facts.headers,
      ...(fault.facts.close && { Connection: 'close' }),
    },
    body: oauth ? oauthErrorBody(fault) : errorBody(fault),
    mediaType: 'application/json',
  };
}

function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const what = error instanceof Error ? error.message : String(error);
  return new Fault('internal_server_error', `The mock failed: ${what}`);
}

function checkHeaders(request: IncomingMessage, operation: MockOperation): void {
  if (request.httpVersion === '1.1' && request.headers.host === undefined) {
    throw new Fault('bad_request', 'The Host header is missing. Send it (RFC 9112, 3.2).');
  }
  authenticate(operation, request.headers);
  if (request.headers['x-bu-version'] !== undefined) {
    throw new Fault('bad_request', 'X-BU-VERSION is not accepted. Leave it out; the version is in the path.');
  }
}

async function perform(
  contract: MockContract,
  operation: MockOperation,
  route: Route,
  query: ReadonlyMap<string, readonly string[]>,
  request: IncomingMessage,
  times: BodyTimes,
): Promise<Reply> {
  const preferences = parsePrefer([request.headers.prefer ?? []].flat().join(','));
  const choice = chooseResponse(operation, preferences);
  const mediaType = negotiate(operation, choice, request.headers.accept);
  const prepared = await prepareRequest(contract, operation, route, query, request, times);
  const named = choice.response.locations.has(choice.example ?? '') ? undefined : choice.example;
  const result = await askPrism(operation.prism, prepared.prism, {
    status: choice.lookup,
    ...(mediaType !== undefined && { mediaType }),
    ...(named !== undefined && { example: named }),
  });
  const violations = [...prepared.violations, ...result.violations];
  if (violations.length > 0) throw violationFault(operation, violations, prepared.form);
  refuseUnknown(operation, preferences, prepared.unknown);
  const { segments } = route;
  const location =
    choice.status === 201
      ? createdLocation(contract, segments, result.body)
      : redirectLocation(choice, query);
  return {
    status: choice.status,
    headers: declaredHeaders(choice.response.headers, {
      segments,
      ignored: prepared.unknown,
      ...(location !== undefined && { location }),
    }),
    ...(mediaType !== undefined && { body: result.body, mediaType }),
  };
}

/** The media type to answer with; undefined for a response without content. Throws a `not_acceptable` fault. */
function negotiate(operation: MockOperation, choice: Choice, accept: string | undefined): string | undefined {
  const own = [...choice.response.examples.keys()];
  // A response without content may still turn into an error, which has some.
  const offered =
    own.length > 0 ? own : [...operation.responses.values()].flatMap((one) => [...one.examples.keys()]);
  const chosen = acceptable(accept, offered);
  if (chosen === undefined && offered.length > 0) {
    const types = [...new Set(offered)].join(', ');
    throw new Fault('not_acceptable', `This operation answers ${types} only. Send \`Accept: ${types}\`.`);
  }
  return own.length > 0 ? chosen : undefined;
}

function refuseUnknown(operation: MockOperation, preferences: Preferences, unknown: readonly string[]): void {
  if (preferences.strict && unknown.length > 0) throw unknownFault(operation, unknown);
}
