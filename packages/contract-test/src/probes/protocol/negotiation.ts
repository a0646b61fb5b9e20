import type { Operation } from '../../contract/model.ts';
import type { Case, RequestParts } from '../../model/case.ts';
import { caseOf } from '../../model/case-of.ts';
import { encodeBody } from '../../wire/encode-body.ts';
import { operationProbe, riskyPhase } from '../operation-probe.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';

/** Larger bodies are not sent. */
const mostBytes = 2 * 1024 * 1024;

/**
 * Where the contract declares the refusals: asks for an unknown media type (406), sends a body of an unknown media type
 * (415), and sends a body that is one byte too long (413).
 */
export function negotiationProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'negotiation', riskyPhase(operation), function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      if (operation.responses.has('406'))
        yield notAcceptable(operation, id, withFreshKeys(context, operation, base));
      const { body } = operation;
      if (body === undefined || base.body === undefined) return [];
      const takesAll = [...body.content.keys()].some((mediaType) => mediaType.includes('*'));
      if (operation.responses.has('415') && !takesAll) {
        yield unsupported(operation, id, withFreshKeys(context, operation, base));
      }
      if (operation.responses.has('413') && body.maxBytes !== undefined && body.maxBytes < mostBytes) {
        yield tooLarge(operation, id, withFreshKeys(context, operation, base), body.maxBytes);
      }
      return [];
    }),
  );
}

function notAcceptable(operation: Operation, id: string, parts: RequestParts): Case {
  const because = 'application/vnd.nothing cannot be produced';
  return caseOf(
    id,
    'accept',
    operation,
    parts,
    { kind: 'status', statuses: [406], rule: 'not-acceptable', because },
    { tampering: { headers: { Accept: 'application/vnd.nothing' } }, unchecked: true },
  );
}

function unsupported(operation: Operation, id: string, parts: RequestParts): Case {
  const raw = parts.body === undefined ? '' : encodeBody(parts.body).text;
  return caseOf(
    id,
    'media-type',
    operation,
    { ...parts, body: { mediaType: 'application/x-nothing', raw } },
    {
      kind: 'status',
      statuses: [415],
      rule: 'unsupported-media-type',
      because: 'application/x-nothing is not declared for the body',
    },
    { unchecked: true },
  );
}

function tooLarge(operation: Operation, id: string, parts: RequestParts, maxBytes: number): Case {
  const frame = '{"filler":""}';
  const raw = frame.replace('""', `"${'x'.repeat(Math.max(0, maxBytes + 1 - frame.length))}"`);
  return caseOf(
    id,
    'body-size',
    operation,
    { ...parts, body: { mediaType: parts.body?.mediaType, raw } },
    {
      kind: 'status',
      statuses: [413],
      rule: 'invalid-accepted',
      because: `at most ${maxBytes} bytes are allowed`,
    },
    { subject: 'body-size', unchecked: true },
  );
}
