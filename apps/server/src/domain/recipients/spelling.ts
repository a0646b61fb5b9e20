/** A value with the name of the field in the request, which refusals use. */
export interface Spelled {
  readonly field: string;
  readonly value: string;
}
