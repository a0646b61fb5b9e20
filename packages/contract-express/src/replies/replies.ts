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
  /** The content; undefined when there is none. */
  readonly payload: string | Uint8Array | undefined;
  /** The error that the content names. */
  readonly errorName?: string | undefined;
}

/** A prepared reply, and what is wrong with it by the contract. */
export interface ExaminedReply {
  readonly prepared: PreparedReply;
  readonly faults: readonly string[];
}

/** What replies are checked and refused with. */
export interface ReplyRules {
  readonly errorReply: (error: unknown, call: Call) => Reply;
  readonly mistakes: 'fail' | 'report';
  readonly onMistake: (mistake: Mistake, call: Call) => void;
}

const none: readonly string[] = [];

/**
 * Puts a reply together with the headers of its call and finds what is wrong with its status, its media type, its
 * body and its headers by the contract. Throws for what cannot be sent at all: a status that is none, a header with
 * characters that HTTP does not have, a body that is no JSON.
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
      : `the body of ${sent} is neither a text nor bytes`;
  return strange === undefined ? check(declared, body) : [strange];
}

/** Headers that say where a message ends: a second one lets two readers take it for different ones (RFC 9112, 6.3). */
const framing = /^(content-length|transfer-encoding)$/i;

/** Throws what Node would throw when it writes such a head; once it is written there is no other answer. */
export function checkSendable(status: number, headers: Readonly<Record<string, string>>): void {
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new RangeError(`${status} is no status of an answer. Give one from 200 to 599.`);
  }
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    if (framing.test(name))
      throw new TypeError(`${name} is written with the answer. Leave it out of its headers.`);
  }
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

function payloadOf(mediaType: string | undefined, body: unknown): string | Uint8Array {
  if (isJson(mediaType)) return JSON.stringify(body);
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}

function isJson(mediaType: string | undefined): boolean {
  return mediaType !== undefined && formOf(mediaType) === 'json';
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
      faults: [`no error body could be made: ${failure}`],
    };
  }
}

/**
 * What is wrong with a request may be answered by a status that the operation does not declare: an operation without
 * parameters declares no 400, and few declare 405. What is wrong with a response of ours may not.
 */
function isProtocolReply(
  operation: CompiledOperation | undefined,
  error: unknown,
  { status }: Reply,
): boolean {
  return error instanceof Fault && error.kind !== 'mistake' && operation?.responses(status) === undefined;
}

/** The headers that a reply must carry because of a fault: `Allow`, and `Connection` when the message was not read. */
export function faultHeaders({ facts }: Fault): Record<string, string> {
  return {
    ...facts.headers,
    ...(facts.allow !== undefined && { Allow: facts.allow }),
    ...(facts.close && { Connection: 'close' }),
  };
}
