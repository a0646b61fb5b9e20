import { RecipientLimitReached } from './account-errors.ts';
import type { AccountParts } from './account-parts.ts';
import { type Pauses, secondsUntil, throttleKey } from './users/throttle-store.ts';
import { emailKey } from './users/user.ts';

const MINUTE_MS = 60_000;
/** Mails with password resets to one e-mail address (G127). */
const RESET_MAILS: Pauses = { free: 3, firstMs: 5 * MINUTE_MS, longestMs: 60 * MINUTE_MS };

/** How often one recipient may be reached: by one business, and by all of them if they count together (G337). */
interface Limit {
  readonly ofBusiness: number;
  readonly ofAll?: number;
  readonly pauses: Omit<Pauses, 'free'>;
  readonly refusal: string;
}

const INVITATIONS: Limit = {
  ofBusiness: 5,
  ofAll: 10,
  pauses: { firstMs: 5 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  refusal: 'Too many invitations were sent to this e-mail address.',
};
const PAYMENT_PROMPTS: Limit = {
  ofBusiness: 10,
  ofAll: 20,
  pauses: { firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  refusal: 'This phone was asked to pay too often.',
};
/** What the payers of one network ask of a business, which is the recipient here (G338). */
const PAYMENTS: Limit = {
  ofBusiness: 50,
  pauses: { firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  refusal: 'Too many payments to this business were started from this network.',
};

/** The limit of calls for which the numbers above are. */
const DEFAULT_RATE = 100;

/**
 * Bounds how often somebody is written to, or rung, who did not ask for it, and how much one network asks of a business. Counts in the
 * database, for all processes together.
 */
export class RecipientLimits {
  readonly #parts: Pick<AccountParts, 'store' | 'clock'>;
  /** A sandbox that lets more calls in has more of everything that calls do. */
  readonly #factor: number;

  constructor(parts: Pick<AccountParts, 'store' | 'clock' | 'rateLimitPerMinute'>) {
    this.#parts = parts;
    this.#factor = Math.max(1, (parts.rateLimitPerMinute ?? DEFAULT_RATE) / DEFAULT_RATE);
  }

  /** Whether a further mail with a password reset may go to an e-mail address; counts it. */
  async admitsResetMail(email: string): Promise<boolean> {
    const { store, clock } = this.#parts;
    const counted = { key: throttleKey('reset mail', emailKey(email)), pauses: RESET_MAILS };
    return (await store.throttle.take([counted], clock.now())) === undefined;
  }

  /**
   * Counts an invitation, before it is made.
   *
   * @throws RecipientLimitReached when the e-mail address got too many.
   */
  demandInvitation(businessId: string, email: string): Promise<void> {
    return this.#demand(INVITATIONS, 'invitation', businessId, emailKey(email));
  }

  /**
   * Counts that a phone is asked to pay, before it is.
   *
   * @param phone in international form.
   * @throws RecipientLimitReached when it was asked too often.
   */
  demandPaymentPrompt(businessId: string, phone: string): Promise<void> {
    return this.#demand(PAYMENT_PROMPTS, 'payment prompt', businessId, phone);
  }

  /**
   * Counts a payment request that somebody creates with a public key, before it is created.
   *
   * @param network of the caller, of IPv6 its /64.
   * @throws RecipientLimitReached when this network created too many for the business.
   */
  demandPayment(businessId: string, network: string): Promise<void> {
    return this.#demand(PAYMENTS, 'payment', businessId, network);
  }

  async #demand(
    { ofBusiness, ofAll, pauses, refusal }: Limit,
    kind: string,
    businessId: string,
    subject: string,
  ): Promise<void> {
    const { store, clock } = this.#parts;
    const now = clock.now();
    const counted = (count: number, ...of: readonly string[]) => ({
      key: throttleKey(kind, subject, ...of),
      pauses: { ...pauses, free: Math.floor(count * this.#factor) },
    });
    const freeAt = await store.throttle.take(
      [counted(ofBusiness, businessId), ...(ofAll === undefined ? [] : [counted(ofAll)])],
      now,
    );
    if (freeAt !== undefined) throw new RecipientLimitReached(refusal, secondsUntil(freeAt, now));
  }
}
