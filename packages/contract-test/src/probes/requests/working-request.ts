import { sampleOf } from '../../branches/sample.ts';
import type { Json, Operation, Parameter } from '../../contract/model.ts';
import type { Case, Exchange, RequestParts } from '../../model/case.ts';
import { caseOf, documented, isSuccess, numbered } from '../../model/case-of.ts';
import type { ProbeContext } from '../probe.ts';
import { fullBody } from './full-body.ts';
import {
  isIdempotencyKey,
  isValidOnWire,
  ownParameters,
  withFreshKeys,
  withParameter,
} from './parameter-values.ts';
import { untaken } from './untaken.ts';

/**
 * Sends the base request and, while it is refused with 400 or 422, fuller ones: with all optional parameters, with a
 * full body, with both. Returns the one that succeeds.
 */
export function* workingRequest(
  context: ProbeContext,
  operation: Operation,
  id: string,
  base: RequestParts,
): Generator<Case, RequestParts | undefined, Exchange> {
  const body = fullBody(context, operation, base.body);
  const given = withOptionalParameters(context, operation, base);
  const full = body === undefined ? base : { ...base, body };
  const both = body === undefined ? given : { ...given, body };
  const attempts = new Map([base, given, full, both].map((parts) => [JSON.stringify(parts), parts]));
  let at = 0;
  for (const parts of attempts.values()) {
    at += 1;
    const name = `base/${at}`;
    const send = function* (called: string, sent: RequestParts): Generator<Case, Exchange, Exchange> {
      return yield caseOf(id, called, operation, withFreshKeys(context, operation, sent), documented);
    };
    const { status } = yield* send(name, parts);
    if (isSuccess(status)) return parts;
    if (status === 409) {
      const tried = numbered();
      const other = yield* untaken(context, operation, parts, (called, sent) =>
        send(tried(`${name}/${called}`), sent),
      );
      return other?.case.parts;
    }
    if (status !== 400 && status !== 422) return undefined;
  }
  return undefined;
}

/** The valid values that the contract shows for a parameter, otherwise one made-up value. */
export function shownValues(context: ProbeContext, parameter: Parameter): readonly Json[] {
  const shown = parameter.examples.filter((value) => isValidOnWire(context, parameter, value));
  if (shown.length > 0) return shown;
  const sample = sampleOf(context, parameter.schema, 'request');
  return sample !== undefined && isValidOnWire(context, parameter, sample) ? [sample] : [];
}

/** A request with a value for every optional parameter except idempotency keys. */
export function withOptionalParameters(
  context: ProbeContext,
  operation: Operation,
  parts: RequestParts,
): RequestParts {
  return ownParameters(operation)
    .filter((one) => !one.required && !isIdempotencyKey(one))
    .reduce((made, parameter) => {
      const [value] = shownValues(context, parameter);
      return value === undefined ? made : withParameter(made, parameter, value);
    }, parts);
}
