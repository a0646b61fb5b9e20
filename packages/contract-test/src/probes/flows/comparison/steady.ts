import { split } from '../../../contract/json-pointer.ts';
import type { Json } from '../../../contract/model.ts';
import type { Difference } from './difference.ts';

const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const decimal = /^-?\d+\.\d+$/;
const movingName =
  /^(status|state|stage|phase|progress|balance|available|pending|total)$|_?(token|secret|signature|nonce|cursor|etag)$/i;

/**
 * The differences between two readings that only a change of the resource itself explains. Fields that requests can set
 * always count; others do not if they change by themselves: times, states, computed amounts, marks of one request, and
 * whatever differed between two consecutive readings (`moving`).
 */
export function steadyDifferences(
  found: readonly Difference[],
  settable: ReadonlySet<string>,
  moving: readonly Difference[] = [],
): readonly Difference[] {
  const moved = new Set(moving.map(({ pointer }) => pointer));
  return found.filter((difference) => {
    if (moved.has(difference.pointer)) return false;
    const names = split(difference.pointer);
    if (settable.has(names[0] ?? '')) return true;
    return ![difference.one, difference.other].some((value) => names.some((name) => isMoving(name, value)));
  });
}

/** Whether a field identifies the request, so that it differs in each response. */
export function isRequestMark(name: string): boolean {
  return /^x?[-_]?(request|trace|correlation|span)[-_]?(id)?$|^timestamp$/i.test(name);
}

function isMoving(name: string, value: Json | undefined): boolean {
  if (movingName.test(name) || isRequestMark(name)) return true;
  if (/(_at|At|_time|Time|updated|modified|accessed|seen)$/.test(name)) return true;
  if (typeof value === 'number') return !Number.isInteger(value);
  return typeof value === 'string' && (moment.test(value) || decimal.test(value));
}
