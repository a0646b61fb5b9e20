import { businessTime, type Clock } from '../clock.ts';
import { ResourceNotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import { isErased, presentCustomer } from '../ledger/credit.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { posting } from '../ledger/posting.ts';
import { fitsCurrency } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import type { RecordChange } from '../record.ts';
import type { Currencies } from '../reference/currencies.ts';

interface Dependencies {
  readonly ledger: Ledger;
  readonly currencies: Pick<Currencies, 'get'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A profile to fund, and the time of its business. */
interface Funded {
  readonly businessId: string;
  readonly profileId: string;
  readonly clockAheadMs: number;
  /** How often the sandbox had been reset when the profile was read; absent within a reset. */
  readonly resets?: number;
}

/**
 * Credits an opening amount to the profile's balance, which is opened if necessary: a posting from `rail:opening`
 * to `available`. Idempotent by reference.
 *
 * @param record written with it.
 * @returns whether this call moved the amount.
 * @throws RangeError for an unknown currency, and for an amount that is not positive or has too many decimals.
 * @throws BalanceLimitReached when the balance would exceed the maximum balance.
 * @throws ResourceNotFound when the customer was erased since the profile was read.
 * @throws SandboxReset when the sandbox was reset since the profile was read.
 */
export async function fundBalance(
  { ledger, ids, clock, currencies }: Dependencies,
  profile: Funded,
  code: string,
  amount: Decimal,
  reference: string,
  record?: RecordChange,
): Promise<boolean> {
  const { businessId, profileId, resets } = profile;
  const currency = currencies.get(code);
  if (currency === undefined) throw new RangeError(`There is no currency ${code} to fund a balance in.`);
  if (!fitsCurrency(amount, currency)) {
    throw new RangeError(`${amount} ${code} has too many decimal places; ${code} has ${currency.decimals}.`);
  }
  const createdAt = businessTime(clock, profile);
  const opening = posting({
    id: `opening:${reference}:${profileId}:${code}`,
    currency: code,
    amount,
    from: { account: 'rail', rail: 'opening' },
    to: { account: 'available', profileId },
    reference,
    createdAt,
  });
  const outcome = await ledger.commit({
    businessId,
    ...(resets !== undefined && { resets }),
    opens: [{ id: ids.next('BAL_'), businessId, profileId, currency: code, createdAt }],
    postings: [opening],
    records: [...presentCustomer(profile), ...(record ? [record] : [])],
    unlessPosted: opening.id,
    railEntries: [
      {
        id: ids.next('RLE_'),
        rail: 'opening',
        direction: 'in',
        currency: code,
        amount,
        reference,
        createdAt,
      },
    ],
    entries: [
      {
        id: ids.next('TXN_'),
        profileId,
        type: 'deposits',
        reference,
        currency: code,
        amount,
        isCredit: true,
        description: 'Opening deposit',
        subDescription: 'Credited by the sandbox',
        statusDescription: 'The amount was credited to the balance.',
        createdAt,
      },
    ],
  });
  if (outcome.kind === 'limitReached') throw new BalanceLimitReached(code);
  if (isErased(outcome)) throw new ResourceNotFound(`profile ${profileId}`);
  if (outcome.kind === 'done' || outcome.kind === 'duplicate') return outcome.kind === 'done';
  throw new Error(`Unexpected outcome of funding a balance: ${JSON.stringify(outcome)}.`);
}
