import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { grouped } from '../contract/grouped.ts';
import type { Place } from '../contract/model.ts';
import type { Change } from './change.ts';

/** One cause of changes: a part of the document that changed, with every operation that shows it. */
export interface ChangeCause {
  /** The id that a baseline entry names. */
  readonly id: string;
  /** The change as the first operation shows it. */
  readonly first: Change;
  /** The change as other operations, or other parts of the same one, show it. */
  readonly others: readonly Change[];
}

/** The causes of changes, in order of appearance. */
export function causesOf(changes: readonly Change[]): readonly ChangeCause[] {
  const idOf = (change: Change): string => change.cause ?? causeIdOf(change);
  return [...grouped(changes, idOf)].flatMap(([id, [first, ...others]]) =>
    first === undefined ? [] : [{ id, first, others }],
  );
}

/**
 * The id of the cause of a change: 10 hexadecimal digits derived from what changed and to what. Lines, folders and
 * operations do not enter into it, so it survives edits elsewhere.
 */
export function causeIdOf({ id, level, text, oldPlace, newPlace }: Change): string {
  return createHash('sha256')
    .update(JSON.stringify([id, level, text, placeKey(oldPlace), placeKey(newPlace)]))
    .digest('hex')
    .slice(0, 10);
}

function placeKey(place: Place | undefined): readonly string[] {
  return place === undefined ? [] : [basename(place.file), place.pointer];
}
