import type { RailEntry } from '../ledger/rail-entry.ts';
import type { Decimal } from '../money/decimal.ts';

/** Totals of one rail in one currency, by its statement and by the ledger. */
export interface RailTotals {
  readonly rail: string;
  readonly currency: string;
  readonly statementIn: Decimal;
  readonly statementOut: Decimal;
  readonly ledgerIn: Decimal;
  readonly ledgerOut: Decimal;
}

/** A payment whose amounts in statement and ledger differ; zero where one of them lacks it. */
export interface RailDifference extends Pick<RailEntry, 'rail' | 'currency' | 'direction' | 'reference'> {
  readonly statementAmount: Decimal;
  readonly ledgerAmount: Decimal;
}

/** The statements of the rails beside the ledger. */
export interface Reconciliation {
  readonly rails: readonly RailTotals[];
  readonly differences: readonly RailDifference[];
}

/** Whether statements and ledger agree in everything known. */
export function isReconciled({ rails, differences }: Reconciliation): boolean {
  return (
    differences.length === 0 &&
    rails.every(
      ({ statementIn, statementOut, ledgerIn, ledgerOut }) =>
        statementIn.equals(ledgerIn) && statementOut.equals(ledgerOut),
    )
  );
}

/** The net inflow by the rail's statement minus that by the ledger. */
export function railDifference({ statementIn, statementOut, ledgerIn, ledgerOut }: RailTotals): Decimal {
  return statementIn.minus(statementOut).minus(ledgerIn.minus(ledgerOut));
}
