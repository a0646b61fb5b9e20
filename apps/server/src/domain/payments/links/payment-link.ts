import type { PaymentLinkStatus, PaymentLinkType } from '@finops/contract/enumerations';
import type { Decimal } from '../../money/decimal.ts';

/** The amount of one payment: what it credits in the target currency, or its value in any currency. */
export type LinkAmount =
  | { readonly side: 'target'; readonly amount: Decimal }
  | { readonly side: 'quote'; readonly amount: Decimal; readonly currency: string };

/** A question to the payer. */
interface Question {
  readonly fieldName: string;
  readonly required: boolean;
}

/** An item that the payment is for. */
interface LinkItem {
  readonly item: string;
  readonly quantity: number;
  /** Price of one unit. */
  readonly amount: Decimal;
}

/** What payers see and can choose. */
export interface LinkMeta {
  readonly allowCustomerAmount: boolean;
  readonly allowQuantitySelection: boolean;
  /** Inclusive, in the quote currency or, without one, in the target currency. */
  readonly amountLimit?: { readonly min?: Decimal; readonly max?: Decimal };
  readonly images?: readonly string[];
  readonly questions?: readonly Question[];
  readonly customerEmail?: string;
  readonly customerName?: string;
  readonly dueDate?: Date;
  readonly note?: string;
  readonly items?: readonly LinkItem[];
}

interface LinkFacts {
  /** `PAYL_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly type: PaymentLinkType;
  readonly status: PaymentLinkStatus;
  /** Starts at 1, incremented by each change. */
  readonly version: number;
  readonly oneTime: boolean;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly targetCurrency: string;
  /** Gives access only to the reduced view of this link and to its payment requests (G24). */
  readonly publicKey: string;
  readonly meta: LinkMeta;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When it expires; absent if never. */
  readonly expiresAt?: Date;
}

/** A link that sets the amount of each payment. */
export interface FixedLink extends LinkFacts {
  readonly fixed: true;
  readonly amount: LinkAmount;
}

/** A link without a fixed amount; it may suggest one. */
interface OpenLink extends LinkFacts {
  readonly fixed: false;
  readonly amount?: LinkAmount;
}

/** A hosted page on which payers pay, once or many times (G45). */
export type PaymentLink = FixedLink | OpenLink;

/** The link at an instant: an active one whose time has passed is expired. */
export function linkAt(link: PaymentLink, at: Date): PaymentLink {
  const { status, expiresAt } = link;
  if (status !== 'active' || expiresAt === undefined || at < expiresAt) return link;
  return { ...link, status: 'expired', updatedAt: expiresAt };
}

/** The currency of the link's limits, items and requested amounts (G81). */
export function currencyOf({
  amount,
  targetCurrency,
}: Pick<PaymentLink, 'amount' | 'targetCurrency'>): string {
  return amount?.side === 'quote' ? amount.currency : targetCurrency;
}
