import { FieldError } from '../domain-error.ts';
import type { AmountCurrency } from '../money/amount.ts';
import type { PaymentMethod } from '../reference/country.ts';
import type { Currency, CurrencyNetwork, FeeRule } from '../reference/currency.ts';
import type { Limits } from './limits.ts';
import type { PayIn, PaymentLeg, PayOut } from './payment-leg.ts';

/** A payment leg with the terms of its channel. */
export interface QuotedLeg<Leg extends PaymentLeg = PaymentLeg> {
  readonly leg: Leg;
  /** The currency as it moves on the network of the leg; absent without a network. */
  readonly sent?: AmountCurrency;
  /** The limits of the channel; absent for the balance. */
  readonly limits?: Limits;
  /** Absent if the channel is free. */
  readonly fee?: FeeRule | undefined;
}

type Side = 'pay_in' | 'pay_out';

/** The balance as either leg. */
export const balanceLeg: QuotedLeg<PayIn & PayOut> = { leg: { type: 'balance' } };

/**
 * The method that moves fiat money by the channel.
 *
 * @param methods methods of this direction, in order of preference.
 * @throws FieldError on the type when there is none.
 */
export function methodOf(
  side: Side,
  type: string,
  currency: Currency,
  methods: readonly PaymentMethod[],
): PaymentMethod {
  const own = methods.filter((method) => method.currency.code === currency.code);
  const found = own.find(({ channel }) => channel === type);
  if (found !== undefined) return found;
  const [other] = own;
  const way = side === 'pay_in' ? 'paid in' : 'paid out';
  throw new FieldError({
    [`${side}.type`]: [
      other === undefined
        ? `${currency.code} is not ${way} outside the balance.`
        : `${currency.code} is not ${way} by ${type}. Use ${other.channel}.`,
    ],
  });
}

/**
 * The network of the currency.
 *
 * @param field the field that names it, for refusals.
 * @throws FieldError when the network does not carry the currency, or not in this direction.
 */
export function carriedBy(
  code: string,
  currency: Extract<Currency, { type: 'crypto' }>,
  direction: 'deposit' | 'withdrawal',
  field: string,
): CurrencyNetwork {
  const open = currency.networks.filter((one) => currency[direction] && one[direction]);
  const carried = open.find(({ network }) => network.code === code);
  if (carried !== undefined) return carried;
  const codes = open.map(({ network }) => network.code).join(', ');
  const doing = direction === 'deposit' ? 'deposits' : 'withdrawals';
  throw new FieldError({
    [field]: [
      codes === ''
        ? `${currency.code} does not currently support ${doing}.`
        : `${code} does not support ${doing} of ${currency.code}. Use one of: ${codes}.`,
    ],
  });
}
