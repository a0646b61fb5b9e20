import type { Schema } from '../../src/contract/model.ts';

/** Where the schema of a lab pair is placed: as the whole body, or as a member, parameter or header named `value`. */
export type LabPlace = 'body' | 'property' | 'parameter' | 'header';

/**
 * The ids of the four changes of a lab pair; a parameter has only those of requests, a header only those of responses.
 */
export interface LabIds {
  /** From wide to narrow in a request, which breaks. */
  readonly tightened?: string;
  /** From narrow to wide in a response, which breaks. */
  readonly widened?: string;
  /** From narrow to wide in a request. */
  readonly loosened?: string;
  /** From wide to narrow in a response. */
  readonly specialized?: string;
}

/**
 * Two schemas, one of which allows less than the other. Each gives four pairs: both directions of change, in requests
 * and in responses.
 */
export interface LabPair extends LabIds {
  readonly name: string;
  readonly wide: Schema;
  readonly narrow: Schema;
  /** `property` if omitted. */
  readonly at?: LabPlace;
  /** The level of `widened`, if it is not `breaking`. */
  readonly widenedLevel?: 'warning';
  /** The level of `loosened`, if it is not `info`. */
  readonly loosenedLevel?: 'warning';
  /** The level of `specialized`, if it is not `info`. */
  readonly specializedLevel?: 'warning';
}

/** Two notations of the same schema: a change in either direction breaks nothing. */
export interface LabRewrite {
  readonly name: string;
  readonly before: Schema;
  readonly after: Schema;
}
