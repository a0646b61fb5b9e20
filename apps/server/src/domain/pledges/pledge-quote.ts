import type { Decimal } from '../money/decimal.ts';

/** An amount of an asset to lock. */
export interface PledgeItem {
  /** The code of a currency. */
  readonly asset: string;
  readonly amount: Decimal;
}

/** The fields of a new pledge quote. */
export interface PledgeQuoteRequest {
  /** The beneficiary's credit agreement or case reference. */
  readonly reference: string;
  /** At least one. */
  readonly items: readonly PledgeItem[];
  readonly expiresAt: Date | undefined;
  /** The caller's own data about the pledge. */
  readonly meta: Readonly<Record<string, unknown>> | undefined;
}

/** The app that a user has authorized to take pledges, and its beneficiary (G25). */
export interface PledgeGrant {
  readonly clientId: string;
  readonly userId: string;
  readonly beneficiaryId: string;
}

/** The answer whether amounts could be locked; nothing is. */
export interface PledgeQuote extends PledgeGrant, Pick<PledgeQuoteRequest, 'reference' | 'meta'> {
  /** `PLQ_…` */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  /** In the order of the request. */
  readonly items: readonly QuotedPledgeItem[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface QuotedPledgeItem extends PledgeItem {
  /** Whether the available balance covers this item after all earlier items. */
  readonly canLock: boolean;
}

/** Whether the pledge could be created: every item can be locked. */
export function canCreate({ items }: Pick<PledgeQuote, 'items'>): boolean {
  return items.every(({ canLock }) => canLock);
}
