import type { Operation } from '../../contract/model.ts';
import type { Case, Exchange, RequestParts, Tampering } from '../../model/case.ts';
import { caseOf, documented } from '../../model/case-of.ts';
import { needsCredentials } from '../access/auth.ts';
import type { ProbeContext } from '../probe.ts';
import { ownParameters, parameterIn, withParameter } from '../requests/parameter-values.ts';
import { declaresUnknown, unknownValue } from './unknown-resource.ts';

/** A request that GET must refuse. */
interface Refused {
  readonly name: string;
  readonly parts: RequestParts;
  readonly tampering: Tampering;
}

/**
 * Sends HEAD beside each GET that is refused: for an unknown resource, and without credentials. HEAD must have the
 * status of GET or be refused with 405 or 501. Ends at the first difference.
 */
export function* headOfRefusals(
  context: ProbeContext,
  id: string,
  operation: Operation,
  parts: RequestParts,
): Generator<Case, void, Exchange> {
  for (const { name, parts: sent, tampering } of refusalsOf(context, operation, parts)) {
    const get = yield caseOf(id, `${name}/get`, operation, sent, documented, { tampering, unchecked: true });
    if (get.status < 400 || get.findings.length > 0) continue;
    const head = yield caseOf(
      id,
      `${name}/head`,
      operation,
      sent,
      {
        kind: 'status',
        statuses: [get.status, 405, 501],
        rule: 'head-differs',
        because: `GET returns ${get.status}`,
      },
      { tampering: { ...tampering, method: 'HEAD' }, unchecked: true },
    );
    if (head.status !== get.status) return;
  }
}

function refusalsOf(context: ProbeContext, operation: Operation, parts: RequestParts): readonly Refused[] {
  const inPath = ownParameters(operation).filter((one) => one.in === 'path');
  const unknown = (declaresUnknown(operation) ? inPath : []).flatMap((parameter) => {
    const value = unknownValue(context, operation, parameter, parameterIn(parts, parameter));
    if (value === undefined) return [];
    const name = `unknown/path.${parameter.name}`;
    return [{ name, parts: withParameter(parts, parameter, value), tampering: {} }];
  });
  const without = { name: 'no-credentials', parts, tampering: { credentials: 'none' as const } };
  return needsCredentials(operation) ? [...unknown, without] : unknown;
}
