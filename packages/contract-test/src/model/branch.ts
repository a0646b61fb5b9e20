import type { Json, Place } from '../contract/model.ts';

/** One side of one keyword at one place of a value: what boundary enumeration counts. */
export interface Branch {
  /** `<file>#<pointer of the schema>/<keyword>[/<member>]`, the same however the schema was reached. */
  readonly key: string;
  readonly keyword: string;
  readonly side: 'valid' | 'invalid';
  /** JSON pointer inside the value, of what was changed. */
  readonly instancePath: string;
  /** `41 characters where at most 40 are allowed`. */
  readonly detail: string;
  readonly place: Place;
}

/** A whole value that exercises a branch, judged: valid for the side `valid`, invalid for the other one. */
export interface Candidate {
  readonly branch: Branch;
  readonly value: Json;
}
