/** A bank that can be paid. */
export interface Bank {
  /** Its code in its country; two countries may have the same. */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The currency that it takes. */
  readonly currency: string;
}
