import { declaredResponse } from '../../check/declared-response.ts';
import { mediaTypeOf } from '../../check/media-type.ts';
import type { Contract, Operation } from '../../contract/model.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { caseOf, documented, isSuccess } from '../../model/case-of.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';

/**
 * Asks for each media type that an operation can return, for any type as most clients do, and for several at once: with
 * the returned type after an unknown one, and before any other. A request that accepts the returned type must not get
 * 406 (RFC 9110, 12.5.1).
 */
export function acceptProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'accept', 'shape', function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      const asking = (name: string, accept: string) =>
        caseOf(id, name, operation, withFreshKeys(context, operation, base), documented, {
          tampering: { headers: { Accept: accept } },
        });
      for (const type of answerTypes(operation)) yield asking(type, type);
      const any = yield asking('any', '*/*');
      const type = any.answer.kind === 'response' ? mediaTypeOf(any.answer) : undefined;
      if (!isSuccess(any.status) || any.findings.length > 0 || type === undefined) return [];
      for (const [name, accept] of [
        ['second', `text/x-unknown, ${type};q=0.5`],
        ['first', `${type};q=0.9, */*;q=0.1`],
      ] as const) {
        const exchange = yield asking(name, accept);
        if (exchange.findings.length > 0) return [];
        if (exchange.status === 406) return [refusal(context.contract, exchange, type)];
      }
      return [];
    }),
  );
}

function refusal(contract: Contract, { case: sent, request }: Exchange, type: string): RawFinding {
  const { operation } = sent;
  const node = declaredResponse(operation, 406)?.node ?? operation.node;
  return {
    rule: 'valid-refused',
    operation,
    cause: 'Accept',
    shared: contract.isShared(node),
    instancePath: '/request/header/Accept',
    expected: `status 2XX: the Accept header includes ${type}`,
    actual: 'status 406',
    place: contract.placeOf(node),
    case: sent,
    request,
  };
}

/** The media types of an operation's 2XX responses, without ranges. */
export function answerTypes(operation: Operation): readonly string[] {
  const types = [...operation.responses.values()]
    .filter(({ status }) => /^2/.test(status))
    .flatMap(({ content }) => [...content.keys()]);
  return [...new Set(types)].filter((type) => !type.includes('*'));
}
