import { sql } from 'kysely';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import type { Answer } from './funded-business.ts';

/** A payment from outside. No two of a currency have the same amount, so that each is known by it. */
export interface OutsidePayment {
  readonly currency: string;
  readonly amount: Decimal;
  /** A phone pays without anybody telling a server of it. */
  readonly comesByItself: boolean;
  /** Absent as long as no server has answered to who has told of it. */
  answer?: Answer;
}

/** What a payment is known by: `NGN 20000.01`. */
export function paymentName({ currency, amount }: Pick<OutsidePayment, 'currency' | 'amount'>): string {
  return `${currency} ${amount}`;
}

/**
 * The names of the payments that have moved money into a business, each as often as it has, sorted. Payouts that came
 * back are none of them.
 */
export async function arrivedPayments(
  { kysely }: Pick<Database, 'kysely'>,
  businessId: string,
): Promise<string[]> {
  const { rows } = await sql<{ currency: string; amount: string }>`
    SELECT currency, amount FROM posting AS arrival
    WHERE business_id = ${businessId} AND from_account LIKE 'rail:%' AND from_account <> 'rail:opening'
      AND NOT EXISTS (
        SELECT 1 FROM posting AS payout
        WHERE payout.business_id = arrival.business_id AND payout.reference = arrival.reference
          AND payout.currency = arrival.currency AND payout.to_account = arrival.from_account
      )`.execute(kysely);
  return rows
    .map(({ currency, amount }) => paymentName({ currency, amount: Decimal.parse(amount) }))
    .toSorted();
}
