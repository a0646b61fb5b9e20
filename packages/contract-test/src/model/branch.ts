import type { Json, Place } from '../contract/model.ts';

/** One side of one keyword at one place of a value: the unit that boundary enumeration counts. */
export interface Branch {
  /** `<file>#<pointer of the schema>/<keyword>[/<member>]`, regardless of how the schema was reached. */
  readonly key: string;
  readonly keyword: string;
  readonly side: 'valid' | 'invalid';
  /** JSON pointer inside the value to the changed part. */
  readonly instancePath: string;
  /** `41 characters where at most 40 are allowed`. */
  readonly detail: string;
  readonly place: Place;
}

/** A whole value that exercises a branch, judged: valid on the side `valid`, invalid on the other. */
export interface Candidate {
  readonly branch: Branch;
  readonly value: Json;
}
