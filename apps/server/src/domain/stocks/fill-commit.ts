import type { Ids } from '../ids.ts';
import type { Account } from '../ledger/account.ts';
import type { Entry } from '../ledger/entry.ts';
import type { Commit } from '../ledger/ledger.ts';
import { posting } from '../ledger/posting.ts';
import { rateText } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Fill } from './fill.ts';

/** Amounts that move with a fill, besides its own. */
export interface FillMoves {
  /** The change of the position's cost, in whole units of the last decimal of the price's currency. */
  readonly cost: Decimal;
  /** The remainder of rounding up a funding amount, in the currency of the price. */
  readonly rounding: Decimal;
  /** The rate of the exchange between the currencies; absent if none. */
  readonly price?: Decimal;
}

/**
 * The postings of a fill. The position is held at cost in `investments`; `position` takes the gain or loss of a
 * sale, and both sides of an exchange as for conversions.
 */
export function fillCommit(
  fill: Fill,
  moves: FillMoves,
  ids: Ids,
): Pick<Commit, 'opens' | 'postings' | 'entries'> {
  const { businessId, profileId, createdAt } = fill;
  const currency = fill.side === 'buy' ? fill.currency : fill.fundingCurrency;
  return {
    opens: [{ id: ids.next('BAL_'), businessId, profileId, currency, createdAt }],
    postings: movesOf(fill, moves)
      .filter(({ amount }) => !amount.isZero())
      .map((move, index) =>
        posting({ ...move, id: `${fill.id}:${index + 1}`, reference: fill.id, createdAt }),
      ),
    entries: [entryOf(fill, moves, ids)],
  };
}

interface Move {
  readonly currency: string;
  readonly amount: Decimal;
  readonly from: Account;
  readonly to: Account;
}

function movesOf(fill: Fill, { cost, rounding }: FillMoves): readonly Move[] {
  const { side, currency, fundingCurrency, fundingAmount, profileId } = fill;
  const available: Account = { account: 'available', profileId };
  const investments: Account = { account: 'investments', profileId };
  const position: Account = { account: 'position' };
  if (side === 'sell') {
    return [
      { currency, amount: cost, from: investments, to: position },
      { currency: fundingCurrency, amount: fundingAmount, from: position, to: available },
    ];
  }
  if (currency === fundingCurrency) return [{ currency, amount: cost, from: available, to: investments }];
  return [
    { currency: fundingCurrency, amount: fundingAmount, from: available, to: position },
    { currency, amount: cost, from: position, to: investments },
    { currency, amount: rounding, from: position, to: { account: 'rounding' } },
  ];
}

function entryOf(fill: Fill, { price }: FillMoves, ids: Ids): Entry {
  const { side, ticker, tokens, amount, currency, unitPrice, fundingAmount, fundingCurrency } = fill;
  const funding = { amount: fundingAmount, currency: fundingCurrency };
  const settled = { amount, currency };
  const isSale = side === 'sell';
  return {
    id: ids.next('TXN_'),
    profileId: fill.profileId,
    type: isSale ? 'sells' : 'buys',
    reference: fill.id,
    currency: fundingCurrency,
    amount: fundingAmount,
    isCredit: isSale,
    description: `${isSale ? 'Sale' : 'Purchase'} of ${tokens} ${ticker}`,
    subDescription: `At ${rateText(unitPrice)} ${currency} each`,
    statusDescription: isSale
      ? 'The proceeds were credited to the balance.'
      : 'The tokens were added to the position.',
    ...(price !== undefined && {
      meta: {
        conversion: {
          source: isSale ? settled : funding,
          target: isSale ? funding : settled,
          rate: price,
        },
      },
    }),
    createdAt: fill.createdAt,
  };
}
