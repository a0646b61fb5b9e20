import type { QuoteStatus } from '@finops/contract/enumerations';
import type { AgeRange } from '../paging.ts';
import { QUOTE_LIFETIME_MS } from './quote.ts';

/** A filter on the quotes of a profile; absent fields match everything. */
export interface QuoteFilter extends AgeRange {
  readonly statuses?: readonly QuoteStatus[] | undefined;
  readonly reference?: string | undefined;
  readonly sourceCurrency?: string | undefined;
  readonly targetCurrency?: string | undefined;
}

/** Quotes of one kind, in stored terms: acceptance is stored, and expiry follows from the age. */
export interface StoredKind extends AgeRange {
  /** Undefined for both. */
  readonly accepted?: boolean | undefined;
}

/** The kinds with one of the statuses at the instant; no quote is of two kinds. */
export function storedKinds(
  { statuses, createdFrom, createdBefore }: QuoteFilter,
  at: Date,
): readonly StoredKind[] {
  if (statuses === undefined) return [{ createdFrom, createdBefore }];
  // The first pending quote was created a millisecond after the last expired one.
  const pendingFrom = new Date(at.getTime() - QUOTE_LIFETIME_MS + 1).toISOString();
  const [isPending, isExpired] = [statuses.includes('pending'), statuses.includes('expired')];
  return [
    ...(statuses.includes('accepted') ? [{ accepted: true, createdFrom, createdBefore }] : []),
    ...(isPending || isExpired
      ? [
          {
            accepted: false,
            createdFrom: isExpired ? createdFrom : later(createdFrom, pendingFrom),
            createdBefore: isPending ? createdBefore : earlier(createdBefore, pendingFrom),
          },
        ]
      : []),
  ];
}

function later(one: string | undefined, other: string): string {
  return one !== undefined && new Date(one) >= new Date(other) ? one : other;
}

function earlier(one: string | undefined, other: string): string {
  return one !== undefined && new Date(one) < new Date(other) ? one : other;
}
