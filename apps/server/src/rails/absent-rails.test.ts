import { expect, it } from 'vitest';
import { Unavailable } from '../domain/domain-error.ts';
import { Decimal } from '../domain/money/decimal.ts';
import { absentAccountBanks, absentAddressIssuer, absentRails } from './absent-rails.ts';

const payOut = { type: 'bank_transfer' } as const;
const payment = { reference: 'TRF_1-payout', currency: 'NGN', amount: Decimal.one, payOut };
const request = {
  businessId: 'BUS_1',
  profileId: 'BUS_1',
  transferId: 'TRF_1',
  currency: 'NGN',
  payIn: { type: 'temporary_bank_account' } as const,
  at: new Date(0),
};
const bank = { code: '035', name: 'Wema Bank', country: 'NG', currency: 'NGN' };
const network = { code: 'TRX', name: 'Tron', addressFormat: 'tron', addressPattern: /^T/ } as const;

it.each([
  ['issue', async () => absentRails.issue(request)],
  ['send', async () => absentRails.send(payment)],
  ['report', async () => absentRails.report(payment)],
  ['trace', async () => absentRails.trace(request.payIn, 'DEP_1')],
  ['an address', async () => absentAddressIssuer.issue(network)],
  ['a bank', async () => absentAccountBanks.bankIn('NGN')],
  ['an account number', async () => absentAccountBanks.freeNumber(bank)],
  ['a payer', async () => absentAccountBanks.payerOf('DEP_1', 'NGN')],
])('%s is not available', async (_, use) => {
  await expect(use()).rejects.toThrow(Unavailable);
});
