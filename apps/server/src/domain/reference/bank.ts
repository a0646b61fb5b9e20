/** A bank that can be paid. */
export interface Bank {
  /** Its code in its country; two countries may have the same. */
  readonly code: string;
  /** Another code of it there, as instant payments name it; absent where there is none. */
  readonly nipCode?: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The currency that it takes. */
  readonly currency: string;
}

/** Whether the code is one of the bank's. */
export function hasCode({ code, nipCode }: Bank, given: string): boolean {
  return given === code || given === nipCode;
}
