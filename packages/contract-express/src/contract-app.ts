import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';
import { answerHeaders } from './answer-headers.ts';
import type { Reply } from './call.ts';
import { type CompiledOperation, compileOperations } from './compile.ts';
import { finishCall, namelessCall, tellFailure } from './last-resort.ts';
import { nowhere, openCall } from './open-call.ts';
import type { OperationFacts } from './operation-facts.ts';
import { apiDocument, readOperations } from './operations.ts';
import { type AnyHandler, type Pipeline, serve } from './pipeline.ts';
import type { Fault } from './reading/fault.ts';
import { checkSendable, faultHeaders } from './replies.ts';
import { makeRoutes } from './routes.ts';
import type { BodyTimes, Settings } from './settings.ts';

/** A contract on Express. */
export interface ContractApp {
  /** Answers everything; mount it last, or beside routers for paths that no contract knows. */
  readonly app: Express;
  /** The operations that it serves, in the document's order. */
  readonly operations: readonly OperationFacts[];
  /** The answer to a message that could not be read as a request; such a call begins and finishes like any other. */
  readonly refuse: (request: IncomingMessage, fault: Fault) => Reply;
}

/** A body that stops coming is answered within two seconds; what comes steadily has a minute. */
const patience: BodyTimes = { idleMs: 1500, totalMs: 60_000 };

/**
 * Mounts a contract on Express: each operation of the document is routed, its requests are read, normalized and
 * validated, its handler is called, and its responses are validated. Everything is compiled on return.
 * Throws an Error when the document cannot be compiled, and when an operation has no handler or a handler no
 * operation.
 *
 * @example
 * const { app } = contractApp<operations, OperationDefaults, Context>({ document, handlers, … });
 */
export function contractApp<Operations, Defaults, Context, Supplied = never>(
  settings: Settings<Operations, Defaults, Context, Supplied>,
): ContractApp {
  const document = apiDocument(settings.document);
  const operations = compileOperations(
    document,
    readOperations(document).filter(({ facts }) => settings.include?.(facts) ?? true),
  );
  const handlers = settings.handlers as unknown as Readonly<Record<string, AnyHandler<Context>>>;
  matchHandlers(operations, Object.keys(handlers));
  const routes = makeRoutes(operations.map((one) => [one.facts.path, one.facts.method, one] as const));
  const pipeline: Pipeline<Context> = { times: patience, ...settings, document, handlers, routes };
  const app = express();
  app.disable('etag');
  app.disable('x-powered-by');
  app.use((request: IncomingMessage, response: ServerResponse) => {
    void serve(pipeline, request, response);
  });
  return {
    app,
    operations: operations.map(({ facts }) => facts),
    refuse: (request, fault) => refuseMessage(pipeline, request, fault),
  };
}

function refuseMessage<Context>(pipeline: Pipeline<Context>, request: IncomingMessage, fault: Fault): Reply {
  const { begin, errorReply } = pipeline;
  try {
    const call = openCall(pipeline, request, nowhere);
    begin?.(call);
    const { status, headers, body } = errorReply(fault, call);
    const all = { ...call.headers, ...headers, ...faultHeaders(fault) };
    checkSendable(status, all);
    finishCall(pipeline, call, { status, bytes: Buffer.byteLength(JSON.stringify(body) ?? '') });
    return { status, headers: all, body };
  } catch (error) {
    tellFailure(pipeline, namelessCall(request), 'no answer could be given', error);
    return { status: 500, headers: answerHeaders };
  }
}

function matchHandlers(operations: readonly CompiledOperation[], names: readonly string[]): void {
  const ids = new Set(operations.map(({ facts }) => facts.id));
  const missing = [...ids].filter((id) => !names.includes(id));
  const superfluous = names.filter((name) => !ids.has(name));
  const lines = [
    ...(missing.length > 0 ? [`No handler for ${missing.join(', ')}.`] : []),
    ...(superfluous.length > 0 ? [`No operation for the handlers ${superfluous.join(', ')}.`] : []),
  ];
  if (lines.length > 0) throw new Error(lines.join(' '));
}
