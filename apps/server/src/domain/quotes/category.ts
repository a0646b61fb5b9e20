import type { TransferCategory } from '@finops/contract';
import { FieldError } from '../domain-error.ts';
import type { Currency } from '../reference/currency.ts';
import type { PayIn, PayOut } from './payment-leg.ts';

/** What a quote moves, and between which ends. */
export interface Movement {
  readonly source: Currency;
  readonly target: Currency;
  readonly payIn: PayIn['type'];
  readonly payOut: PayOut['type'];
}

/**
 * Which way the money goes (G32).
 *
 * @throws FieldError on `pay_in.type`, `pay_out.type`, `source_currency` or `target_currency` when it does not go so.
 */
export function categoryOf(movement: Movement): TransferCategory {
  refuseForeignPayIn(movement);
  refuseForeignPayOut(movement);
  const { payIn, payOut } = movement;
  if (payIn === 'balance') return payOut === 'balance' ? conversion(movement) : withdrawal(movement);
  return payOut === 'balance' ? toBalance(movement) : sell(movement);
}

/**
 * An address takes cryptocurrency, every other channel fiat money.
 *
 * @throws FieldError on `pay_in.type` when the channel does not take the source currency.
 */
export function refuseForeignPayIn({ source, payIn }: Pick<Movement, 'source' | 'payIn'>): void {
  if (payIn !== 'balance' && (payIn === 'address') !== (source.type === 'crypto')) {
    refuse(
      'pay_in.type',
      source.type === 'crypto'
        ? `${source.code} is paid in to an address or from the balance, not by ${payIn}.`
        : `${source.code} is not a cryptocurrency, so that no address takes it; take another type.`,
    );
  }
}

function refuseForeignPayOut({ target, payOut }: Pick<Movement, 'target' | 'payOut'>): void {
  if (payOut !== 'balance' && (payOut === 'address') !== (target.type === 'crypto')) {
    refuse(
      'pay_out.type',
      target.type === 'crypto'
        ? `${target.code} is paid out to an address or to the balance, not by ${payOut}.`
        : `${target.code} is not a cryptocurrency, so that no address takes it; take another type.`,
    );
  }
}

function conversion({ source, target }: Movement): TransferCategory {
  if (source.code === target.code) {
    refuse(
      'target_currency',
      `From balance to balance there is nothing to exchange ${source.code} for: give another currency, or a \`pay_in\` or \`pay_out\`.`,
    );
  }
  return 'conversion';
}

function withdrawal({ source, payOut }: Movement): TransferCategory {
  if (source.type === 'fiat' && payOut === 'address') {
    refuse(
      'pay_out.type',
      `A balance of ${source.code} is not paid out to an address: exchange it on the balance first, then pay out the cryptocurrency.`,
    );
  }
  return 'withdrawal';
}

function toBalance({ source, target }: Movement): TransferCategory {
  if (source.code === target.code) return 'deposit';
  if (source.type === 'crypto' || target.type === 'fiat') {
    refuse(
      'target_currency',
      `What is paid in as ${source.code} is not exchanged for ${target.code} on its way: deposit ${source.code}, then exchange it on the balance.`,
    );
  }
  if (!target.isRampBuySupported) {
    refuse(
      'target_currency',
      `${target.code} is not bought with money from outside: exchange it on the balance.`,
    );
  }
  return 'buy';
}

function sell({ source, target, payOut }: Movement): TransferCategory {
  if (source.type === 'fiat' || target.type === 'crypto') {
    refuse(
      'pay_out.type',
      `What is paid in from outside as ${source.code} is not paid out as ${target.code} (${payOut}) on its way: take the balance on one side.`,
    );
  }
  if (!source.isRampSellSupported) {
    refuse(
      'source_currency',
      `${source.code} is not sold from outside: deposit it, then exchange it on the balance.`,
    );
  }
  return 'sell';
}

function refuse(field: string, reason: string): never {
  throw new FieldError({ [field]: [reason] });
}
