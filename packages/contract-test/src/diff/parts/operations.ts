import { pathShape } from '@finops/openapi';
import type { Contract, Operation } from '../../contract/model.ts';
import type { Change, Level } from '../change.ts';
import { noted, type OperationPair } from './operation-pair.ts';

/** An operation that the new version lacks. */
export function removedOperation(
  contracts: { readonly old: Contract; readonly next: Contract },
  operation: Operation,
  today: string | undefined,
): Change {
  const isPathGone = !contracts.next.operations.some(
    (other) => pathShape(other.path) === pathShape(operation.path),
  );
  const { suffix, level, because } = farewell(operation, today);
  return {
    id: `${isPathGone ? 'api-path-removed' : 'api-removed'}-${suffix}`,
    level,
    operation: operation.id,
    where: whereOf(operation),
    text: `Operation removed ${because}.`,
    oldPlace: contracts.old.placeOf(operation.node),
  };
}

/**
 * The effect of removing an operation. It breaks nothing if the operation was deprecated and its sunset has passed.
 */
export function farewell(
  operation: Operation,
  today: string | undefined,
): { readonly suffix: string; readonly level: Level; readonly because: string } {
  const sunset = textOf(operation, 'x-sunset');
  if (memberOf(operation, 'deprecated') !== true) {
    return { suffix: 'without-deprecation', level: 'breaking', because: 'without prior deprecation' };
  }
  if (sunset !== undefined && today !== undefined && dayOf(sunset) <= today) {
    return { suffix: 'with-deprecation', level: 'info', because: `after its sunset, ${sunset}` };
  }
  const because = sunset === undefined ? 'without a sunset date' : `before its sunset, ${sunset}`;
  return { suffix: 'before-sunset', level: 'breaking', because };
}

/** An operation that the old version lacks. */
export function addedOperation(next: Contract, operation: Operation): Change {
  return {
    id: 'endpoint-added',
    level: 'info',
    operation: operation.id,
    where: whereOf(operation),
    text: 'Operation added.',
    newPlace: next.placeOf(operation.node),
  };
}

/** Compares the name of an operation and whether it is deprecated. */
export function compareOperation(pair: OperationPair): readonly Change[] {
  const { old, next, where } = pair;
  const changes: Change[] = [];
  if (textOf(old, 'operationId') !== textOf(next, 'operationId')) {
    const text = `\`operationId\` changed from \`${old.id}\` to \`${next.id}\`: generated method names change.`;
    changes.push(noted(pair, { id: 'api-operation-id-changed', level: 'warning', where, text }));
  }
  const was = memberOf(old, 'deprecated') === true;
  const is = memberOf(next, 'deprecated') === true;
  if (was !== is) {
    const id = is ? 'endpoint-deprecated' : 'endpoint-reactivated';
    const text = is ? 'Operation deprecated.' : 'Operation no longer deprecated.';
    changes.push(noted(pair, { id, level: 'info', where, text }));
  }
  const [before, after] = [textOf(old, 'x-sunset'), textOf(next, 'x-sunset')];
  if (before !== after) {
    const { id, level } = sunsetChange(before, after);
    const text = `Sunset changed from ${before ?? 'no date'} to ${after ?? 'no date'}.`;
    changes.push(noted(pair, { id, level, where, text }));
  }
  return changes;
}

/** Clients rely on an operation until its sunset, so an earlier sunset breaks a promise. */
function sunsetChange(
  before: string | undefined,
  after: string | undefined,
): { readonly id: string; readonly level: Level } {
  if (after === undefined) return { id: 'sunset-deleted', level: 'info' };
  const isSooner = before !== undefined && dayOf(after) < dayOf(before);
  return isSooner
    ? { id: 'api-sunset-date-changed-too-small', level: 'breaking' }
    : { id: 'api-sunset-date-changed', level: 'info' };
}

function dayOf(date: string): string {
  return date.slice(0, 10);
}

/** An operation as reports name it. */
export function whereOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function memberOf({ node }: Operation, member: string): unknown {
  return (node as Readonly<Record<string, unknown>>)[member];
}

function textOf(operation: Operation, member: string): string | undefined {
  const value = memberOf(operation, member);
  return value === undefined ? undefined : String(value);
}
