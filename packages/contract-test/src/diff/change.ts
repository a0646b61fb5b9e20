import type { Json, Place } from '../contract/model.ts';
import type { Direction } from '../contract/violation.ts';

export const levels = ['breaking', 'warning', 'info'] as const;
export type Level = (typeof levels)[number];

/** Sorts items by level: breaking first, otherwise in their original order. */
export function worstFirst<T extends { readonly level: Level }>(all: readonly T[]): readonly T[] {
  return levels.flatMap((level) => all.filter((one) => one.level === level));
}

/** One difference between two versions of a contract, as one operation shows it. */
export interface Change {
  /** What changed, in oasdiff's vocabulary where it has a term: `request-property-became-required`. */
  readonly id: string;
  readonly level: Level;
  /** The id of the operation, that of the old version if both have it. */
  readonly operation?: string;
  readonly direction?: Direction;
  /** `request body /amount`, `response 200 /data/id`, `query limit`. */
  readonly where: string;
  /** One sentence or two. */
  readonly text: string;
  readonly oldPlace?: Place;
  readonly newPlace?: Place;
  /**
   * A whole body, parameter or header that demonstrates a break: in a request one that the old version accepts and the
   * new one refuses, in a response one that the new version may send and the old one rules out.
   */
  readonly witness?: Json;
  /** The id of its cause, once computed; it stays the same when the level is changed. */
  readonly cause?: string;
}
