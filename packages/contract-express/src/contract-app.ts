import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiDocument } from '@finops/openapi';
import express, { type Express } from 'express';
import type { Reply } from './call.ts';
import { type CompiledOperation, type CompileTime, compileOperations } from './compile/compile.ts';
import { openHeaders } from './cors.ts';
import { nowhere, openCall } from './open-call.ts';
import type { OperationFacts } from './operation-facts.ts';
import { apiDocument, type Operation, readOperations } from './operations.ts';
import { type AnyHandler, type Pipeline, serve } from './pipeline.ts';
import { Fault } from './reading/fault.ts';
import { patience } from './reading/read-body.ts';
import { answerHeaders } from './replies/answer-headers.ts';
import { errorNameOf } from './replies/error-body.ts';
import { finishCall, namelessCall, tellFailure } from './replies/last-resort.ts';
import { checkSendable, faultHeaders } from './replies/replies.ts';
import { routesOf } from './routes.ts';
import type { Settings } from './settings.ts';

/** A contract served by Express. */
export interface ContractApp {
  /** Answers every request; mount it last, or beside routers for paths outside the contract. */
  readonly app: Express;
  /** The operations that it serves, in the document's order. */
  readonly operations: readonly OperationFacts[];
  /** The served operations without a handler. */
  readonly unbuilt: readonly OperationFacts[];
  /**
   * Creates the response to a message that could not be read as a request; such a call begins and finishes like any
   * other.
   */
  readonly refuse: (request: IncomingMessage, fault: Fault) => Reply;
}

/**
 * Mounts a contract on Express: routes each operation of the document, reads, normalizes and validates its requests,
 * calls its handler, and validates its responses. Throws an Error if the document cannot be compiled, or if a handler
 * has no operation.
 *
 * @example
 * const { app } = contractApp<operations, OperationDefaults, Context>({ document, handlers, … });
 */
export function contractApp<Operations, Defaults, Context, Supplied = never>(
  settings: Settings<Operations, Defaults, Context, Supplied>,
): ContractApp {
  const document = apiDocument(settings.document);
  const operations = compileOnce(
    document,
    readOperations(document).filter(({ facts }) => settings.include?.(facts) ?? true),
    settings.compile,
  );
  const given = new Map(Object.entries(settings.handlers as unknown as Record<string, AnyHandler<Context>>));
  const facts = operations.map((one) => one.facts);
  refuseSuperfluous(facts, [...given.keys()]);
  const handlers = Object.fromEntries(facts.map(({ id }) => [id, given.get(id) ?? unbuilt]));
  const routes = routesOf(operations.map((one) => [one.facts.path, one.facts.method, one] as const));
  const pipeline: Pipeline<Context> = {
    times: patience,
    ...settings,
    document,
    handlers,
    routes,
    everyReply: settings.cors === 'all' ? openHeaders(operations) : {},
  };
  const app = express();
  app.disable('etag');
  app.disable('x-powered-by');
  app.use((request: IncomingMessage, response: ServerResponse) => {
    void serve(pipeline, request, response);
  });
  return {
    app,
    operations: facts,
    unbuilt: facts.filter(({ id }) => !given.has(id)),
    refuse: (request, fault) => refuseMessage(pipeline, request, fault),
  };
}

/**
 * The compiled operations of each document, by operation id: apps in one process that serve the same document share
 * them.
 */
const compiled = new WeakMap<ApiDocument, Map<string, CompiledOperation>>();

/** Like `compileOperations`, but reuses operations that an earlier app of this process has compiled. */
function compileOnce(
  document: ApiDocument,
  operations: readonly Operation[],
  time: CompileTime | undefined,
): CompiledOperation[] {
  const known = compiled.get(document) ?? new Map<string, CompiledOperation>();
  compiled.set(document, known);
  const isKnown = ({ facts }: Operation): boolean => known.has(facts.id);
  const fresh = compileOperations(
    document,
    operations.filter((one) => !isKnown(one)),
    time,
  );
  for (const one of fresh) known.set(one.facts.id, one);
  return operations.flatMap(({ facts }) => known.get(facts.id) ?? []);
}

function refuseMessage<Context>(pipeline: Pipeline<Context>, request: IncomingMessage, fault: Fault): Reply {
  const { begin, errorReply } = pipeline;
  try {
    const call = openCall(pipeline, request, nowhere);
    begin?.(call);
    const { status, headers, body } = errorReply(fault, call);
    const all = { ...call.headers, ...headers, ...faultHeaders(fault) };
    checkSendable(status, all);
    finishCall(pipeline, call, {
      status,
      bytes: Buffer.byteLength(JSON.stringify(body) ?? ''),
      errorName: errorNameOf(body),
    });
    return { status, headers: all, body };
  } catch (error) {
    tellFailure(pipeline, namelessCall(request), 'no response could be created', error);
    return { status: 500, headers: answerHeaders };
  }
}

function refuseSuperfluous(operations: readonly OperationFacts[], names: readonly string[]): void {
  const ids = new Set(operations.map(({ id }) => id));
  const superfluous = names.filter((name) => !ids.has(name));
  if (superfluous.length > 0)
    throw new Error(`The document has no operations for the handlers ${superfluous.join(', ')}.`);
}

/** The handler of an operation without one. */
function unbuilt(): never {
  throw new Fault('unbuilt', 'This operation is not available yet.');
}
