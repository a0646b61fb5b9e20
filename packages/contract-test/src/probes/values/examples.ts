import type { Operation } from '../../contract/model.ts';
import type { Case, Exchange, RequestParts } from '../../model/case.ts';
import { caseOf, documented, numbered } from '../../model/case-of.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest, contentOf } from '../requests/base-request.ts';
import { fullBody } from '../requests/full-body.ts';
import {
  isIdempotencyKey,
  ownParameters,
  subjectOf,
  withFreshKeys,
  withParameter,
} from '../requests/parameter-values.ts';
import { shownValues, withOptionalParameters } from '../requests/working-request.ts';

/**
 * Sends what the contract shows: every named body, every media type of a body, every optional parameter, alone and all
 * together, and a body with every optional member. Where `Prefer` is a parameter, also sends an unknown query parameter
 * with strict handling (RFC 7240, 4.4).
 */
export function exampleProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'examples', 'shape', function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      const named = numbered();
      const send = function* (
        name: string,
        parts: RequestParts,
        subject?: string,
      ): Generator<Case, void, Exchange> {
        const fresh = withFreshKeys(context, operation, parts);
        const extras = subject === undefined ? {} : { subject };
        yield caseOf(id, named(name), operation, fresh, documented, extras);
      };
      for (const [name, body] of bodiesOf(context, operation, base))
        yield* send(name, { ...base, body }, 'body');
      yield* optionalParameters(context, operation, base, send);
      const prefer = operation.parameters.find(
        (one) => one.in === 'header' && one.name.toLowerCase() === 'prefer',
      );
      if (prefer !== undefined) {
        const strict = withParameter(base, prefer, 'handling=strict');
        yield* send('strict', { ...strict, query: { ...strict.query, unknown_to_the_contract: '1' } });
      }
      return [];
    }),
  );
}

type Send = (name: string, parts: RequestParts, subject?: string) => Generator<Case, void, Exchange>;

function* optionalParameters(
  context: ProbeContext,
  operation: Operation,
  base: RequestParts,
  send: Send,
): Generator<Case, void, Exchange> {
  const optional = ownParameters(operation).filter((one) => !one.required && !isIdempotencyKey(one));
  for (const parameter of optional) {
    const subject = subjectOf(parameter);
    for (const value of shownValues(context, parameter)) {
      yield* send(subject, withParameter(base, parameter, value), subject);
    }
  }
  if (optional.length > 1) yield* send('all-parameters', withOptionalParameters(context, operation, base));
}

/** The valid example bodies other than that of the base request, and a full one at the end. */
function* bodiesOf(
  context: ProbeContext,
  operation: Operation,
  base: RequestParts,
): Generator<[name: string, body: RequestParts['body']]> {
  const { body } = operation;
  if (body === undefined) return;
  for (const [mediaType, content] of body.content) {
    const shown = content.examples.filter(({ value }) =>
      context.judge.isValid(content.schema, value, 'request'),
    );
    const isBase = base.body?.mediaType === mediaType;
    for (const { name, value } of isBase ? shown.slice(1) : shown)
      yield [`body/${name}`, { mediaType, value }];
    if (isBase || shown.length > 0) continue;
    const made = contentOf(context, mediaType, content);
    if (made !== undefined) yield [`body/${mediaType}`, made];
  }
  const full = fullBody(context, operation, base.body);
  if (full !== undefined) yield ['body/full', full];
}
