import type { Schema } from '../../model.ts';

/** Where the schema of a lab pair stands: as the whole body, or as a member, parameter or header named `value`. */
export type LabPlace = 'body' | 'property' | 'parameter' | 'header';

/** Two schemas of which one takes less than the other. Each makes four pairs: both ways in both directions. */
export interface LabPair {
  readonly name: string;
  readonly wide: Schema;
  readonly narrow: Schema;
  /** The ids of the change from wide to narrow in a request, and from narrow to wide in a response: both break. */
  readonly tightened: string;
  readonly widened: string;
  /** The ids of the loosening twins, where they are others: narrow to wide in a request, wide to narrow in a response. */
  readonly loosened?: string;
  readonly specialized?: string;
  /** `property` unless it says otherwise. Parameters have requests only, headers responses only. */
  readonly at?: LabPlace;
  /** The level of `widened`, when it is not `breaking`. */
  readonly widenedLevel?: 'warning';
  /** The level of `specialized`, when it is not `info`. */
  readonly specializedLevel?: 'warning';
  readonly loosenedLevel?: 'warning';
}

/** Two ways of writing the same schema: a change in either direction breaks nothing. */
export interface LabRewrite {
  readonly name: string;
  readonly before: Schema;
  readonly after: Schema;
}
