/** The kind of a fault, with its parameters. */
export type SandboxFaultKind =
  /** The request is refused with the status before anything is done. */
  | { readonly kind: 'error'; readonly status: 429 | 500 | 503 }
  /** The request is delayed. */
  | { readonly kind: 'latency'; readonly delayMs: number }
  /** The connection ends before anything is done, or after everything is. */
  | { readonly kind: 'lost_request' | 'lost_response' }
  /** The rail refuses a payout. */
  | { readonly kind: 'payout_refusal' };

/** The fields of a new fault. */
export type WantedFault = SandboxFaultKind & {
  /** Number of requests or payouts to affect. */
  readonly count: number;
  /** The operation to affect; absent for any. */
  readonly operationId?: string | undefined;
};

/** A fault that a business has injected into its own sandbox (G148). */
export type SandboxFault = WantedFault & {
  /** `FLT_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  /** Number of requests or payouts still to affect. */
  readonly remaining: number;
  /** By the machine's clock, like the end. */
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
