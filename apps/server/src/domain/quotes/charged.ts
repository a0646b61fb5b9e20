import type { Decimal } from '../money/decimal.ts';
import type { Conversion } from '../pricing/conversion.ts';
import type { Currency } from '../reference/currency.ts';
import { feeOffSource } from './charge.ts';
import type { Fee } from './fee.ts';

/** The fee of an amount and what remains of it, never negative. */
export interface Charged {
  /** Absent if nothing is charged. */
  readonly fee: Fee | undefined;
  readonly net: Decimal;
}

/** The deposit fee of a received amount, in the source currency. */
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
