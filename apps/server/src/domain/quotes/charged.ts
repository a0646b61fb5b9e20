import type { Decimal } from '../money/decimal.ts';
import type { Conversion } from '../pricing/conversion.ts';
import type { Currency } from '../reference/currency.ts';
import { feeOffSource } from './charge.ts';
import type { Fee } from './fee.ts';

/** What an amount costs, and what is left of it: never less than zero. */
export interface Charged {
  /** Absent where nothing is charged. */
  readonly fee: Fee | undefined;
  readonly net: Decimal;
}

/** The deposit fee of what arrived, in the source currency. */
export function chargedDeposit(
  arrived: Decimal,
  conversion: Conversion & { readonly source: Currency },
): Charged {
  const { source } = conversion;
  const rule = source.type === 'fiat' ? source.depositFee : undefined;
  if (rule === undefined) return { fee: undefined, net: arrived };
  const fee = feeOffSource('Deposit fee', rule, arrived, conversion);
  return { fee, net: arrived.minus(fee.amount.amount) };
}
