import type { PaymentRequestType } from '@finops/contract/enumerations';
import { FieldError } from '../../domain-error.ts';
import type { AskedAmount } from '../../quotes/given-amount.ts';
import type { AskedPayIn } from '../../quotes/pay-in.ts';
import { LINK_SOURCE } from './payment-request.ts';

/** A caller with a public key. */
export interface Payer {
  /** Absent for any other credential. */
  readonly publicKeyId?: string | undefined;
  /** IP address of the caller of a public key; for IPv6 its /64. */
  readonly network?: string | undefined;
}

/** The fields of a new payment request. */
export interface PaymentRequestOrder extends Payer {
  /** The type of the link; without a link `payment_request`. */
  readonly type?: PaymentRequestType | undefined;
  readonly sourceCurrency: string;
  readonly targetCurrency: string;
  readonly amount: AskedAmount;
  readonly payIn: AskedPayIn;
  readonly reference?: string | undefined;
  readonly source?: string | undefined;
  readonly sourceId?: string | undefined;
  /** Facts about the payer, by name. */
  readonly additionalInfo?: Readonly<Record<string, string>> | undefined;
  /** The payment link that it was created through. */
  readonly linkId?: string | undefined;
  /** How long deposits count, in milliseconds; 60 minutes by default. */
  readonly lifetimeMs?: number | undefined;
}

/** Public keys are visible in browsers, so they cannot use recipients (G24). */
export function refuseOfPublicKey({ publicKeyId, payIn }: PaymentRequestOrder): void {
  if (publicKeyId === undefined) return;
  if (payIn.type === 'mobile_money' && payIn.recipientId !== undefined) {
    throw new FieldError({
      'pay_in.recipient_id': ['A public key cannot use recipients; give the number that pays as `phone`.'],
    });
  }
}

/** Only requests created through a link, by its rules, may have that source (G233). */
export function refuseFeignedLink({ source, linkId }: PaymentRequestOrder): void {
  if (linkId !== undefined || source !== LINK_SOURCE) return;
  throw new FieldError({
    source: [
      `${LINK_SOURCE} is the source of payment requests that are created through a link. Use another source, or POST /v1/payments/links/{id}/requests.`,
    ],
  });
}
