import type { AccountDependencies } from './account-dependencies.ts';
import { RecipientLimitReached } from './account-errors.ts';
import { type Pauses, secondsUntil, throttleKey } from './users/throttle-store.ts';
import { emailKey } from './users/user.ts';

const MINUTE_MS = 60_000;
/** Limit of password reset mails to one e-mail address (G127). */
const RESET_MAILS: Pauses = { free: 3, firstMs: 5 * MINUTE_MS, longestMs: 60 * MINUTE_MS };

/**
 * How often one recipient may be contacted: by one business, and by all of them where they count together (G337).
 */
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
/** Payments that one network may request from a business, which is the recipient here (G338). */
const PAYMENTS: Limit = {
  ofBusiness: 50,
  pauses: { firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  refusal: 'Too many payments to this business were started from this network.',
};

/** The rate limit to which the limits above apply. */
const DEFAULT_RATE = 100;

/**
 * Limits unsolicited mails and payment prompts to one recipient, and payments from one network. Counters are in the
 * database, shared by all processes.
 */
export class RecipientLimits {
  readonly #dependencies: Pick<AccountDependencies, 'store' | 'clock'>;
  /** A sandbox with a higher rate limit raises these limits in proportion. */
  readonly #factor: number;

  constructor(dependencies: Pick<AccountDependencies, 'store' | 'clock' | 'rateLimitPerMinute'>) {
    this.#dependencies = dependencies;
    this.#factor = Math.max(1, (dependencies.rateLimitPerMinute ?? DEFAULT_RATE) / DEFAULT_RATE);
  }

  /**
   * Counts a password reset mail to an e-mail address.
   *
   * @returns whether it may be sent.
   */
  async admitsResetMail(email: string): Promise<boolean> {
    const { store, clock } = this.#dependencies;
    const counted = { key: throttleKey('reset mail', emailKey(email)), pauses: RESET_MAILS };
    return (await store.throttle.take([counted], clock.now())) === undefined;
  }

  /**
   * Counts an invitation before it is created.
   *
   * @throws RecipientLimitReached when the e-mail address received too many.
   */
  demandInvitation(businessId: string, email: string): Promise<void> {
    return this.#demand(INVITATIONS, 'invitation', businessId, emailKey(email));
  }

  /**
   * Counts a payment prompt to a phone before it is sent.
   *
   * @param phone in international form.
   * @throws RecipientLimitReached when the phone received too many.
   */
  demandPaymentPrompt(businessId: string, phone: string): Promise<void> {
    return this.#demand(PAYMENT_PROMPTS, 'payment prompt', businessId, phone);
  }

  /**
   * Counts a payment request with a public key before it is created.
   *
   * @param network IP address of the caller, for IPv6 its /64.
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
    const { store, clock } = this.#dependencies;
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
