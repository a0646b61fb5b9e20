import type { Direction } from '../../contract/violation.ts';
import type { Level } from '../change.ts';
import type { Location } from '../view/location.ts';
import type { Node } from '../view/schema-view.ts';

/** Something that two versions of a schema say differently, before it is known what it means for anybody. */
export interface Difference {
  readonly id: string;
  readonly text: string;
  readonly location: Location;
  /**
   * The least schemas that hold what differs, for the value at the location: a witness keeps the one of the version that
   * sends and breaks the one of the version that receives. Undefined for an annotation.
   */
  readonly rules?: { readonly old: Node; readonly next: Node };
  /** The rules are held against an object that has this member alone, or nothing. */
  readonly member?: string;
  /** Only what the version that sends declares counts as a witness. */
  readonly declaredOnly?: boolean;
  /** The level with a witness, if it is not `breaking`. */
  readonly proven?: Level;
  /** The level without a witness, if it is not `info`. */
  readonly unproven?: Level;
  /** The nodes, and the member in them, where it stands. */
  readonly oldAt?: Standing;
  readonly nextAt?: Standing;
}

export interface Standing {
  readonly node: Node;
  readonly member?: string;
}

/** Where schemas are compared, and how ids name the place. */
export interface Comparison {
  readonly location: Location;
  readonly direction: Direction;
  /** `request-body`, `response-property`, `request-parameter`. */
  readonly part: string;
  /** The part that members and items of this place are. */
  readonly innerPart: string;
}

/** Makes a difference of a keyword, standing at the first layers that have it. */
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

/** What became of something that either version may lack. */
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
