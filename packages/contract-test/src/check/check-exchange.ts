import type { Contract, Operation, ResponseModel } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import type { RawFinding } from '../model/case.ts';
import { checkBody, checkReadable } from './check-body.ts';
import { checkHeaders } from './check-headers.ts';
import { declaredResponse } from './declared-response.ts';
import { checkExpectation, isNamed } from './expectation.ts';
import { checkMediaType } from './media-type.ts';
import { isRefusedByLength } from './refused-by-length.ts';
import type { Sent, Violation } from './violation.ts';

/**
 * Checks an exchange against the expectation of its case and against the contract. The layers are: a response at all,
 * no 5XX, the expectation, a declared status, a declared media type, a readable body, and then headers and body. The
 * first layer that fails ends the check, so that one cause is one finding. Requests that HTTP lets a server refuse for
 * their length alone are not checked.
 *
 * A HEAD request beside a declared GET is checked on the first three layers only: the rest is the rule `head-differs`.
 */
export function checkExchange(contract: Contract, judge: Judge, sent: Sent): RawFinding[] {
  const { case: sentCase, request } = sent;
  return violations(contract, judge, sent).map((violation) => ({
    ...violation,
    operation: sentCase.operation,
    case: sentCase,
    request,
  }));
}

function violations(contract: Contract, judge: Judge, sent: Sent): Violation[] {
  const { answer, case: sentCase, status } = sent;
  const { operation } = sentCase;
  if (answer.kind === 'none') return [noAnswer(contract, operation, answer.reason)];
  if (status >= 500 && !isNamed(sent)) return [serverError(contract, operation, status)];
  if (isRefusedByLength(sent)) return [];
  const unexpected = checkExpectation(contract, sent);
  if (unexpected !== undefined) return [unexpected];
  if (isForeignHead(sent) || (sentCase.unchecked === true && status < 400)) return [];
  const response = responseFor(sent);
  if (response === undefined) {
    return isNamed(sent) || isImplied(sent) ? [] : [undocumentedStatus(contract, operation, status)];
  }

  const media = checkMediaType(contract, sent, answer, response);
  if ('violation' in media) return [media.violation];
  const unreadable = media.content && checkReadable(contract, sent, answer, media.content);
  if (unreadable !== undefined) return [unreadable];
  return [
    ...checkHeaders(contract, judge, answer, response),
    ...(media.content === undefined ? [] : checkBody(contract, judge, sent, answer, media.content)),
  ];
}

/** Whether a status follows from the security of the operation: 401 for missing or invalid credentials. */
function isImplied({ case: { tampering, operation }, status }: Sent): boolean {
  const demandsSome = operation.security.length > 0 && operation.security.every((way) => way.length > 0);
  return status === 401 && tampering?.credentials !== undefined && demandsSome;
}

/** The response to an undeclared method is only checked if the operation declares its exact status. */
function responseFor({ case: { operation, tampering }, status }: Sent): ResponseModel | undefined {
  return tampering?.method === undefined || tampering.method === operation.method
    ? declaredResponse(operation, status)
    : operation.responses.get(String(status));
}

function isForeignHead({ case: { operation }, request }: Sent): boolean {
  return request.method === 'HEAD' && operation.method !== 'HEAD';
}

function noAnswer(contract: Contract, operation: Operation, reason: string): Violation {
  return {
    rule: 'no-answer',
    cause: 'no answer',
    shared: false,
    instancePath: '',
    expected: 'an answer',
    actual: `nothing: ${reason}`,
    place: contract.placeOf(operation.node),
  };
}

function serverError(contract: Contract, operation: Operation, status: number): Violation {
  const declared = declaredResponse(operation, status);
  return {
    rule: 'server-error',
    cause: String(status),
    shared: false,
    instancePath: '/status',
    expected: 'a status below 500',
    actual: `status ${status}`,
    place: declared === undefined ? responsesPlace(contract, operation) : contract.placeOf(declared.node),
  };
}

function undocumentedStatus(contract: Contract, operation: Operation, status: number): Violation {
  return {
    rule: 'undocumented-status',
    cause: String(status),
    shared: false,
    instancePath: '/status',
    expected: `status ${[...operation.responses.keys()].join(' or ')}`,
    actual: `status ${status}`,
    place: responsesPlace(contract, operation),
  };
}

function responsesPlace(contract: Contract, operation: Operation) {
  return contract.placeOf(operation.node, 'responses');
}
