/** A value, and the name of the field that the request gave it by, which refusals name. */
export interface Spelled {
  readonly field: string;
  readonly value: string;
}
