import type { QuoteStatus } from '@finops/contract/enumerations';
import type { AgeRange } from '../paging.ts';
import { QUOTE_LIFETIME_MS } from './quote.ts';

/** Which quotes of a profile are meant; what is absent does not narrow. */
export interface QuoteFilter extends AgeRange {
  readonly statuses?: readonly QuoteStatus[] | undefined;
  readonly reference?: string | undefined;
  readonly sourceCurrency?: string | undefined;
  readonly targetCurrency?: string | undefined;
}

/** Quotes of one kind: whether one is accepted is stored, and whether another one has expired follows from its age. */
export interface StoredKind extends AgeRange {
  /** Undefined for those that are and those that are not. */
  readonly accepted?: boolean | undefined;
}

/** The kinds that are in one of the states at the instant; no quote is of two of them. */
export function storedKinds(
  { statuses, createdFrom, createdBefore }: QuoteFilter,
  at: Date,
): readonly StoredKind[] {
  if (statuses === undefined) return [{ createdFrom, createdBefore }];
  // The first that is pending was created a millisecond after the last that has expired.
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
