import type { Json, MediaType, Operation } from '../../../contract/model.ts';
import type { Exchange, RequestContent, RequestParts } from '../../../model/case.ts';
import { pathNames, type Resource } from '../../../world/resources.ts';
import type { ProbeContext } from '../../probe.ts';
import { baseRequest } from '../../requests/base-request.ts';
import { withPathIdentity } from '../../requests/path-identity.ts';

const empty: RequestParts = { path: {}, query: {}, headers: {}, cookies: {}, body: undefined };

/** The request of an operation on one resource, with path values in the order of the path and a new idempotency key. */
export function memberRequest(
  context: ProbeContext,
  operation: Operation,
  values: readonly Json[],
): RequestParts | undefined {
  const path = Object.fromEntries(pathNames(operation.path).map((name, at) => [name, values[at] ?? null]));
  const base = baseRequest(context, operation);
  if (base !== undefined)
    return withPathIdentity(context, operation, { ...base, path: { ...base.path, ...path } });
  const needsMore = operation.parameters.some((parameter) => parameter.required && parameter.in !== 'path');
  return needsMore || operation.body?.required === true ? undefined : { ...empty, path };
}

/** The path parameter values of a request, in the order of the path. */
export function pathValues(operation: Operation, parts: RequestParts): readonly Json[] {
  return pathNames(operation.path).map((name) => parts.path[name] ?? null);
}

/** The path values of a creation's collection, without the name that a PUT gives the new resource. */
export function valuesAbove({ create }: Resource, created: Exchange): readonly Json[] {
  const values = pathValues(create, created.case.parts);
  return create.method === 'PUT' ? values.slice(0, -1) : values;
}

/** A body that is a value of the contract, with its description in the contract. */
export interface SentBody {
  readonly value: Json;
  readonly mediaType: string;
  readonly content: MediaType;
}

/** The body of a request, if it is JSON or a form. */
export function bodyOf(operation: Operation, body: RequestContent | undefined): SentBody | undefined {
  if (body?.mediaType === undefined || !('value' in body)) return undefined;
  const content = operation.body?.content.get(body.mediaType);
  return content && { value: body.value, mediaType: body.mediaType, content };
}

/** The same request with another value as its body. */
export function withBody(parts: RequestParts, value: Json): RequestParts {
  const { body } = parts;
  return body?.mediaType === undefined ? parts : { ...parts, body: { mediaType: body.mediaType, value } };
}
