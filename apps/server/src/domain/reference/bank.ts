/** A bank that can receive payments. */
export interface Bank {
  /** Its code in its country; not unique across countries. */
  readonly code: string;
  /** A second code of the bank in its country, used for instant payments; absent if it has none. */
  readonly nipCode?: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The currency of its accounts. */
  readonly currency: string;
}

/** Whether the code is one of the bank's. */
export function hasCode({ code, nipCode }: Bank, given: string): boolean {
  return given === code || given === nipCode;
}
