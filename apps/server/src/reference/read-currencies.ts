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
import { Entry, refuseRepeats } from './entry.ts';

const MAX_DECIMALS = 18;
const HUNDRED = Decimal.ofUnits(100n);

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
  const entries = Entry.entries('currencies.yaml', text, 'currencies');
  refuseRepeats(entries, 'code');
  return new Currencies(entries.map((entry) => readCurrency(entry, networks, traded)));
}

function readCurrency(
  entry: Entry,
  networks: ReadonlyMap<string, Network>,
  traded: ReadonlySet<string>,
): Currency {
  const code = entry.textLike('code', /^[A-Z0-9]{1,10}$/);
  const decimals = readDecimals(entry);
  const facts = {
    code,
    decimals,
    name: entry.text('name'),
    displayName: entry.text('display_name'),
    deposit: entry.flag('deposit'),
    withdrawal: entry.flag('withdrawal'),
    trade: traded.has(code),
    mostHeld: entry.decimal('most_held'),
  };
  const currency =
    entry.oneOf('type', ['fiat', 'crypto']) === 'fiat'
      ? readFiat(entry, facts)
      : readCrypto(entry, facts, networks);
  entry.finish();
  return currency;
}

function readDecimals(entry: Entry): number {
  const decimals = entry.count('decimals');
  return decimals <= MAX_DECIMALS ? decimals : entry.fail('decimals', `has to be at most ${MAX_DECIMALS}`);
}

type Facts = Omit<FiatCurrency, 'type' | 'symbol' | 'depositFee' | 'payoutFee' | 'refundFee'>;

function readFiat(entry: Entry, facts: Facts): FiatCurrency {
  const fees = entry.has('fees') ? entry.entry('fees') : undefined;
  if (!fees && (facts.deposit || facts.withdrawal)) {
    entry.fail('fees', 'has to say what a deposit, a payout and a refund cost where they are possible');
  }
  const fee = (of: Entry, member: string) => readFee(of.entry(member), facts.decimals);
  const currency: FiatCurrency = {
    type: 'fiat',
    ...facts,
    symbol: entry.text('symbol'),
    ...(fees && facts.deposit ? { depositFee: fee(fees, 'deposit') } : {}),
    ...(fees && facts.withdrawal ? { payoutFee: fee(fees, 'payout'), refundFee: fee(fees, 'refund') } : {}),
  };
  fees?.finish();
  return currency;
}

function readFee(entry: Entry, decimals: number): FeeRule {
  const fee: FeeRule = entry.has('fixed')
    ? { type: 'FIXED', amount: entry.decimal('fixed') }
    : { type: 'PERCENTAGE', percent: entry.decimal('percent') };
  if (fee.type === 'FIXED' && fee.amount.decimals() > decimals) {
    entry.fail('fixed', `may have ${decimals} decimals`);
  }
  if (fee.type === 'PERCENTAGE' && !fee.percent.isLessThan(HUNDRED)) {
    entry.fail('percent', 'has to be less than 100');
  }
  entry.finish();
  return fee;
}

function readCrypto(entry: Entry, facts: Facts, networks: ReadonlyMap<string, Network>): CryptoCurrency {
  const carried = entry.list('networks').map((one) => readCurrencyNetwork(one, facts, networks));
  const defaultCode = entry.text('default_network');
  const defaultNetwork =
    carried.find(({ network }) => network.code === defaultCode) ??
    entry.fail('default_network', `has to be one of its networks`);
  return {
    type: 'crypto',
    ...facts,
    isStablecoin: entry.flag('is_stablecoin'),
    marketCapRank: entry.count('market_cap_rank'),
    defaultNetwork,
    networks: carried,
    isRampBuySupported: entry.flag('is_ramp_buy_supported'),
    isRampSellSupported: entry.flag('is_ramp_sell_supported'),
  };
}

function readCurrencyNetwork(
  entry: Entry,
  { code, decimals }: Facts,
  networks: ReadonlyMap<string, Network>,
): CurrencyNetwork {
  const network =
    networks.get(entry.text('network')) ?? entry.fail('network', 'has to stand in networks.yaml');
  const id = entry.text('id');
  if (id !== `${code}-${network.code}`) entry.fail('id', `has to be ${code}-${network.code}`);
  const sent = readDecimals(entry);
  const most = Math.min(decimals, sent);
  const amount = (member: string) => {
    const value = entry.decimal(member);
    return value.decimals() <= most ? value : entry.fail(member, `may have ${most} decimals`);
  };
  const carried: CurrencyNetwork = {
    id,
    network,
    decimals: sent,
    deposit: entry.flag('deposit'),
    withdrawal: entry.flag('withdrawal'),
    minDepositAmount: amount('min_deposit_amount'),
    minWithdrawalAmount: amount('min_withdrawal_amount'),
    maxWithdrawalAmount: amount('max_withdrawal_amount'),
    withdrawalFee: amount('withdrawal_fee'),
  };
  if (!carried.minWithdrawalAmount.isLessThan(carried.maxWithdrawalAmount)) {
    entry.fail('min_withdrawal_amount', 'has to be less than `max_withdrawal_amount`');
  }
  if (carried.withdrawalFee.isGreaterThan(carried.minWithdrawalAmount)) {
    entry.fail('withdrawal_fee', 'has to be at most `min_withdrawal_amount`');
  }
  entry.finish();
  return carried;
}
