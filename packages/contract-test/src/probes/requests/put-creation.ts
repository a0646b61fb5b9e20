import type { Operation } from '../../contract/model.ts';
import { parameterOf, shapeOf, templateOf } from '../../contract/path-template.ts';
import type { Case, Exchange, RequestParts } from '../../model/case.ts';
import type { ProbeContext } from '../probe.ts';
import { likelyBody } from './base-request.ts';
import {
  isIdempotencyKey,
  likelyValue,
  ownParameters,
  randomValue,
  withFreshKeys,
  withParameter,
} from './parameter-values.ts';

/** How many names are tried. */
const mostNames = 3;

/**
 * The request of a PUT that creates, with a name for which a GET has just found nothing; `send` sends that GET.
 * Undefined if a part cannot be made or no name is free.
 */
export function* putCreation(
  context: ProbeContext,
  operation: Operation,
  send: (name: string, operation: Operation, parts: RequestParts) => Generator<Case, Exchange, Exchange>,
): Generator<Case, RequestParts | undefined, Exchange> {
  const read = context.contract.operations.find(
    ({ method, path }) => method === 'GET' && shapeOf(path) === shapeOf(operation.path),
  );
  const last = parameterOf(templateOf(operation.path).segments.at(-1));
  const name = operation.parameters.find((one) => one.in === 'path' && one.name === last);
  const body = likelyBody(context, operation);
  if (read === undefined || name === undefined || (body === undefined && operation.body?.required === true))
    return undefined;
  let parts: RequestParts = { path: {}, query: {}, headers: {}, cookies: {}, body };
  for (const parameter of ownParameters(operation)) {
    if (parameter === name || (!parameter.required && !isIdempotencyKey(parameter))) continue;
    const value = likelyValue(context, operation, parameter);
    if (value === undefined) return undefined;
    parts = withParameter(parts, parameter, value);
  }
  for (let tried = 0; tried < mostNames; tried += 1) {
    const value = randomValue(context, name, 8);
    if (value === undefined) return undefined;
    const named = withParameter(parts, name, value);
    const path = Object.fromEntries(
      pathNames(read).map((own, at) => [own, named.path[pathNames(operation)[at] ?? ''] ?? null]),
    );
    const { status } = yield* send('free', read, { ...named, path, headers: {}, query: {}, body: undefined });
    if (status === 404) return withFreshKeys(context, operation, named);
  }
  return undefined;
}

function pathNames({ path }: Operation): readonly string[] {
  return templateOf(path).segments.flatMap((segment) => parameterOf(segment) ?? []);
}
