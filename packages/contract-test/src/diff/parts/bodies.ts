import type { RequestBody } from '../../contract/model.ts';
import type { Change } from '../change.ts';
import { compareTaken } from './content.ts';
import { noted, type OperationPair } from './operation-pair.ts';

/** Compares the request bodies of an operation. */
export function compareBodies(pair: OperationPair): readonly Change[] {
  const { body: old } = pair.old;
  const { body: next } = pair.next;
  if (next === undefined) {
    return old === undefined
      ? []
      : [note(pair, 'request-body-removed', 'breaking', 'Body removed.', old, undefined)];
  }
  if (old === undefined) {
    return [
      next.required
        ? note(pair, 'request-body-added-required', 'breaking', 'Required body added.', undefined, next)
        : note(pair, 'request-body-added-optional', 'info', 'Optional body added.', undefined, next),
    ];
  }
  return [...compareNeed(pair, old, next), ...compareTaken(pair, { where, old, next })];
}

const where = 'request body';

function compareNeed(pair: OperationPair, old: RequestBody, next: RequestBody): readonly Change[] {
  if (old.required === next.required) return [];
  return [
    next.required
      ? note(pair, 'request-body-became-required', 'breaking', 'The body became required.', old, next)
      : note(pair, 'request-body-became-optional', 'info', 'The body became optional.', old, next),
  ];
}

function note(
  pair: OperationPair,
  id: string,
  level: Change['level'],
  text: string,
  old: RequestBody | undefined,
  next: RequestBody | undefined,
): Change {
  return noted(pair, {
    id,
    level,
    direction: 'request',
    where,
    text,
    ...(old && { oldNode: old.node }),
    ...(next && { newNode: next.node }),
  });
}
