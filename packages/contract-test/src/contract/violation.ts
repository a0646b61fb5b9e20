import type { Json, Place, Schema } from './model.ts';

/** One keyword of a schema that a value breaks. */
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

/** Says what is wrong with values by the schemas of one contract; compiled validators are kept by schema object. */
export interface Judge {
  /**
   * The violations of a value, one per root cause (of `oneOf` and the like, those of the branch that fits best); empty for
   * a valid one. `readOnly` fields are not required of requests, `writeOnly` ones not of responses.
   */
  violations(schema: Schema, value: Json, direction: Direction): readonly SchemaViolation[];
  /**
   * Fields that a valid response (or request) has though its schema names no such field and does not say that there may
   * be any.
   */
  undocumented(schema: Schema, value: Json, direction?: Direction): readonly SchemaViolation[];
  isValid(schema: Schema, value: Json, direction: Direction): boolean;
}
