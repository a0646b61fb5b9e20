import type { TransferCategory } from '@finops/contract/enumerations';
import { FieldError } from '../domain-error.ts';
import type { CryptoCurrency, Currency } from '../reference/currency.ts';
import type { PayIn, PayOut } from './payment-leg.ts';

/** The currencies and ends of a quote. */
export interface Movement {
  readonly source: Currency;
  readonly target: Currency;
  readonly payIn: PayIn['type'];
  readonly payOut: PayOut['type'];
}

/**
 * The category of a movement (G32).
 *
 * @throws FieldError on `pay_in.type`, `pay_out.type`, `source_currency` or `target_currency` when the combination
 * is not supported.
 */
export function categoryOf(movement: Movement): TransferCategory {
  refuseForeignPayIn(movement);
  refuseForeignPayOut(movement);
  const { source, target, payIn, payOut } = movement;
  if (payIn === 'balance') return payOut === 'balance' ? conversion(movement) : withdrawal(movement);
  if (source.type === 'crypto' && target.type === 'fiat') return sell(source);
  return payOut === 'balance' ? toBalance(movement) : refuseWayThrough(movement);
}

/**
 * Addresses take cryptocurrencies, every other channel takes fiat currencies.
 *
 * @throws FieldError on `pay_in.type` when the channel does not take the source currency.
 */
export function refuseForeignPayIn({ source, payIn }: Pick<Movement, 'source' | 'payIn'>): void {
  if (payIn !== 'balance' && (payIn === 'address') !== (source.type === 'crypto')) {
    refuse(
      'pay_in.type',
      source.type === 'crypto'
        ? `${source.code} is paid in to an address or from the balance, not by ${payIn}.`
        : `${source.code} is not a cryptocurrency and has no addresses. Use another type.`,
    );
  }
}

function refuseForeignPayOut({ target, payOut }: Pick<Movement, 'target' | 'payOut'>): void {
  if (payOut !== 'balance' && (payOut === 'address') !== (target.type === 'crypto')) {
    refuse(
      'pay_out.type',
      target.type === 'crypto'
        ? `${target.code} is paid out to an address or to the balance, not by ${payOut}.`
        : `${target.code} is not a cryptocurrency and has no addresses. Use another type.`,
    );
  }
}

function conversion({ source, target }: Movement): TransferCategory {
  if (source.code === target.code) {
    refuse(
      'target_currency',
      `From balance to balance, ${source.code} must be converted to another currency. Change the currency, or give a \`pay_in\` or \`pay_out\`.`,
    );
  }
  return 'conversion';
}

function withdrawal({ source, payOut }: Movement): TransferCategory {
  if (source.type === 'fiat' && payOut === 'address') {
    refuse(
      'pay_out.type',
      `A balance in ${source.code} cannot be paid out to an address. Convert it to a cryptocurrency first, then pay that out.`,
    );
  }
  return 'withdrawal';
}

function toBalance({ source, target }: Movement): TransferCategory {
  if (source.code === target.code) return 'deposit';
  if (source.type === 'crypto' || target.type === 'fiat') {
    refuse(
      'target_currency',
      `A payment in ${source.code} cannot be converted to ${target.code} in one quote. Deposit ${source.code}, then convert it on the balance.`,
    );
  }
  if (!target.isRampBuySupported) {
    refuse(
      'target_currency',
      `${target.code} cannot be bought with an external payment. Convert it on the balance.`,
    );
  }
  return 'buy';
}

function refuseWayThrough({ source, target, payOut }: Movement): never {
  refuse(
    'pay_out.type',
    `An external payment in ${source.code} cannot be paid out as ${target.code} (${payOut}) in one quote. Use the balance on one side.`,
  );
}

function sell(source: CryptoCurrency): TransferCategory {
  if (!source.isRampSellSupported) {
    refuse(
      'source_currency',
      `${source.code} cannot be sold in one quote. Deposit it, then convert it on the balance.`,
    );
  }
  return 'sell';
}

function refuse(field: string, reason: string): never {
  throw new FieldError({ [field]: [reason] });
}
