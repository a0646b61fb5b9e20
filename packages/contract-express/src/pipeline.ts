import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call, Reply } from './call.ts';
import type { CompiledOperation } from './compile.ts';
import { corsHeaders, preflightHeaders, preflightMethod } from './cors.ts';
import { ignoredFieldsHeader } from './ignored-fields.ts';
import { openCall } from './open-call.ts';
import { type AnyInput, readInput } from './read-input.ts';
import { Fault } from './reading/fault.ts';
import { checkHost } from './reading/host.ts';
import { negotiate } from './reading/media-types.ts';
import type { ApiDocument } from './reading/openapi.ts';
import { decodePath, splitTarget, type Target } from './reading/target.ts';
import { clip } from './reading/words.ts';
import { blame, bodyFaults, headerFaults, type PreparedReply, prepareReply, refuse } from './replies.ts';
import type { Match, Routes } from './routes.ts';
import type { BodyTimes, Settings } from './settings.ts';
import { writeReply } from './write-reply.ts';

/** A handler of any operation. */
export type AnyHandler<Context> = (input: AnyInput, context: Context, call: Call) => Reply | Promise<Reply>;

/** Everything that requests are answered with. */
export interface Pipeline<Context> extends Omit<Settings<object, object, Context>, 'document' | 'handlers'> {
  readonly document: ApiDocument;
  readonly routes: Routes<CompiledOperation>;
  readonly handlers: Readonly<Record<string, AnyHandler<Context>>>;
  readonly times: BodyTimes;
}

/**
 * Answers one request, in this order: request id, begin, route, admit, negotiate, read, normalize, unknown fields,
 * validate, perform (handler, validate response), send, finish. It never rejects.
 */
export async function serve<Context>(
  pipeline: Pipeline<Context>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = splitTarget(request.url ?? '/');
  const found = route(pipeline, target, request.method ?? 'GET');
  const { operation } = found;
  const call = openCall(pipeline.newRequestId(), request, target.path, operation?.facts);
  let bytes = 0;
  if (pipeline.finish !== undefined) {
    response.once('close', () =>
      pipeline.finish?.(call, { status: response.headersSent ? response.statusCode : 0, bytes }),
    );
  }
  let reply: PreparedReply;
  try {
    pipeline.begin?.(call);
    reply = await answer(pipeline, call, found, target);
  } catch (error) {
    reply = refuse(pipeline, operation, call, error);
  }
  if (response.headersSent || response.destroyed) return;
  try {
    bytes = writeReply(response, reply);
  } catch (error) {
    bytes = writeReply(response, refuse(pipeline, operation, call, error));
  }
}

/** Where a request leads: nowhere, to a path without its method, or to an operation. */
interface Found {
  readonly match?: Match<CompiledOperation> | undefined;
  readonly operation?: CompiledOperation | undefined;
  /** Why the path could not be read. */
  readonly failure?: unknown;
}

function route<Context>({ routes }: Pipeline<Context>, target: Target, method: string): Found {
  try {
    const match = routes.find(decodePath(target.segments));
    const operation = match?.route.operations.get(method === 'HEAD' ? 'GET' : method);
    return { match, operation };
  } catch (failure) {
    return { failure };
  }
}

async function answer<Context>(
  pipeline: Pipeline<Context>,
  call: Call,
  { match, operation, failure }: Found,
  target: Target,
): Promise<PreparedReply> {
  const { request } = call;
  const { method = 'GET' } = request;
  if (failure !== undefined) throw failure;
  checkHost(request);
  if (operation !== undefined && pipeline.cors?.(operation.facts)) {
    Object.assign(call.headers, corsHeaders(operation));
  }
  if (method === 'OPTIONS' && match !== undefined && operation === undefined) {
    return prepareReply(undefined, call, options(pipeline, match, request));
  }
  const context = await pipeline.admit(call);
  if (match === undefined) throw unknownPath(method, target.path);
  if (operation === undefined) throw unknownMethod(method, match.route.allow);
  if (request.headers.accept !== undefined && operation.offered.length > 0) {
    negotiate(request.headers.accept, operation.offered);
  }
  const { input, ignored } = await readInput(
    pipeline.document,
    operation,
    request,
    target,
    match.path,
    pipeline.times,
  );
  if (ignored.length > 0) call.headers['Ignored-Fields'] = ignoredFieldsHeader(ignored);
  const run = async (): Promise<Reply> => handle(pipeline, operation, input, context, call);
  const reply = await (pipeline.perform?.({ call, context, input, run }) ?? run());
  const prepared = prepareReply(operation, call, reply);
  blame(pipeline, call, prepared.status, headerFaults(operation, prepared.status, prepared.headers));
  return prepared;
}

async function handle<Context>(
  pipeline: Pipeline<Context>,
  operation: CompiledOperation,
  input: AnyInput,
  context: Context,
  call: Call,
): Promise<Reply> {
  const handler = pipeline.handlers[operation.facts.id];
  if (handler === undefined) throw new Error(`${operation.facts.id} has no handler.`);
  const reply = await handler(input, context, call);
  blame(pipeline, call, reply.status, bodyFaults(operation, call, reply));
  return reply;
}

/** Answers OPTIONS: the methods of the path, and a preflight for an operation that pages of any origin may call. */
function options<Context>(
  { cors }: Pipeline<Context>,
  { route }: Match<CompiledOperation>,
  { headers }: IncomingMessage,
): Reply {
  const wanted = route.operations.get(preflightMethod(headers) ?? '');
  const open = wanted !== undefined && cors?.(wanted.facts);
  return { status: 204, headers: { Allow: route.allow, ...(open && preflightHeaders(route, headers)) } };
}

function unknownPath(method: string, path: string): Fault {
  return new Fault('not_found', `There is no ${method} ${clip(path, 100)}. Check it in the documentation.`);
}

function unknownMethod(method: string, allow: string): Fault {
  return new Fault('method_not_allowed', `This path does not have ${method}. It has ${allow}.`, { allow });
}
