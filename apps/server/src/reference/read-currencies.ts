import { Decimal } from '../domain/money/decimal.ts';
import { Currencies } from '../domain/reference/currencies.ts';
import type {
  CryptoCurrency,
  Currency,
  CurrencyNetwork,
  FeeRule,
  FiatCurrency,
} from '../domain/reference/currency.ts';
import type { Network } from '../domain/reference/network.ts';
import { readReferenceFile, refuse, refuseRepeats } from './reference-file.ts';

type FeeEntry = { readonly fixed: string } | { readonly percent: string };

interface FactsEntry extends Pick<FiatCurrency, 'code' | 'name' | 'decimals' | 'deposit' | 'withdrawal'> {
  readonly display_name: string;
  readonly most_held: string;
}

interface FiatEntry extends FactsEntry, Pick<FiatCurrency, 'type' | 'symbol'> {
  readonly fees?: { readonly [Name in 'deposit' | 'payout' | 'refund']?: FeeEntry };
}

interface CryptoEntry extends FactsEntry, Pick<CryptoCurrency, 'type'> {
  readonly is_stablecoin: boolean;
  readonly market_cap_rank: number;
  readonly default_network: string;
  readonly networks: readonly NetworkEntry[];
  readonly is_ramp_buy_supported: boolean;
  readonly is_ramp_sell_supported: boolean;
}

interface NetworkEntry extends Pick<CurrencyNetwork, 'id' | 'decimals' | 'deposit' | 'withdrawal'> {
  readonly network: string;
  readonly min_deposit_amount: string;
  readonly min_withdrawal_amount: string;
  readonly max_withdrawal_amount: string;
  readonly withdrawal_fee: string;
}

interface CurrenciesFile {
  readonly currencies: readonly (FiatEntry | CryptoEntry)[];
}

/**
 * Reads `currencies.yaml`. Throws a ReferenceDataError.
 *
 * @param networks the networks by code, to which the networks of a currency refer.
 * @param traded codes of the currencies in at least one pair.
 */
export function readCurrencies(
  text: string,
  networks: ReadonlyMap<string, Network>,
  traded: ReadonlySet<string>,
): Currencies {
  const { currencies } = readReferenceFile<CurrenciesFile>('currencies.yaml', text);
  refuseRepeats(currencies, 'code');
  return new Currencies(currencies.map((entry) => readCurrency(entry, networks, traded)));
}

function readCurrency(
  entry: FiatEntry | CryptoEntry,
  networks: ReadonlyMap<string, Network>,
  traded: ReadonlySet<string>,
): Currency {
  const { code, name, decimals, deposit, withdrawal } = entry;
  const facts = {
    ...{ code, decimals, name, deposit, withdrawal },
    displayName: entry.display_name,
    trade: traded.has(code),
    mostHeld: Decimal.parse(entry.most_held),
  };
  if (entry.type === 'crypto') return { ...facts, ...readCrypto(entry, networks) };
  const { deposit: depositFee, payout, refund } = entry.fees ?? {};
  return {
    type: 'fiat',
    ...facts,
    symbol: entry.symbol,
    ...(depositFee && { depositFee: readFee(depositFee, decimals) }),
    ...(payout && { payoutFee: readFee(payout, decimals) }),
    ...(refund && { refundFee: readFee(refund, decimals) }),
  };
}

function readFee(entry: FeeEntry, decimals: number): FeeRule {
  if ('percent' in entry) return { type: 'PERCENTAGE', percent: Decimal.parse(entry.percent) };
  return { type: 'FIXED', amount: readAmount(entry, 'fixed', decimals) };
}

function readAmount<Member extends string>(
  entry: { readonly [Name in Member]: string },
  member: Member,
  decimals: number,
): Decimal {
  const amount = Decimal.parse(entry[member]);
  return amount.decimals() <= decimals ? amount : refuse(entry, member, `may have ${decimals} decimals`);
}

function readCrypto(entry: CryptoEntry, networks: ReadonlyMap<string, Network>) {
  const carried = entry.networks.map((one) => readCurrencyNetwork(one, entry, networks));
  return {
    type: entry.type,
    isStablecoin: entry.is_stablecoin,
    marketCapRank: entry.market_cap_rank,
    defaultNetwork:
      carried.find(({ network }) => network.code === entry.default_network) ??
      refuse(entry, 'default_network', 'has to be one of its networks'),
    networks: carried,
    isRampBuySupported: entry.is_ramp_buy_supported,
    isRampSellSupported: entry.is_ramp_sell_supported,
  };
}

function readCurrencyNetwork(
  entry: NetworkEntry,
  { code, decimals }: FactsEntry,
  networks: ReadonlyMap<string, Network>,
): CurrencyNetwork {
  const network = networks.get(entry.network) ?? refuse(entry, 'network', 'has to stand in networks.yaml');
  const id = `${code}-${network.code}`;
  if (entry.id !== id) refuse(entry, 'id', `has to be ${id}`);
  const most = Math.min(decimals, entry.decimals);
  const carried: CurrencyNetwork = {
    id,
    network,
    decimals: entry.decimals,
    deposit: entry.deposit,
    withdrawal: entry.withdrawal,
    minDepositAmount: readAmount(entry, 'min_deposit_amount', most),
    minWithdrawalAmount: readAmount(entry, 'min_withdrawal_amount', most),
    maxWithdrawalAmount: readAmount(entry, 'max_withdrawal_amount', most),
    withdrawalFee: readAmount(entry, 'withdrawal_fee', most),
  };
  if (!carried.minWithdrawalAmount.isLessThan(carried.maxWithdrawalAmount)) {
    refuse(entry, 'min_withdrawal_amount', 'has to be less than `max_withdrawal_amount`');
  }
  if (carried.withdrawalFee.isGreaterThan(carried.minWithdrawalAmount)) {
    refuse(entry, 'withdrawal_fee', 'has to be at most `min_withdrawal_amount`');
  }
  return carried;
}
