import { checkExchange } from '../check/check-exchange.ts';
import { declaredResponse } from '../check/declared-response.ts';
import { headerReadings } from '../check/header-readings.ts';
import { declaredContent, mediaTypeOf } from '../check/media-type.ts';
import type { Sent, Violation } from '../check/violation.ts';
import { join, split } from '../contract/json-pointer.ts';
import type { Contract, Json, Operation } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import type { Case } from '../model/case.ts';
import type { LiveExchange } from '../model/live-exchange.ts';
import type { Answer } from '../model/message.ts';
import { parseAnswer } from '../wire/parse-answer.ts';
import type { Deviation, Gap } from './deviation.ts';
import { isMediaType } from './media-type-name.ts';
import { headerOf } from './request-values.ts';
import { schemaDeviation, schemaPlace } from './schema-deviation.ts';

/** Checks that do not apply to an unknown body. */
const aboutBodies: ReadonlySet<string> = new Set(['unreadable-body', 'response-body', 'undocumented-field']);

/** Stands for the bytes of an unknown body. */
const something = new Uint8Array(1);

/** Checks a response against its operation with the checks of `contract test`. */
export function checkResponse(
  contract: Contract,
  judge: Judge,
  one: LiveExchange,
  operation: Operation,
): Deviation[] {
  if (isOfHttp(one, operation)) return [];
  const answer = answerOf(one);
  const { json } = parseAnswer(answer);
  const request = { method: one.method, target: one.target, headers: [], body: undefined };
  const sent: Sent = { case: caseOf(one, operation), request, answer, json, status: one.status };
  return checkExchange(contract, judge, sent)
    .filter(({ rule }) => one.responseBody.unknown === undefined || !aboutBodies.has(rule))
    .map((violation) => deviationOf(contract, one, operation, violation, json));
}

/** The response in the form that the checks expect. */
export function answerOf({
  status,
  responseHeaders,
  responseBody,
  method,
}: LiveExchange): Extract<Answer, { kind: 'response' }> {
  const isKnown = responseBody.unknown === undefined;
  const body = isKnown || method === 'HEAD' ? responseBody.bytes : something;
  return { kind: 'response', status, headers: responseHeaders, body };
}

/** A case that only expects a documented response; a declared 5XX counts as one. */
function caseOf({ status }: LiveExchange, operation: Operation): Case {
  const isDeclared = operation.responses.has(String(status)) || operation.responses.has('5XX');
  return {
    id: operation.id,
    operation,
    parts: { path: {}, query: {}, headers: {}, cookies: {}, body: undefined },
    expect:
      status >= 500 && isDeclared
        ? { kind: 'status', statuses: [status], rule: 'server-error', because: 'it is declared' }
        : { kind: 'documented' },
  };
}

/** Whether an undeclared status is one that HTTP or the security of the operation implies. */
function isOfHttp(one: LiveExchange, operation: Operation): boolean {
  if (declaredResponse(operation, one.status) !== undefined) return false;
  const has = (...names: string[]): boolean => names.some((name) => headerOf(one, name) !== undefined);
  switch (one.status) {
    case 304:
      return has('if-none-match', 'if-modified-since');
    case 206:
    case 416:
      return has('range');
    case 401:
      return operation.security.length > 0 && operation.security.every((way) => way.length > 0);
    default:
      return false;
  }
}

function deviationOf(
  contract: Contract,
  one: LiveExchange,
  operation: Operation,
  { rule, cause, instancePath, expected, actual, place }: Violation,
  json: Json | undefined,
): Deviation {
  if (rule === 'response-body' || rule === 'undocumented-field') {
    const value = json ?? Buffer.from(one.responseBody.bytes).toString('utf8');
    const response = declaredResponse(operation, one.status);
    const entry = response && declaredContent(response.content, mediaTypeOf(answerOf(one)) ?? '');
    const root = entry && schemaPlace(contract.placeOf(entry[1].node));
    const inner = instancePath.slice('/body'.length);
    const judged = {
      rule,
      operation: operation.id,
      where: '/body',
      value,
      direction: 'response',
      root,
    } as const;
    return schemaDeviation(judged, { place, instancePath: inner, expected, actual });
  }
  if (rule === 'header-value') {
    const name = split(instancePath).at(-1) ?? '';
    const text = one.responseHeaders.find(([given]) => given.toLowerCase() === name)?.[1] ?? '';
    const value = headerReadings(text).find((reading) => !Array.isArray(reading)) ?? text;
    const judged = {
      rule,
      operation: operation.id,
      where: instancePath,
      value,
      direction: 'response',
      root: undefined,
    } as const;
    return schemaDeviation(judged, { place, instancePath: '', expected, actual });
  }
  const gap = gapOf(rule, one, cause);
  return {
    // The rest are rules of `contract record`, since its cases expect nothing else.
    rule: rule as Deviation['rule'],
    operation: operation.id,
    key: `${place.file}#${gap.kind === 'optional' ? join(place.pointer, 'required') : place.pointer} ${rule} ${cause}`,
    where: instancePath,
    expected,
    actual,
    place,
    gap,
  };
}

function gapOf(rule: string, one: LiveExchange, cause: string): Gap {
  switch (rule) {
    case 'undocumented-status':
      return { kind: 'status', status: one.status };
    case 'undocumented-header':
      return { kind: 'response-header', name: cause };
    case 'missing-header':
      return { kind: 'optional' };
    case 'media-type': {
      const mediaType = mediaTypeOf(answerOf(one));
      const isEmpty = one.responseBody.unknown === undefined && one.responseBody.bytes.length === 0;
      if (isEmpty) return { kind: 'none', because: 'a document cannot say that a body is optional' };
      if (mediaType === undefined) return { kind: 'none', because: 'the body has no media type' };
      if (!isMediaType(mediaType)) return { kind: 'none', because: 'its media type cannot be read' };
      return { kind: 'response-media-type', mediaType };
    }
    case 'server-error':
      return { kind: 'none', because: 'no document should promise an error of the server' };
    default:
      return { kind: 'none', because: 'a document cannot allow it' };
  }
}
