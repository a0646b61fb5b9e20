import type { Call, Reply } from './call.ts';
import type { CompiledOperation } from './compile.ts';
import { Fault } from './reading/fault.ts';
import { acceptable } from './reading/media-types.ts';
import type { Mistake } from './settings.ts';

/** A reply ready to be written. */
export interface PreparedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The content; undefined when there is none. */
  readonly payload: string | Uint8Array | undefined;
}

/** What replies are checked and refused with. */
export interface ReplyRules {
  readonly errorReply: (error: unknown, call: Call) => Reply;
  readonly mistakes: 'fail' | 'report';
  readonly onMistake: (mistake: Mistake, call: Call) => void;
}

const none: readonly string[] = [];

/** What is wrong with the status and the body of a reply by the contract. */
export function bodyFaults(
  operation: CompiledOperation,
  call: Call,
  { status, body }: Reply,
): readonly string[] {
  const check = operation.responses(status);
  if (check === undefined) return [`status ${status} is not declared`];
  return check.body(mediaTypeOf(operation, call, status), body);
}

/** What is wrong with the headers of a reply by the contract, those of its call included. */
export function headerFaults(
  operation: CompiledOperation,
  status: number,
  headers: Readonly<Record<string, string>>,
): readonly string[] {
  return operation.responses(status)?.headers(headers) ?? none;
}

/** Tells of a mistake, and throws the fault that stands for it when mistakes are to fail. */
export function blame(rules: ReplyRules, call: Call, status: number, faults: readonly string[]): void {
  if (faults.length === 0) return;
  rules.onMistake({ status, faults }, call);
  if (rules.mistakes === 'fail') throw mistakeFault(status, faults);
}

function mistakeFault(status: number, faults: readonly string[]): Fault {
  return new Fault('mistake', `The response ${status} breaks the contract: ${faults.join('; ')}.`);
}

/** Puts a reply together with the headers of its call. Throws what JSON.stringify throws. */
export function prepareReply(
  operation: CompiledOperation | undefined,
  call: Call,
  { status, headers, body }: Reply,
): PreparedReply {
  const all: Record<string, string> = { ...call.headers, ...headers };
  if (body === undefined) return { status, headers: all, payload: undefined };
  const mediaType =
    (operation && mediaTypeOf(operation, call, status)) ?? all['Content-Type'] ?? 'application/json';
  all['Content-Type'] = mediaType;
  return { status, headers: all, payload: payloadOf(mediaType, body) };
}

function payloadOf(mediaType: string, body: unknown): string | Uint8Array {
  if (/[/+]json\b/.test(mediaType)) return JSON.stringify(body);
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}

function mediaTypeOf(operation: CompiledOperation, { request }: Call, status: number): string | undefined {
  const mediaTypes = operation.responses(status)?.mediaTypes ?? [];
  if (mediaTypes.length < 2) return mediaTypes[0];
  return acceptable(request.headers.accept, mediaTypes) ?? mediaTypes[0];
}

/**
 * Makes the reply to what was thrown, and checks it like any other. A wrong one becomes the reply to a mistake when
 * mistakes are to fail, once; whatever that is, it is sent.
 */
export function refuse(
  rules: ReplyRules,
  operation: CompiledOperation | undefined,
  call: Call,
  error: unknown,
): PreparedReply {
  const { reply, faults } = errorReplyOf(rules, operation, call, error);
  if (faults.length > 0) {
    rules.onMistake({ status: reply.status, faults }, call);
    const isMistake = error instanceof Fault && error.kind === 'mistake';
    if (rules.mistakes === 'fail' && !isMistake) {
      return refuse(rules, operation, call, mistakeFault(reply.status, faults));
    }
  }
  return reply;
}

function errorReplyOf(
  rules: ReplyRules,
  operation: CompiledOperation | undefined,
  call: Call,
  error: unknown,
): { reply: PreparedReply; faults: readonly string[] } {
  try {
    const reply = rules.errorReply(error, call);
    const headers = error instanceof Fault ? { ...reply.headers, ...faultHeaders(error) } : reply.headers;
    const prepared = prepareReply(operation, call, { ...reply, ...(headers && { headers }) });
    if (operation === undefined || isProtocolReply(operation, error, reply)) {
      return { reply: prepared, faults: none };
    }
    const faults = [
      ...bodyFaults(operation, call, reply),
      ...headerFaults(operation, prepared.status, prepared.headers),
    ];
    return { reply: prepared, faults };
  } catch (failure) {
    return {
      reply: { status: 500, headers: call.headers, payload: undefined },
      faults: [`no error body could be made: ${failure}`],
    };
  }
}

/**
 * A message that is no HTTP request, and a parameter that strict handling refuses, may be answered by a status that the
 * operation does not declare: operations without parameters declare no 400.
 */
function isProtocolReply(operation: CompiledOperation, error: unknown, { status }: Reply): boolean {
  return (
    error instanceof Fault &&
    (error.kind === 'unreadable' || error.kind === 'unknown_fields') &&
    operation.responses(status) === undefined
  );
}

/** The headers that a reply must carry because of a fault: `Allow`, and `Connection` when the message was not read. */
export function faultHeaders({ facts }: Fault): Record<string, string> {
  return {
    ...facts.headers,
    ...(facts.allow !== undefined && { Allow: facts.allow }),
    ...(facts.close && { Connection: 'close' }),
  };
}
