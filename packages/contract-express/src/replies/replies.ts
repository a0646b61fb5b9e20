import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Call, Reply } from '../call.ts';
import type { CompiledOperation } from '../compile/compile.ts';
import { Fault } from '../reading/fault.ts';
import { formOf } from '../reading/media-types.ts';
import type { Mistake } from '../settings.ts';
import { errorNameOf } from './error-body.ts';
import { strangeData } from './plain-data.ts';
import { type ReplyType, replyType } from './reply-type.ts';

/** A reply ready to be written. */
export interface PreparedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The content; undefined if there is none. */
  readonly payload: string | Uint8Array | undefined;
  /** The error that the content names. */
  readonly errorName?: string | undefined;
}

/** A prepared reply with its violations of the contract. */
export interface ExaminedReply {
  readonly prepared: PreparedReply;
  readonly faults: readonly string[];
}

/** How replies are checked and refused. */
export interface ReplyRules {
  readonly errorReply: (error: unknown, call: Call) => Reply;
  readonly mistakes: 'fail' | 'report';
  readonly onMistake: (mistake: Mistake, call: Call) => void;
}

const none: readonly string[] = [];

/**
 * Assembles a reply with the headers of its call and lists the violations in its status, media type, body and headers.
 * Throws for a reply that cannot be sent at all: an invalid status, a header with characters that HTTP does not allow,
 * a body that JSON cannot represent.
 */
export function examineReply(
  operation: CompiledOperation | undefined,
  call: Call,
  reply: Reply,
): ExaminedReply {
  const { status, body } = reply;
  const all: Record<string, string> = { ...call.headers, ...reply.headers };
  checkSendable(status, reply.headers ?? {});
  const check = operation?.responses(status);
  const type =
    body === undefined ? {} : replyType(check?.mediaTypes ?? none, call.request.headers.accept, all);
  const payload = body === undefined ? undefined : payloadOf(type.sent, body);
  const errorName = status < 400 ? undefined : errorNameOf(body);
  const prepared = { status, headers: all, payload, errorName };
  if (operation === undefined) return { prepared, faults: none };
  if (check === undefined) return { prepared, faults: [`status ${status} is not declared`] };
  const faults = [...bodyFaults(check.body, type, body), ...check.headers(all)];
  return { prepared, faults: faults.length === 0 ? none : faults };
}

function bodyFaults(
  check: (mediaType: string | undefined, body: unknown) => readonly string[],
  { declared, sent, fault }: ReplyType,
  body: unknown,
): readonly string[] {
  if (fault !== undefined) return [fault];
  if (body === undefined) return check(declared, body);
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  const strange = isJson(sent)
    ? strangeData(body)
    : isText
      ? undefined
      : `the body of ${sent} is neither text nor bytes`;
  return strange === undefined ? check(declared, body) : [strange];
}

/** Headers that determine where a message ends: with a duplicate, two readers may disagree (RFC 9112, 6.3). */
const framing = /^(content-length|transfer-encoding)$/i;

/** Throws what Node would throw when writing such headers; after that, no other response is possible. */
export function checkSendable(status: number, headers: Readonly<Record<string, string>>): void {
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new RangeError(`${status} is not a valid response status. Use 200 to 599.`);
  }
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    if (framing.test(name)) throw new TypeError(`${name} is set automatically. Remove it from the headers.`);
  }
}

/** Reports violations and, if violations must fail, throws the fault for them. */
export function blame(rules: ReplyRules, call: Call, status: number, faults: readonly string[]): void {
  if (faults.length === 0) return;
  rules.onMistake({ status, faults }, call);
  if (rules.mistakes === 'fail') throw mistakeFault(status, faults);
}

function mistakeFault(status: number, faults: readonly string[]): Fault {
  return new Fault('mistake', `The response ${status} breaks the contract: ${faults.join('; ')}.`);
}

function payloadOf(mediaType: string | undefined, body: unknown): string | Uint8Array {
  if (isJson(mediaType)) return JSON.stringify(body);
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}

function isJson(mediaType: string | undefined): boolean {
  return mediaType !== undefined && formOf(mediaType) === 'json';
}

/**
 * Creates the reply for a thrown error and checks it like any other. If it violates the contract and violations must
 * fail, the reply for the violation replaces it, once; that one is sent in any case.
 */
export function refuse(
  rules: ReplyRules,
  operation: CompiledOperation | undefined,
  call: Call,
  error: unknown,
): PreparedReply {
  const { prepared, faults } = errorReplyOf(rules, operation, call, error);
  if (faults.length > 0) {
    rules.onMistake({ status: prepared.status, faults }, call);
    const isMistake = error instanceof Fault && error.kind === 'mistake';
    if (rules.mistakes === 'fail' && !isMistake) {
      return refuse(rules, operation, call, mistakeFault(prepared.status, faults));
    }
  }
  return prepared;
}

function errorReplyOf(
  rules: ReplyRules,
  operation: CompiledOperation | undefined,
  call: Call,
  error: unknown,
): ExaminedReply {
  try {
    const reply = rules.errorReply(error, call);
    const headers = error instanceof Fault ? { ...reply.headers, ...faultHeaders(error) } : reply.headers;
    const examined = examineReply(operation, call, { ...reply, ...(headers && { headers }) });
    return isProtocolReply(operation, error, reply) ? { ...examined, faults: none } : examined;
  } catch (failure) {
    return {
      prepared: { status: 500, headers: call.headers, payload: undefined },
      faults: [`no error body could be created: ${failure}`],
    };
  }
}

/**
 * A refused request may get a status that the operation does not declare: an operation without parameters declares no
 * 400, and few declare 405. A response that violates the contract may not.
 */
function isProtocolReply(
  operation: CompiledOperation | undefined,
  error: unknown,
  { status }: Reply,
): boolean {
  return error instanceof Fault && error.kind !== 'mistake' && operation?.responses(status) === undefined;
}

/**
 * The headers that a reply must carry because of a fault: `Allow`, and `Connection` if the message was not read
 * completely.
 */
export function faultHeaders({ facts }: Fault): Record<string, string> {
  return {
    ...facts.headers,
    ...(facts.allow !== undefined && { Allow: facts.allow }),
    ...(facts.close && { Connection: 'close' }),
  };
}
