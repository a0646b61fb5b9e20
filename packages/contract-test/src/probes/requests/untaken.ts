import { leavesOf } from '../../contract/json-pointer.ts';
import type { Operation } from '../../contract/model.ts';
import type { Case, Exchange, RequestParts } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import type { ProbeContext } from '../probe.ts';
import { withFreshValue } from './fresh-text.ts';

/** How many places of a body are tried. */
const mostPlaces = 6;

/**
 * Resends a creation that was refused with 409, with another value in one place of its body at a time, then in all of
 * them, until it is accepted; later requests use unique values there. Returns the request that succeeds.
 */
export function* untaken(
  context: ProbeContext,
  operation: Operation,
  parts: RequestParts,
  send: (name: string, parts: RequestParts) => Generator<Case, Exchange, Exchange>,
): Generator<Case, Exchange | undefined, Exchange> {
  const { body } = parts;
  if (body === undefined || !('value' in body)) return undefined;
  const places = leavesOf(body.value)
    .filter(([, leaf]) => typeof leaf === 'string' || typeof leaf === 'number')
    .map(([pointer]) => pointer)
    .slice(0, mostPlaces);
  const sets = [...places.map((place) => [place]), ...(places.length > 1 ? [places] : [])];
  for (const set of sets) {
    const fresh = set.reduce(
      (made, pointer) => withFreshValue(context, operation, made, pointer) ?? made,
      parts,
    );
    if (fresh === parts) continue;
    const exchange = yield* send('untaken', fresh);
    if (exchange.status === 409) continue;
    if (!isSuccess(exchange.status)) continue;
    for (const pointer of set) context.world.taken.note(operation, pointer);
    context.world.taken.observe(exchange);
    return exchange;
  }
  return undefined;
}
