import type { RailEntry } from '../ledger/rail-entry.ts';
import type { Decimal } from '../money/decimal.ts';

/** One rail in one currency: what its statement says, and what the ledger says. */
export interface RailTotals {
  readonly rail: string;
  readonly currency: string;
  readonly statementIn: Decimal;
  readonly statementOut: Decimal;
  readonly ledgerIn: Decimal;
  readonly ledgerOut: Decimal;
}

/** A payment of which statement and ledger say different amounts; zero where one of them lacks it. */
export interface RailDifference extends Pick<RailEntry, 'rail' | 'currency' | 'direction' | 'reference'> {
  readonly statementAmount: Decimal;
  readonly ledgerAmount: Decimal;
}

/** The statements of the rails beside the ledger. */
export interface Reconciliation {
  readonly rails: readonly RailTotals[];
  readonly differences: readonly RailDifference[];
}

/** Whether statements and ledger agree, in all that is known of them. */
export function isReconciled({ rails, differences }: Reconciliation): boolean {
  return (
    differences.length === 0 &&
    rails.every(
      ({ statementIn, statementOut, ledgerIn, ledgerOut }) =>
        statementIn.equals(ledgerIn) && statementOut.equals(ledgerOut),
    )
  );
}

/** What the rail has in and not out, less what the ledger has so. */
export function railDifference({ statementIn, statementOut, ledgerIn, ledgerOut }: RailTotals): Decimal {
  return statementIn.minus(statementOut).minus(ledgerIn.minus(ledgerOut));
}
