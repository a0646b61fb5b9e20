import type { TransferStatus } from '@finops/contract';
import type { FundedBusiness } from './funded-business.ts';

/** What a quote asks for beside its amount. */
interface Terms {
  readonly source_currency: 'USDT' | 'NGN' | 'KES';
  readonly target_currency: 'USDT' | 'NGN';
  readonly pay_in?: { readonly type: string; readonly network?: string; readonly recipient_id?: string };
  readonly pay_out?: { readonly type: string; readonly recipient_id: string };
  readonly reversal_policy?: 'conversion_only';
  readonly reference?: string;
}

/** A kind of transfer that callers make. */
export interface TransferKind {
  readonly terms: Terms;
  /** What callers do with it once it is made. The first payment is exact, others are not. */
  readonly acts: readonly ('pay' | 'cancel')[];
  /** The final status when it is paid and not cancelled. */
  readonly end: TransferStatus;
}

const CONVERSION: Terms = { source_currency: 'USDT', target_currency: 'NGN' };
const DEPOSIT: Terms = {
  source_currency: 'NGN',
  target_currency: 'NGN',
  pay_in: { type: 'temporary_bank_account' },
};
const BUY: Terms = { ...DEPOSIT, target_currency: 'USDT' };
const BY_ADDRESS = { type: 'address', network: 'TRX' };
const REFUSED = { reference: 'crash-REFUSED' };
const REVERSED = { reversal_policy: 'conversion_only' } as const;

/** Saves the recipients at the server at `api`, and gives kinds that reach every end on every way. */
export async function transferKinds(business: FundedBusiness, api: string): Promise<readonly TransferKind[]> {
  const save = async (recipient: object) => {
    const { id, text } = await business.post(api, '/v1/recipients', recipient);
    if (id === undefined) throw new Error(`The recipient was not saved: ${text}`);
    return id;
  };
  const payoutTo = async (account_number: string) => {
    const bank = { type: 'ngn_bank', bank_code: '058', bank_name: 'Guaranty Trust Bank' };
    const recipient_id = await save({ ...bank, account_name: 'ADA LOVELACE', account_number });
    return { ...CONVERSION, pay_out: { type: 'bank_transfer', recipient_id } };
  };
  const [paid, refused, returned] = [
    await payoutTo('0123456789'),
    await payoutTo('0123456222'),
    await payoutTo('0123456333'),
  ];
  const phone = { account_name: 'Charles Babbage', phone_number: '+254712345678' };
  const payer = await save({ type: 'mpesa_mobile_money', ...phone });

  const payouts = [
    { terms: paid, end: 'funds_delivered' },
    { terms: refused, end: 'funds_refunded' },
    { terms: returned, end: 'funds_refunded' },
    { terms: { ...refused, ...REVERSED }, end: 'funds_refunded' },
    { terms: { ...returned, ...REVERSED }, end: 'funds_refunded' },
  ] as const;
  return [
    ...payouts.flatMap(({ terms, end }): TransferKind[] => [
      { terms, acts: [], end },
      { terms: { ...terms, pay_in: BY_ADDRESS }, acts: ['pay'], end },
    ]),
    { terms: CONVERSION, acts: [], end: 'funds_converted' },
    { terms: CONVERSION, acts: ['cancel'], end: 'funds_converted' },
    { terms: { ...CONVERSION, ...REFUSED }, acts: [], end: 'failed' },
    { terms: paid, acts: ['cancel'], end: 'funds_delivered' },
    { terms: DEPOSIT, acts: ['pay'], end: 'funds_received' },
    { terms: DEPOSIT, acts: ['pay', 'pay'], end: 'funds_received' },
    { terms: DEPOSIT, acts: ['pay', 'cancel'], end: 'funds_received' },
    { terms: DEPOSIT, acts: ['cancel', 'pay'], end: 'cancelled' },
    { terms: DEPOSIT, acts: [], end: 'cancelled' },
    { terms: BUY, acts: ['pay'], end: 'funds_converted' },
    { terms: { ...BUY, ...REFUSED }, acts: ['pay'], end: 'failed' },
    {
      terms: {
        ...BUY,
        source_currency: 'KES',
        pay_in: { type: 'mobile_money', recipient_id: payer },
      },
      acts: [],
      end: 'funds_converted',
    },
  ];
}
