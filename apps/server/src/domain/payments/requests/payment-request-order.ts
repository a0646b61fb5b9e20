import type { PaymentRequestType } from '@finops/contract/enumerations';
import { FieldError } from '../../domain-error.ts';
import type { AskedAmount } from '../../quotes/given-amount.ts';
import type { AskedPayIn } from '../../quotes/pay-in.ts';
import { LINK_SOURCE } from './payment-request.ts';

/** Whoever asks with a public key. */
export interface Payer {
  /** Absent for any other credential. */
  readonly publicKeyId?: string | undefined;
  /** From where the public key is used: the address, of IPv6 its /64. */
  readonly network?: string | undefined;
}

/** What a payment request is asked for with. */
export interface PaymentRequestOrder extends Payer {
  /** That of the link; `payment_request` without one. */
  readonly type?: PaymentRequestType | undefined;
  readonly sourceCurrency: string;
  readonly targetCurrency: string;
  readonly amount: AskedAmount;
  readonly payIn: AskedPayIn;
  readonly reference?: string | undefined;
  readonly source?: string | undefined;
  readonly sourceId?: string | undefined;
  /** What is known of the payer, by names. */
  readonly additionalInfo?: Readonly<Record<string, string>> | undefined;
  /** The payment link that it comes through. */
  readonly linkId?: string | undefined;
  /** For how long deposits count; 60 minutes by default. */
  readonly lifetimeMs?: number | undefined;
}

/** Anybody can read a public key in a browser: it sees no recipient (G24). */
export function refuseOfPublicKey({ publicKeyId, payIn }: PaymentRequestOrder): void {
  if (publicKeyId === undefined) return;
  if (payIn.type === 'mobile_money' && payIn.recipientId !== undefined) {
    throw new FieldError({
      'pay_in.recipient_id': ['A public key cannot use recipients; give the number that pays as `phone`.'],
    });
  }
}

/** What names a link as its source has come through it, by its rules (G233). */
export function refuseFeignedLink({ source, linkId }: PaymentRequestOrder): void {
  if (linkId !== undefined || source !== LINK_SOURCE) return;
  throw new FieldError({
    source: [
      `${LINK_SOURCE} is the source of payment requests that are created through a link. Use another source, or POST /v1/payments/links/{id}/requests.`,
    ],
  });
}
