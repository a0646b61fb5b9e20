import type { Json, Place, Schema } from './model.ts';

/** A keyword of a schema that a value violates. */
export interface SchemaViolation {
  /** JSON pointer inside the value. */
  readonly instancePath: string;
  readonly keyword: string;
  /** `a string`, `at most 40 characters`, `one of "open", "closed"`. */
  readonly expected: string;
  /** The value with its type: `number 12`, `string "x"`, `nothing`. */
  readonly actual: string;
  readonly place: Place;
  /** Whether the schema of the keyword is one that several operations may share. */
  readonly shared: boolean;
}

export type Direction = 'request' | 'response';

/** Validates values against the schemas of one contract; compiled validators are cached by schema object. */
export interface Judge {
  /**
   * The violations of a value, one per root cause (of `oneOf` and the like, those of the branch that fits best); empty
   * for a valid value. `readOnly` fields are not required in requests, `writeOnly` ones not in responses.
   */
  violations(schema: Schema, value: Json, direction: Direction): readonly SchemaViolation[];
  /** Fields of a valid response (or request) that its schema neither declares nor explicitly allows. */
  undocumented(schema: Schema, value: Json, direction?: Direction): readonly SchemaViolation[];
  isValid(schema: Schema, value: Json, direction: Direction): boolean;
}
