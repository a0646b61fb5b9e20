import type { Contract } from '../contract/model.ts';
import type { Exchange, RawFinding } from '../model/case.ts';

type Earlier = NonNullable<RawFinding['before']>;

/**
 * Adds the preceding requests to findings of requests without a response, the newest last: a server may crash because
 * of a request that it has just answered.
 */
export function withRequestsBefore(findings: readonly RawFinding[], before: Earlier): readonly RawFinding[] {
  return findings.map((one) => (one.rule === 'no-answer' ? { ...one, before } : one));
}

/** The finding that a target is lost after a response, before any other request was sent. */
export function goneAfter(contract: Contract, last: Exchange, before: Earlier, reason: string): RawFinding {
  const { case: sent, request, status } = last;
  const { operation } = sent;
  return {
    rule: 'no-answer',
    operation,
    cause: 'gone after an answer',
    shared: false,
    instancePath: '',
    expected: 'a target that keeps running after its response',
    actual: `status ${status}, then no connection to the target: ${reason}`,
    place: contract.placeOf(operation.node),
    case: sent,
    request,
    before,
  };
}
