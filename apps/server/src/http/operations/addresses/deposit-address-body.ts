import type { components } from '@finops/contract';
import type { DepositAddress } from '../../../domain/addresses/deposit-address.ts';
import { timestampOf } from '../../../domain/clock.ts';
import { amountText } from '../../../domain/money/amount.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';
import { knownNetwork } from '../../../domain/reference/networks.ts';

/** A deposit address as the contract's `DepositAddress`. */
export function depositAddressBody(
  address: DepositAddress,
  currencies: Pick<Currencies, 'known'>,
): components['schemas']['DepositAddress'] {
  const currency = currencies.known(address.currency);
  const { minDepositAmount } = knownNetwork(currencies, address);
  return {
    id: address.id,
    profile_id: address.profileId,
    currency: address.currency,
    network: address.network,
    address: address.address,
    ...(address.memo !== undefined && { memo: address.memo }),
    minimum_deposit: amountText(minDepositAmount, currency),
    created_at: timestampOf(address.createdAt),
  };
}
