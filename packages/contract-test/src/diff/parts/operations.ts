import type { Contract, Operation } from '../../model.ts';
import type { Change } from '../change.ts';
import { noted, type OperationPair } from './operation-pair.ts';

/** What a contract has at a method and path, whatever the names in the path. */
export function operationKey(operation: Operation): string {
  return `${operation.method} ${pathKey(operation)}`;
}

function pathKey({ path }: Operation): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

/** An operation that the new version lacks. It may go without a break when it was deprecated and its sunset is over. */
export function removedOperation(
  contracts: { readonly old: Contract; readonly next: Contract },
  operation: Operation,
  today: string | undefined,
): Change {
  const isPathGone = !contracts.next.operations.some((other) => pathKey(other) === pathKey(operation));
  const prefix = isPathGone ? 'api-path-removed' : 'api-removed';
  const sunset = textOf(operation, 'x-sunset');
  const isDeprecated = memberOf(operation, 'deprecated') === true;
  const isOver = isDeprecated && sunset !== undefined && today !== undefined && sunset.slice(0, 10) <= today;
  const suffix = isOver ? 'with-deprecation' : isDeprecated ? 'before-sunset' : 'without-deprecation';
  const because = {
    'with-deprecation': `its sunset was ${sunset}`,
    'before-sunset': sunset === undefined ? 'it was deprecated without a date' : `its sunset is ${sunset}`,
    'without-deprecation': 'it was not deprecated before',
  }[suffix];
  return {
    id: `${prefix}-${suffix}`,
    level: isOver ? 'info' : 'breaking',
    operation: operation.id,
    where: `${operation.method} ${operation.path}`,
    text: `The operation went; ${because}.`,
    oldPlace: contracts.old.placeOf(operation.node),
  };
}

/** An operation that the old version lacks. */
export function addedOperation(next: Contract, operation: Operation): Change {
  return {
    id: 'endpoint-added',
    level: 'info',
    operation: operation.id,
    where: `${operation.method} ${operation.path}`,
    text: 'The operation came.',
    newPlace: next.placeOf(operation.node),
  };
}

/** Compares what an operation says of itself: its name and whether it is deprecated. */
export function compareOperation(pair: OperationPair): readonly Change[] {
  const { old, next } = pair;
  const where = `${old.method} ${old.path}`;
  const changes: Change[] = [];
  if (textOf(old, 'operationId') !== textOf(next, 'operationId')) {
    const text = `The operation is called \`${next.id}\`, it was \`${old.id}\`: generated clients name it anew.`;
    changes.push(noted(pair, { id: 'api-operation-id-changed', level: 'warning', where, text }));
  }
  const was = memberOf(old, 'deprecated') === true;
  const is = memberOf(next, 'deprecated') === true;
  if (was !== is) {
    const id = is ? 'endpoint-deprecated' : 'endpoint-reactivated';
    const text = is ? 'The operation is deprecated.' : 'The operation is not deprecated any more.';
    changes.push(noted(pair, { id, level: 'info', where, text }));
  }
  const [before, after] = [textOf(old, 'x-sunset'), textOf(next, 'x-sunset')];
  if (before !== after) {
    const isSooner = before !== undefined && after !== undefined && after < before;
    changes.push(
      noted(pair, {
        id: after === undefined ? 'sunset-deleted' : 'api-sunset-date-changed',
        level: isSooner ? 'warning' : 'info',
        where,
        text: `The sunset went from ${before ?? 'no date'} to ${after ?? 'no date'}.`,
      }),
    );
  }
  return changes;
}

function memberOf({ node }: Operation, member: string): unknown {
  return (node as Readonly<Record<string, unknown>>)[member];
}

function textOf(operation: Operation, member: string): string | undefined {
  const value = memberOf(operation, member);
  return value === undefined ? undefined : String(value);
}
