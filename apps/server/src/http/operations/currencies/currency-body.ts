import type { components } from '@finops/contract';
import { amountText } from '../../../domain/money/amount.ts';
import type { CryptoCurrency, Currency, CurrencyNetwork } from '../../../domain/reference/currency.ts';

type Schemas = components['schemas'];

/** A currency as the contract's `CurrencyDetails`. */
export function currencyBody(currency: Currency): Schemas['CurrencyDetails'] {
  const isCrypto = currency.type === 'crypto';
  return {
    code: currency.code,
    name: currency.name,
    display_name: currency.displayName,
    type: currency.type,
    is_stablecoin: isCrypto && currency.isStablecoin,
    decimals: currency.decimals,
    deposit: currency.deposit,
    withdrawal: currency.withdrawal,
    ...(isCrypto && { default_network: currency.defaultNetwork.network.code }),
    is_ramp_buy_supported: isCrypto && currency.isRampBuySupported,
    is_ramp_sell_supported: isCrypto && currency.isRampSellSupported,
    supported_networks: isCrypto ? currency.networks.map((network) => networkBody(network, currency)) : [],
  };
}

function networkBody(carried: CurrencyNetwork, currency: CryptoCurrency): Schemas['CurrencyNetwork'] {
  const { network } = carried;
  return {
    id: carried.id,
    name: network.name,
    network: network.code,
    decimals: carried.decimals,
    deposit: carried.deposit,
    withdrawal: carried.withdrawal,
    status: 'active',
    is_ramp_buy_supported: currency.isRampBuySupported && carried.withdrawal,
    is_ramp_sell_supported: currency.isRampSellSupported && carried.deposit,
    address_regex: network.addressPattern.source,
    ...(network.memo && { memo_regex: network.memo.pattern.source }),
    min_deposit_amount: amountText(carried.minDepositAmount, currency),
    min_withdrawal_amount: amountText(carried.minWithdrawalAmount, currency),
    max_withdrawal_amount: amountText(carried.maxWithdrawalAmount, currency),
    withdrawal_fee: amountText(carried.withdrawalFee, currency),
  };
}
