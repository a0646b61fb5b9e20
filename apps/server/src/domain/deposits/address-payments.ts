import type { DepositAddress } from '../addresses/deposit-address.ts';
import type { DepositAddresses } from '../addresses/deposit-addresses.ts';
import { refuseBelowMinimum } from '../addresses/deposit-minimum.ts';
import { FieldError, ResourceNotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import { plainDeposit } from '../rails/plain-deposit.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { TransferControls } from '../transfers/transfer-controls.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { AcceptPayment, Payment } from './deposits.ts';

interface Parts {
  readonly addresses: Pick<DepositAddresses, 'find'>;
  readonly ledger: Ledger;
  readonly transfers: {
    arrive(...payment: Parameters<TransferControls['arrive']>): Promise<unknown>;
  };
  readonly currencies: Currencies;
  readonly ids: Ids;
}

/**
 * Accepts payments at deposit addresses: one of a profile credits it, whether or not it is the present one; one of a
 * transfer pays that in (G47). Throws SandboxReset when the sandbox was reset since the profile was read.
 */
export function addressPayments(parts: Parts): AcceptPayment<'address'> {
  const { addresses, transfers, currencies } = parts;
  return async (profile, { address, memo }, payment) => {
    const found = await addresses.find(profile.businessId, { address, ...(memo !== undefined && { memo }) });
    if (found === undefined) {
      const withMemo = memo === undefined ? '' : ` with memo ${memo.slice(0, 64)}`;
      throw new ResourceNotFound(`deposit address ${address.slice(0, 64)}${withMemo}`);
    }
    refuseUnfit(payment, found, currencies);
    const { profileId, transferId } = found;
    if (transferId !== undefined) {
      const { currency, amount, reference } = payment;
      await transfers.arrive(profile, transferId, { currency, amount, reference });
      return { profileId, transferId };
    }
    await credit(found, payment, profile.resets, parts);
    return { profileId };
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
  refuseExcessDecimals(amount, currencies.known(code), 'amount');
  refuseBelowMinimum(address, amount, currencies);
}

function credit(
  { businessId, profileId, address, network }: DepositAddress,
  payment: Payment,
  resets: number,
  parts: Parts,
): Promise<void> {
  const payIn = { type: 'address', address, network } as const;
  const charged = { net: payment.amount, fee: undefined };
  const commit = plainDeposit({ ...payment, businessId, profileId, payIn, charged, resets }, parts);
  return creditDeposit(parts.ledger, commit);
}
