import type { IncomingMessage } from 'node:http';
import {
  type BodyTimes,
  checkHead,
  clip,
  decodePath,
  type Flaw,
  flawsFault,
  negotiate,
  parseQuery,
  Fault as ReadingFault,
  splitTarget,
  unknownFieldsFault,
} from '@finops/contract-express/reading';
import { redirectFlaws, refusalLocation, tellingFlaws } from './authorization.ts';
import type { MockContract, MockOperation } from './contract.ts';
import { preflightHeaders } from './cors.ts';
import { authenticate } from './credentials.ts';
import { explainRequest } from './explain.ts';
import { Fault } from './fault.ts';
import { declaredHeaders } from './headers.ts';
import { createdLocation, redirectLocation } from './location.ts';
import { namedFault } from './named-fault.ts';
import { type Choice, chooseResponse, parsePrefer } from './prefer.ts';
import { type PreparedRequest, prepareRequest } from './prepare.ts';
import { askPrism } from './prism.ts';
import { faultReply, type Reply } from './reply.ts';
import { allowedMethods, findOperation, findRoute, type Route } from './routes.ts';

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
      throw new Fault(
        'not_found',
        `There is no ${method} ${clip(target.path, 100)}. Check it in the documentation.`,
      );
    operation = findOperation(route, method);
    checkHeaders(request, operation);
    return await perform(contract, operation, route, parseQuery(target.query), request, times);
  } catch (error) {
    return faultReply(contract, asFault(error, operation), operation, target.segments);
  }
}

function asFault(error: unknown, operation: MockOperation | undefined): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof ReadingFault) return namedFault(error, operation);
  const what = error instanceof Error ? error.message : String(error);
  return new Fault('internal_server_error', `The mock failed: ${what}`);
}

function checkHeaders(request: IncomingMessage, operation: MockOperation): void {
  checkHead(request, operation.singleHeaders);
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
  const preferences = parsePrefer(request.headersDistinct.prefer?.join(','));
  const choice = chooseResponse(operation, preferences);
  const mediaType = answerType(choice, request.headers.accept);
  const prepared = await prepareRequest(contract, operation, route, query, request, times);
  const named = choice.response.locations.has(choice.example ?? '') ? undefined : choice.example;
  const result = await askPrism(operation.prism, prepared.prism, {
    status: choice.lookup,
    ...(mediaType !== undefined && { mediaType }),
    ...(named !== undefined && { example: named }),
  });
  const flaws = tellingFlaws(operation, [
    ...redirectFlaws(operation, query),
    ...explainRequest(contract, operation, prepared, result.violations),
  ]);
  const fault = requestFault(operation, flaws, prepared, preferences.strict);
  if (fault !== undefined) return refusal(operation, route, query, flaws, fault);
  if (choice.fault !== undefined) throw withAllow(choice.fault, route);
  const { segments } = route;
  const { status } = choice;
  const location =
    status === 201 ? createdLocation(contract, segments, result.body) : redirectLocation(choice, query);
  return {
    status,
    headers: declaredHeaders(choice.response.headers, {
      segments,
      status,
      ignored: prepared.unknown,
      ...(location !== undefined && { location }),
    }),
    ...(mediaType !== undefined && { body: result.body, mediaType }),
  };
}

/** The media type to answer with; undefined for a response without content. */
function answerType({ response }: Choice, accept: string | undefined): string | undefined {
  const own = [...response.examples.keys()];
  return own.length > 0 ? negotiate(accept, own) : undefined;
}

/** What is wrong with a request that could be read; unknown fields are, under strict handling. */
function requestFault(
  operation: MockOperation,
  flaws: readonly Flaw[],
  { body, unknown }: PreparedRequest,
  strict: boolean,
): Fault | undefined {
  if (flaws.length > 0) return namedFault(flawsFault(flaws, body?.form ?? false), operation);
  return strict && unknown.length > 0 ? namedFault(unknownFieldsFault(unknown), operation) : undefined;
}

/** An authorization request carries its errors back in a redirect; all others are thrown. */
function refusal(
  operation: MockOperation,
  { segments }: Route,
  query: ReadonlyMap<string, readonly string[]>,
  flaws: readonly Flaw[],
  fault: Fault,
): Reply {
  const location = refusalLocation(operation, query, flaws, fault);
  const redirect = operation.responses.get('303');
  if (location === undefined || redirect === undefined) throw fault;
  return { status: 303, headers: declaredHeaders(redirect.headers, { segments, status: 303, location }) };
}

function withAllow(fault: Fault, route: Route): Fault {
  if (fault.status !== 405) return fault;
  return new Fault(fault.name, fault.message, { headers: { Allow: allowedMethods(route) } });
}
