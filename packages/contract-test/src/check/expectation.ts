import type { Contract, Operation, Place } from '../contract/model.ts';
import { declaredResponse } from './declared-response.ts';
import type { Sent, Violation } from './violation.ts';

/** Refusals that concern the state of things or the caller, and so do not contradict a valid request. */
const aboutTheWorld: ReadonlySet<number> = new Set([401, 402, 403, 404, 409, 410, 412, 423, 425, 428, 429]);

/** Whether a status is one that the case names: HTTP allows it there even if the operation does not declare it. */
export function isNamed({ case: { expect }, status }: Sent): boolean {
  return expect.kind === 'status' && expect.statuses.includes(status);
}

/**
 * The violation of a case's expectation by the status of a response; undefined if it is met. The response to a valid
 * request violates `valid-refused` only with a 4XX that concerns the request itself.
 */
export function checkExpectation(contract: Contract, sent: Sent): Violation | undefined {
  const { expect, operation, branch, subject } = sent.case;
  if (expect.kind === 'documented' || isMet(sent)) return undefined;
  const about = branch?.key ?? subject;
  const shared = branch !== undefined && !isWithin(branch.place, contract.placeOf(operation.node));
  const violation = { rule: expect.rule, instancePath: '/status', actual: `status ${sent.status}` };
  if (expect.kind === 'status') {
    const statuses = expect.statuses.join(' or ');
    return {
      ...violation,
      cause: [...(about === undefined ? [] : [about]), statuses].join(' '),
      shared: false,
      expected: `status ${statuses}: ${expect.because}`,
      place: statusPlace(contract, sent, expect.statuses),
    };
  }
  return {
    ...violation,
    cause: about ?? expect.kind,
    shared,
    instancePath: subject === undefined ? '/status' : requestPath(subject, branch?.instancePath),
    expected: `status ${expect.kind === 'refused' ? '4XX' : '2XX'}: ${expect.because}`,
    place: branch?.place ?? subjectPlace(contract, sent),
  };
}

function isMet({ case: { expect, operation }, status }: Sent): boolean {
  switch (expect.kind) {
    case 'documented':
      return true;
    case 'refused':
      return status >= 400;
    case 'status':
      return expect.statuses.includes(status);
    case 'success':
      if (status >= 200 && status < 300) return true;
      return (
        expect.rule === 'valid-refused' &&
        (status < 400 ||
          aboutTheWorld.has(status) ||
          (isAboutMeaning(operation, status) && expect.refusesWith !== status))
      );
  }
}

/** Whether a refusal concerns the meaning of a request: 422 beside 400, which then concerns its syntax. */
function isAboutMeaning({ responses }: Operation, status: number): boolean {
  return status === 422 && responses.has('422') && responses.has('400');
}

/** The first of the expected statuses that is declared, otherwise the operation. */
function statusPlace(contract: Contract, sent: Sent, statuses: readonly number[]): Place {
  const { operation } = sent.case;
  const response = statuses
    .map((status) => declaredResponse(operation, status))
    .find((found) => found !== undefined);
  return contract.placeOf(response?.node ?? operation.node);
}

function subjectPlace(contract: Contract, { case: { operation, subject } }: Sent): Place {
  const parameter = operation.parameters.find((each) => `${each.in}.${each.name}` === subject);
  const body = subject === 'body' ? operation.body : undefined;
  return contract.placeOf((parameter ?? body ?? operation).node);
}

/** `/request/query/limit` for the subject `query.limit`. */
function requestPath(subject: string, inside = ''): string {
  const dot = subject.indexOf('.');
  const where = dot < 0 ? subject : `${subject.slice(0, dot)}/${subject.slice(dot + 1)}`;
  return `/request/${where}${inside}`;
}

function isWithin(place: Place, outer: Place): boolean {
  return place.file === outer.file && `${place.pointer}/`.startsWith(`${outer.pointer}/`);
}
