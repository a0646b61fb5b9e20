import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiDocument, allowOf, type Match, type Routes } from '@finops/openapi';
import type { Call, Reply } from './call.ts';
import type { CompiledOperation } from './compile/compile.ts';
import { corsHeaders, preflightHeaders, preflightMethod } from './cors.ts';
import { ignoredFieldsHeader } from './ignored-fields.ts';
import { openCall } from './open-call.ts';
import type { OperationFacts } from './operation-facts.ts';
import { type AnyInput, readInput } from './read-input.ts';
import { Fault } from './reading/fault.ts';
import { checkHead } from './reading/head.ts';
import { negotiate } from './reading/media-types.ts';
import { DEFAULT_BODY_BYTES } from './reading/operations.ts';
import type { BodyTimes } from './reading/read-body.ts';
import { comingBytes } from './reading/request-body.ts';
import { decodePath, splitTarget, type Target } from './reading/target.ts';
import { clip } from './reading/words.ts';
import { finishCall, giveUp } from './replies/last-resort.ts';
import { blame, examineReply, type PreparedReply, refuse } from './replies/replies.ts';
import { writeReply } from './replies/write-reply.ts';
import type { Sent, Settings } from './settings.ts';

/** A handler of any operation. */
export type AnyHandler<Context> = (input: AnyInput, context: Context, call: Call) => Reply | Promise<Reply>;

/** The settings and compiled parts that requests are answered with. */
export interface Pipeline<Context> extends Omit<Settings<object, object, Context>, 'document' | 'handlers'> {
  readonly document: ApiDocument;
  readonly routes: Routes<CompiledOperation>;
  readonly handlers: Readonly<Record<string, AnyHandler<Context>>>;
  readonly times: BodyTimes;
  /** Headers of every reply, in addition to those of any app. */
  readonly everyReply: Readonly<Record<string, string>>;
}

/**
 * Answers one request in this order: request id, begin, route, admit, negotiate, make room, read, normalize, unknown
 * fields, validate, perform (handler, validate response), send, finish. It never rejects: if even the error body fails,
 * the response is a bare 500.
 */
export async function serve<Context>(
  pipeline: Pipeline<Context>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await respond(pipeline, request, response);
  } catch (error) {
    giveUp(pipeline, request, response, error);
  }
}

async function respond<Context>(
  pipeline: Pipeline<Context>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = splitTarget(request.url ?? '/');
  const found = route(pipeline, target, request.method ?? 'GET');
  const { operation } = found;
  const call = openCall(pipeline, request, {
    operation: operation?.facts,
    instead: operation === undefined ? operationsOf(found) : none,
    path: target.path,
  });
  let written: Omit<Sent, 'status'> = { bytes: 0 };
  if (pipeline.finish !== undefined) {
    response.once('close', () => {
      const status = response.headersSent ? response.statusCode : 0;
      finishCall(pipeline, call, { status, ...written });
    });
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
    written = write(response, reply);
  } catch (error) {
    written = write(response, refuse(pipeline, operation, call, error));
  }
}

function write(response: ServerResponse, reply: PreparedReply): Omit<Sent, 'status'> {
  return { bytes: writeReply(response, reply), errorName: reply.errorName };
}

/** Where a request leads: nowhere, to a path without its method, or to an operation. */
interface Found {
  readonly match?: Match<CompiledOperation> | undefined;
  readonly operation?: CompiledOperation | undefined;
  /** Why the path could not be decoded. */
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

const none: readonly OperationFacts[] = [];

function operationsOf({ match }: Found): readonly OperationFacts[] {
  return match === undefined ? none : [...match.route.operations.values()].map(({ facts }) => facts);
}

async function answer<Context>(
  pipeline: Pipeline<Context>,
  call: Call,
  { match, operation, failure }: Found,
  target: Target,
): Promise<PreparedReply> {
  const { request } = call;
  const { method = 'GET' } = request;
  checkHead(request, operation?.request.singleHeaders);
  if (operation !== undefined && typeof pipeline.cors === 'function' && pipeline.cors(operation.facts)) {
    Object.assign(call.headers, corsHeaders(operation.exposedHeaders));
  }
  if (method === 'OPTIONS' && operation === undefined && failure === undefined) {
    const reply = options(pipeline, match, request);
    if (reply !== undefined) return examineReply(undefined, call, reply).prepared;
  }
  const context = await pipeline.admit(call);
  if (failure !== undefined) throw failure;
  if (match === undefined) throw unknownPath(method, target.path);
  if (operation === undefined) throw unknownMethod(method, match.route.allow);
  if (request.headers.accept !== undefined && operation.offered.length > 0) {
    negotiate(request.headers.accept, operation.offered);
  }
  const leave = await roomFor(pipeline, operation, call, context);
  try {
    return await carryOut(pipeline, operation, call, context, target, match.path);
  } finally {
    leave?.();
  }
}

/** Makes room for a large body; others are small enough to be read at once. */
async function roomFor<Context>(
  { makeRoom }: Pipeline<Context>,
  { request: { body } }: CompiledOperation,
  call: Call,
  context: Context,
): Promise<(() => void) | undefined> {
  const bytes = comingBytes(call.request, body?.maxBytes ?? 0);
  return bytes > DEFAULT_BODY_BYTES ? makeRoom?.(call, context, bytes) : undefined;
}

async function carryOut<Context>(
  pipeline: Pipeline<Context>,
  operation: CompiledOperation,
  call: Call,
  context: Context,
  target: Target,
  path: Record<string, string>,
): Promise<PreparedReply> {
  const { document, times } = pipeline;
  const { input, ignored } = await readInput(document, operation, call.request, target, path, times);
  const { check, withHeaders } = replyChecks(pipeline, operation, call);
  const run = async (): Promise<Reply> => {
    const reply = await handle(pipeline, operation, input, context, call);
    check(reply);
    return reply;
  };
  const reply = await (pipeline.perform?.({ call, context, input, run, check }) ?? run());
  check(reply);
  if (ignored.length > 0 && reply.status < 400) {
    call.headers['Ignored-Fields'] = ignoredFieldsHeader(ignored);
  }
  return withHeaders();
}

/** Checks each reply of a call once and keeps the last one as it will be sent. */
function replyChecks<Context>(
  pipeline: Pipeline<Context>,
  operation: CompiledOperation,
  call: Call,
): { check: (reply: Reply) => void; withHeaders: () => PreparedReply } {
  let last: { reply: Reply; prepared: PreparedReply } | undefined;
  return {
    check(reply) {
      if (last !== undefined && reply === last.reply) return;
      const { prepared, faults } = examineReply(operation, call, reply);
      blame(pipeline, call, prepared.status, faults);
      last = { reply, prepared };
    },
    withHeaders() {
      if (last === undefined) throw new Error('No reply was checked.');
      // Headers may have been added to the call since the check.
      return { ...last.prepared, headers: { ...call.headers, ...last.prepared.headers } };
    },
  };
}

function handle<Context>(
  pipeline: Pipeline<Context>,
  operation: CompiledOperation,
  input: AnyInput,
  context: Context,
  call: Call,
): Reply | Promise<Reply> {
  const handler = pipeline.handlers[operation.facts.id];
  if (handler === undefined) throw new Error(`${operation.facts.id} has no handler.`);
  return handler(input, context, call);
}

/**
 * Answers OPTIONS with the methods of the path, and a preflight for an operation that pages of any origin may call. If
 * they may call every operation, a preflight of an unknown path succeeds, so that the page can read the 404; otherwise
 * an unknown path gets no such response.
 */
function options<Context>(
  { cors }: Pipeline<Context>,
  match: Match<CompiledOperation> | undefined,
  { headers }: IncomingMessage,
): Reply | undefined {
  const method = preflightMethod(headers);
  if (match === undefined && cors !== 'all') return undefined;
  const wanted = match?.route.operations.get(method ?? '');
  const open = cors === 'all' ? method !== undefined : wanted !== undefined && cors?.(wanted.facts);
  const allow = match?.route.allow ?? method ?? 'OPTIONS';
  // A browser caches the result for every method that the response names.
  const opened = cors === 'all' || match === undefined ? allow : openMethods(match.route, cors);
  return { status: 204, headers: { Allow: allow, ...(open && preflightHeaders(opened, headers)) } };
}

function openMethods(
  { operations }: Match<CompiledOperation>['route'],
  isOpen: ((facts: CompiledOperation['facts']) => boolean) | undefined,
): string {
  return allowOf([...operations].filter(([, { facts }]) => isOpen?.(facts)).map(([method]) => method));
}

function unknownPath(method: string, path: string): Fault {
  return new Fault('not_found', `${method} ${clip(path, 100)} does not exist. Check the documentation.`);
}

function unknownMethod(method: string, allow: string): Fault {
  return new Fault('method_not_allowed', `This path does not support ${method}. It supports ${allow}.`, {
    allow,
  });
}
