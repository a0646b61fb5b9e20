import type { Direction } from '../../contract/violation.ts';
import type { Level } from '../change.ts';
import type { Location } from '../view/location.ts';
import type { Node } from '../view/schema-view.ts';

/** A difference between two versions of a schema, before its effect is judged. */
export interface Difference {
  readonly id: string;
  readonly text: string;
  readonly location: Location;
  /**
   * The smallest schemas that contain the difference, for the value at the location: a witness satisfies that of the
   * sending version and violates that of the receiving one. Undefined for an annotation.
   */
  readonly rules?: { readonly old: Node; readonly next: Node };
  /** The rules are checked against an object with only this member, or none. */
  readonly member?: string;
  /** Only members that the sending version declares count for a witness. */
  readonly declaredOnly?: boolean;
  /** The level if there is a witness; default `breaking`. */
  readonly proven?: Level;
  /** The level if there is provably none; default `info`. */
  readonly unproven?: Level;
  /** The nodes and the member that locate it. */
  readonly oldAt?: Standing;
  readonly nextAt?: Standing;
}

export interface Standing {
  readonly node: Node;
  readonly member?: string;
}

/** The location of a comparison and its name in ids. */
export interface Comparison {
  readonly location: Location;
  readonly direction: Direction;
  /** `request-body`, `response-property`, `request-parameter`. */
  readonly part: string;
  /** The part name for members and items of this place. */
  readonly innerPart: string;
}

/** Creates a difference of a keyword, located at the first layers that have it. */
export function keywordDifference(
  { location }: Comparison,
  keyword: string,
  difference: Omit<Difference, 'location' | 'oldAt' | 'nextAt'>,
): Difference {
  return { location, ...standings(location, keyword), ...difference };
}

/** Where a keyword stands in both versions. */
export function standings(location: Location, keyword: string): Pick<Difference, 'oldAt' | 'nextAt'> {
  const oldAt = standing(location.old, keyword);
  const nextAt = standing(location.next, keyword);
  return { ...(oldAt && { oldAt }), ...(nextAt && { nextAt }) };
}

function standing(layers: readonly Node[], keyword: string): Standing | undefined {
  const holder = layers.find((node) => node[keyword] !== undefined);
  if (holder !== undefined) return { node: holder, member: keyword };
  const [first] = layers;
  return first && { node: first };
}

/** The action on something that either version may lack. */
export type Action = 'added' | 'removed' | 'changed';

/** The action on what differs, by whether each version has it. */
export function actionOf(isInOld: boolean, isInNext: boolean): Action {
  if (!isInOld) return 'added';
  return isInNext ? 'changed' : 'removed';
}

export const actionVerbs: Readonly<Record<Action, string>> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
};
