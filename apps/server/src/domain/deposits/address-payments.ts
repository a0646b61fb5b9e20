import { refuseUnpayable } from '../addresses/chain-payment.ts';
import type { DepositAddress } from '../addresses/deposit-address.ts';
import type { DepositAddresses } from '../addresses/deposit-addresses.ts';
import { FieldError, ResourceNotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { PaymentRequestEngine } from '../payments/requests/payment-request-engine.ts';
import { traced } from '../quotes/payment-leg.ts';
import { plainDeposit } from '../rails/plain-deposit.ts';
import { type Rails, railOf } from '../rails/rails.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { TransferControls } from '../transfers/transfer-controls.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { AcceptPayment, Payment } from './deposits.ts';

interface Dependencies {
  readonly addresses: Pick<DepositAddresses, 'find'>;
  readonly ledger: Ledger;
  readonly transfers: {
    arrive(...payment: Parameters<TransferControls['arrive']>): Promise<unknown>;
  };
  readonly paymentRequests: {
    arrive(...payment: Parameters<PaymentRequestEngine['arrive']>): Promise<unknown>;
  };
  readonly currencies: Currencies;
  readonly rails: Pick<Rails, 'pace' | 'trace'>;
  readonly ids: Ids;
}

/**
 * Accepts payments at deposit addresses. Payments to an address of a profile, current or not, are credited once
 * confirmed (G301); payments to an address of a transfer or a payment request pay that (G47). Throws SandboxReset
 * when the sandbox was reset since the profile was read.
 */
export function addressPayments(parts: Dependencies): AcceptPayment<'address'> {
  const { addresses, transfers, paymentRequests, currencies } = parts;
  return async (profile, { address, memo }, payment) => {
    const found = await addresses.find(profile.businessId, { address, ...(memo !== undefined && { memo }) });
    if (found === undefined) {
      const withMemo = memo === undefined ? '' : ` with memo ${memo.slice(0, 64)}`;
      throw new ResourceNotFound(`deposit address ${address.slice(0, 64)}${withMemo}`);
    }
    refuseUnfit(payment, found, currencies);
    const { profileId, transferId, paymentRequestId } = found;
    const { keep } = payment;
    if (transferId !== undefined) {
      const payee = { profileId, transferId };
      await transfers.arrive(profile, transferId, payment, keep && (() => keep(payee)));
      return payee;
    }
    if (paymentRequestId !== undefined) {
      const payee = { profileId, paymentRequestId };
      await paymentRequests.arrive(profile, paymentRequestId, payment, keep && (() => keep(payee)));
      return payee;
    }
    return { profileId: await credit(found, payment, profile.resets, parts) };
  };
}

function refuseUnfit(
  { currency: code, amount }: Payment,
  address: DepositAddress,
  currencies: Currencies,
): void {
  if (code !== address.currency) {
    throw new FieldError({ currency: [`The address accepts ${address.currency}, not ${code}.`] });
  }
  refuseUnpayable(address, amount, currencies);
}

/** Returns the credited profile. */
function credit(
  holder: DepositAddress,
  { keep, ...payment }: Payment,
  resets: number,
  parts: Dependencies,
): Promise<string> {
  const { businessId, address, network } = holder;
  const { rails } = parts;
  const { reference, at } = payment;
  const onChain = { type: 'address', address, network } as const;
  const payIn = traced(onChain, rails.trace(onChain, reference));
  const confirmedAt = new Date(at.getTime() + rails.pace.confirm(railOf(onChain)));
  const charged = { net: payment.amount, fee: undefined };
  return creditDeposit(parts.ledger, holder, (profileId) => {
    const deposit = { ...payment, businessId, profileId, payIn, charged, confirmedAt, resets };
    const { records = [], ...commit } = plainDeposit(deposit, parts);
    return { ...commit, records: keep ? [...records, keep({ profileId })] : records };
  });
}
