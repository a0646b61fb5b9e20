import { sampleOf } from '../../branches/sample.ts';
import type { MediaType, Operation } from '../../contract/model.ts';
import type { RequestContent, RequestParts } from '../../model/case.ts';
import type { ProbeContext } from '../probe.ts';
import { withKnownReferences } from './known-references.ts';
import { isIdempotencyKey, likelyValue, ownParameters } from './parameter-values.ts';

/**
 * The request of an operation that is most likely to succeed: path values of known resources, required parameters and
 * the body from examples or small samples, and no optional parameter except a fresh idempotency key. Undefined if a
 * required part cannot be made, or if the operation would change something that the run did not create.
 */
export function baseRequest(context: ProbeContext, operation: Operation): RequestParts | undefined {
  const values = { path: {}, query: {}, header: {}, cookie: {} };
  for (const parameter of ownParameters(operation)) {
    if (!parameter.required && !isIdempotencyKey(parameter)) continue;
    const value = likelyValue(context, operation, parameter);
    if (value === undefined && parameter.required) return undefined;
    if (value !== undefined) Object.assign(values[parameter.in], { [parameter.name]: value });
  }
  const body = likelyBody(context, operation);
  if (body === undefined && operation.body?.required === true) return undefined;
  const { path, query, header: headers, cookie: cookies } = values;
  const parts = { path, query, headers, cookies, body };
  const { ownOnly, creations } = context.world;
  return ownOnly && creations.isForeign({ operation, parts }) ? undefined : parts;
}

/**
 * The body of a base request: that of the contract or, if it is refused, the same with references to existing
 * resources.
 */
export function likelyBody(context: ProbeContext, operation: Operation): RequestContent | undefined {
  const shown = shownBody(context, operation);
  return shown && withKnownReferences(context, operation, shown);
}

/**
 * Whether the body of a base request is not the one that the contract shows, so that nothing says that it is accepted.
 */
export function isGuessed(context: ProbeContext, operation: Operation): boolean {
  return JSON.stringify(likelyBody(context, operation)) !== JSON.stringify(shownBody(context, operation));
}

/** The body that the contract shows, for the first media type for which one can be made. */
function shownBody(context: ProbeContext, operation: Operation): RequestContent | undefined {
  for (const [mediaType, content] of operation.body?.content ?? []) {
    const made = contentOf(context, mediaType, content);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** A body of a media type: its first valid example, otherwise a small sample. */
export function contentOf(
  context: ProbeContext,
  mediaType: string,
  content: MediaType,
): RequestContent | undefined {
  const example = content.examples.find(({ value }) =>
    context.judge.isValid(content.schema, value, 'request'),
  );
  const value = example?.value ?? sampleOf(context, content.schema, 'request');
  return value === undefined ? undefined : { mediaType, value };
}
