/** What goes wrong, and for what. */
export type SandboxFaultKind =
  /** A call is refused with the status before anything of it is done. */
  | { readonly kind: 'error'; readonly status: 429 | 500 | 503 }
  /** A call waits before it is carried out. */
  | { readonly kind: 'latency'; readonly delayMs: number }
  /** The connection of a call ends before anything of it is done, or when all is done. */
  | { readonly kind: 'lost_request' | 'lost_response' }
  /** The rail refuses a payout. */
  | { readonly kind: 'payout_refusal' };

/** A fault as it is asked for. */
export type WantedFault = SandboxFaultKind & {
  /** How many calls or payouts it affects. */
  readonly count: number;
  /** The operation of the API that it affects; any when it is absent. */
  readonly operationId?: string | undefined;
};

/** A fault that a business has injected into its own sandbox (G148). */
export type SandboxFault = WantedFault & {
  /** `FLT_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  /** How many calls or payouts it still affects. */
  readonly remaining: number;
  /** By the machine's clock, as is its end. */
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
