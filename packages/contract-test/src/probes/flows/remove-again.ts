import type { Json, Operation } from '../../contract/model.ts';
import type { RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { pathNames } from '../../world/resources.ts';
import { declaresUnknown, unknownValue } from '../protocol/unknown-resource.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { memberRequest } from './steps/member-request.ts';
import type { Steps, Walk } from './steps/walk.ts';

/**
 * Removes a resource a second time. If the removal of an unknown resource is refused with a declared 404 or 410, this
 * must be as well; a server may also return success for both (RFC 9110, 9.2.2).
 */
export function* removeAgain(
  walk: Walk,
  remove: Operation,
  values: readonly Json[],
): Steps<readonly RawFinding[]> {
  const unknown = unknownLike(walk, remove, values);
  const parts = memberRequest(walk.context, remove, values);
  const strange = unknown && memberRequest(walk.context, remove, unknown);
  if (!declaresUnknown(remove) || parts === undefined || strange === undefined) return [];
  const subject = `path.${pathNames(remove.path).at(-1)}`;
  const refusal = yield* walk.send('delete-unknown', remove, withFreshKeys(walk.context, remove, strange), {
    subject,
  });
  if (!walk.isSound || (refusal.status !== 404 && refusal.status !== 410)) return [];
  const again = yield* walk.send('delete-again', remove, withFreshKeys(walk.context, remove, parts));
  if (!isSuccess(again.status) || again.status === 202) return [];
  return [
    walk.finding(again, {
      rule: 'unknown-resource',
      cause: 'removed',
      instancePath: '/status',
      expected: `status 404 or 410: it was removed before, and an unknown resource is refused with ${refusal.status}`,
      actual: `status ${again.status}`,
      node: remove.node,
      of: remove,
    }),
  ];
}

/** The path values of a nonexistent resource of the same owner. */
function unknownLike(
  { context }: Walk,
  remove: Operation,
  values: readonly Json[],
): readonly Json[] | undefined {
  const parameter = remove.parameters.find(
    (one) => one.in === 'path' && one.name === pathNames(remove.path).at(-1),
  );
  const value = parameter && unknownValue(context, remove, parameter, values.at(-1));
  return value === undefined ? undefined : [...values.slice(0, -1), value];
}
