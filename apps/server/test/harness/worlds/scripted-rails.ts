import type { PayIn, PaymentTrace } from '../../../src/domain/quotes/payment-leg.ts';
import type {
  Delays,
  IssuedPayIn,
  OutgoingPayment,
  PayInRequest,
  PayoutAnswer,
  PayoutReport,
  Rails,
} from '../../../src/domain/rails/rails.ts';

const MINUTE = 60_000;

/** Rails whose behaviour a test sets. */
export class ScriptedRails implements Rails {
  pace: Delays = {
    takeUp: 2000,
    confirm: () => 3000,
    exchange: 1000,
    send: 4000,
    deliver: () => 10_000,
    refund: 5000,
  };
  /** Whether payments are accepted, and their status. */
  accepts = true;
  fate: PayoutReport = 'delivered';
  /** Milliseconds after which an awaited payment arrives by itself; never when undefined. */
  arrivesAfter: number | undefined;
  /** The submitted payments, oldest first. */
  readonly payments: OutgoingPayment[] = [];
  /** The transfers for which accounts and addresses were issued. */
  readonly issued: string[] = [];

  async issue({ transferId = '', payIn, at }: PayInRequest): Promise<IssuedPayIn> {
    this.issued.push(transferId);
    const expiresAt = new Date(at.getTime() + (payIn.type === 'address' ? 60 : 30) * MINUTE);
    return {
      payIn: { ...payIn, ...{ expiresAt } },
      expiresAt,
      ...(this.arrivesAfter !== undefined && { arrivesAt: new Date(at.getTime() + this.arrivesAfter) }),
      record: {
        kind: 'bank_account',
        id: transferId,
        expects: 'absent',
        row: { bank_code: 'scripted', account_number: transferId, transfer_id: transferId },
      },
    };
  }

  rejects(): boolean {
    return false;
  }

  twoStep(): undefined {}

  async send(payment: OutgoingPayment): Promise<PayoutAnswer> {
    this.payments.push(payment);
    return this.accepts
      ? { kind: 'accepted', trace: { id: `session of ${payment.reference}` } }
      : { kind: 'refused' };
  }

  async report(): Promise<PayoutReport> {
    return this.fate;
  }

  trace(_payIn: PayIn, reference: string): PaymentTrace | undefined {
    return { id: `session of ${reference}` };
  }
}
