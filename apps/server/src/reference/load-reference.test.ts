import { describe, expect, it } from 'vitest';
import { isUsableOn } from '../domain/addresses/usable-address.ts';
import type { CryptoCurrency, Currency } from '../domain/reference/currency.ts';
import { loadReference } from './load-reference.ts';

const { banks, countries, currencies, industries, pairs, stocks } = loadReference();

function currency(code: string): Currency {
  const found = currencies.get(code);
  if (!found) throw new Error(`no ${code}`);
  return found;
}

function crypto(code: string): CryptoCurrency {
  const found = currency(code);
  if (found.type !== 'crypto') throw new Error(`${code} is no cryptocurrency`);
  return found;
}

const cryptos = currencies.all().filter((one): one is CryptoCurrency => one.type === 'crypto');
const networks = [...new Set(cryptos.flatMap((one) => one.networks.map(({ network }) => network)))];

/** The values that occur more than once. */
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('countries', () => {
  it('are 65, each once', () => {
    expect(countries).toHaveLength(65);
    expect(repeated(countries.map(({ id }) => id))).toEqual([]);
  });

  it('have codes, names and currencies that exist', () => {
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const money = Intl.supportedValuesOf('currency');
    for (const country of countries) {
      expect(regions.of(country.id)?.startsWith(country.name)).toBe(true);
      expect(money).toContain(country.currency.code);
    }
  });

  it('share no calling code but that of North America', () => {
    expect(repeated(countries.map(({ callingCode }) => callingCode))).toEqual(['+1']);
  });

  it('have one name and one symbol for a currency that several pay in', () => {
    const written = new Set(countries.map((country) => Object.values(country.currency).join(' ')));
    const codes = new Set(countries.map((country) => country.currency.code));
    expect(written.size).toBe(codes.size);
  });

  it.each([
    ['NG', 'NGN', ['temporary_bank_account'], ['bank_transfer']],
    ['KE', 'KES', ['mobile_money', 'temporary_bank_account'], ['bank_transfer', 'mobile_money']],
    ['US', 'USD', ['temporary_bank_account'], ['bank_transfer']],
  ])('%s is paid in and out in %s', (id, code, payment, payout) => {
    const country = countries.find((one) => one.id === id);
    expect(country?.paymentMethods.map(({ channel }) => channel)).toEqual(payment);
    expect(country?.payoutMethods.map(({ channel }) => channel)).toEqual(payout);
    const methods = [...(country?.paymentMethods ?? []), ...(country?.payoutMethods ?? [])];
    expect(new Set(methods.map((method) => method.currency.code))).toEqual(new Set([code]));
  });

  it.each([
    ['GB', 'GBP', 'bank_transfer'],
    ['GH', 'GHS', 'mobile_money'],
    ['RW', 'RWF', 'mobile_money'],
    ['UG', 'UGX', 'mobile_money'],
    ['CM', 'XAF', 'mobile_money'],
    ['CI', 'XOF', 'mobile_money'],
    ['BJ', 'XOF', 'mobile_money'],
    ['ZM', 'ZMW', 'mobile_money'],
  ])('%s is paid out in %s by %s', (id, code, channel) => {
    const country = countries.find((one) => one.id === id);
    expect(country?.currency.code).toBe(code);
    expect(country?.payoutMethods.map((one) => [one.channel, one.currency.code])).toEqual([[channel, code]]);
  });

  it('are served in cryptocurrency in a direction without fiat channels', () => {
    const without = (member: 'paymentMethods' | 'payoutMethods', own: readonly string[]) =>
      countries.filter(({ id }) => !own.includes(id)).map((country) => country[member]);
    const paidInto = without('paymentMethods', ['NG', 'KE', 'US']);
    const paidOutOf = without('payoutMethods', [
      ...['NG', 'KE', 'US', 'GB'],
      ...['GH', 'RW', 'UG', 'CM', 'CI', 'BJ', 'ZM'],
    ]);
    expect([paidInto.length, paidOutOf.length]).toEqual([62, 54]);
    for (const methods of [...paidInto, ...paidOutOf]) {
      expect(methods.length).toBeGreaterThan(0);
      for (const method of methods) {
        expect([method.channel, method.currency.type]).toEqual(['address', 'crypto']);
      }
    }
  });

  it('let in what the networks of the currency let in', () => {
    for (const { paymentMethods, payoutMethods } of countries) {
      for (const {
        currency: { code },
        min,
      } of paymentMethods.filter((one) => one.channel === 'address')) {
        expect(String(min)).toBe(String(crypto(code).defaultNetwork.minDepositAmount));
      }
      for (const {
        currency: { code },
        min,
        max,
      } of payoutMethods.filter((one) => one.channel === 'address')) {
        expect(String(min)).toBe(String(crypto(code).defaultNetwork.minWithdrawalAmount));
        expect(String(max)).toBe(String(crypto(code).defaultNetwork.maxWithdrawalAmount));
      }
    }
  });
});

describe('currencies', () => {
  it.each([
    ['USDT', ['BSC', 'ETH', 'TRX', 'XPL', 'SOL']],
    ['USDC', ['BASE', 'ETH', 'TRX', 'XLM', 'SOL', 'MATIC']],
  ])('%s moves on the networks of G49', (code, want) => {
    expect(crypto(code).networks.map(({ network }) => network.code)).toEqual(want);
  });

  it.each([
    ['BTC', 'BTC', '0.00005'],
    ['USDT', 'BSC', '1'],
    ['USDT', 'ETH', '3'],
    ['USDT', 'TRX', '3'],
    ['USDC', 'XLM', '1'],
  ])('a payout of %s on %s costs %s (G49)', (code, network, fee) => {
    const carried = crypto(code).networks.find((one) => one.network.code === network);
    expect(String(carried?.withdrawalFee)).toBe(fee);
  });

  it('moves in the decimals that it has on each network (G324)', () => {
    const told = cryptos.flatMap((one) =>
      one.networks.map(({ network, decimals }) => `${one.code} ${network.code} ${decimals}`),
    );
    expect(told).toEqual([
      'BNB BSC 18',
      'BTC BTC 8',
      'DOGE DOGE 8',
      'ETH BASE 18',
      'ETH ETH 18',
      'LTC LTC 8',
      'POL MATIC 18',
      'SOL SOL 9',
      'TRX TRX 6',
      'USDC BASE 6',
      'USDC ETH 6',
      'USDC TRX 6',
      'USDC XLM 7',
      'USDC SOL 6',
      'USDC MATIC 6',
      'USDT BSC 18',
      'USDT ETH 6',
      'USDT TRX 6',
      'USDT XPL 6',
      'USDT SOL 6',
      'XLM XLM 7',
      'XRP XRP 6',
    ]);
  });

  it('charge fiat money as G49 says', () => {
    const fees = (code: string) => {
      const found = currency(code);
      if (found.type !== 'fiat') throw new Error(`${code} is no fiat money`);
      return JSON.parse(JSON.stringify([found.depositFee, found.payoutFee, found.refundFee]));
    };
    expect(fees('NGN')).toEqual([
      { type: 'FIXED', amount: '150' },
      { type: 'FIXED', amount: '107.5' },
      { type: 'FIXED', amount: '21.5' },
    ]);
    expect(fees('KES')).toEqual([
      { type: 'PERCENTAGE', percent: '1' },
      { type: 'FIXED', amount: '330' },
      { type: 'FIXED', amount: '65' },
    ]);
  });

  it('cost fiat money a fee for what is possible with it, and no other', () => {
    for (const fiat of currencies.all().filter((one) => one.type === 'fiat')) {
      const { deposit, withdrawal } = fiat;
      const given = [fiat.depositFee, fiat.payoutFee, fiat.refundFee].map((fee) => fee !== undefined);
      expect([fiat.code, ...given]).toEqual([fiat.code, deposit, withdrawal, withdrawal]);
    }
  });

  it('have the decimals of G13', () => {
    expect(currency('NGN').decimals).toBe(2);
    for (const { decimals } of cryptos) expect(decimals).toBeGreaterThanOrEqual(8);
    for (const fiat of currencies.all().filter(({ type }) => type === 'fiat')) {
      const parts = new Intl.NumberFormat('en', { style: 'currency', currency: fiat.code });
      expect([fiat.code, fiat.decimals]).toEqual([fiat.code, parts.resolvedOptions().maximumFractionDigits]);
    }
  });

  it('know whether a pair trades them', () => {
    for (const { code, trade } of currencies.all()) {
      const traded = pairs.all().some(({ base, counter }) => base.code === code || counter.code === code);
      expect(trade).toBe(traded);
    }
  });
});

describe('networks', () => {
  const realAddresses: Record<string, string> = {
    BASE: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    BSC: '0x55d398326f99059fF775485246999027B3197955',
    BTC: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    DOGE: 'DBXu2kgc3xtvCUWFcxFE3r9hEYgmuaaCyD',
    ETH: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    LTC: 'LhK2kQwiaAvhjWY799cZvMyYwnQAcxkarr',
    MATIC: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    SOL: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    TRX: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    XLM: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
    XPL: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    XRP: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  };

  it.each(networks)('$code takes a real address and refuses it with its end cut off', (network) => {
    const address = realAddresses[network.code] ?? '';
    expect(network.addressPattern.test(address)).toBe(true);
    expect(isUsableOn(network, { address })).toBe(true);
    expect(isUsableOn(network, { address: address.slice(0, -3) })).toBe(false);
  });

  it('have memos where the chain has them', () => {
    const withMemo = networks.filter(({ memo }) => memo).map(({ code }) => code);
    expect(withMemo.sort()).toEqual(['XLM', 'XRP']);
  });
});

describe('banks', () => {
  const of = (country: string) => banks.filter((bank) => bank.country === country);

  it('are of three countries, in their currencies', () => {
    expect([...new Set(banks.map((bank) => `${bank.country} ${bank.currency}`))]).toEqual([
      'KE KES',
      'NG NGN',
      'US USD',
    ]);
  });

  it('have the codes that the contract shows', () => {
    expect(of('NG')).toContainEqual({
      name: 'Wema Bank',
      code: '035',
      nipCode: '000017',
      country: 'NG',
      currency: 'NGN',
    });
    expect(of('KE')).toContainEqual({
      name: 'Equity Bank Kenya',
      code: '68',
      country: 'KE',
      currency: 'KES',
    });
  });

  it('have routing numbers with a right check digit in the United States', () => {
    for (const { code } of of('US')) {
      const weighted = [...code].map((digit, index) => Number(digit) * ([3, 7, 1][index % 3] ?? 0));
      expect(code).toHaveLength(9);
      expect(weighted.reduce((sum, one) => sum + one, 0) % 10).toBe(0);
    }
  });
});

it('has at least 14 industries with different identifiers', () => {
  expect(industries.length).toBeGreaterThanOrEqual(14);
  expect(repeated(industries.map(({ id }) => id))).toEqual([]);
});

it('keeps the identifiers that the contract shows', () => {
  expect(pairs.get('USDT', 'NGN')?.id).toBe('USDTNGN');
  expect(pairs.get('BTC', 'USDT')?.id).toBe('BTCUSDT');
  expect(industries.find(({ name }) => name === 'Software')?.id).toBe('IND_1sYd7RgJ5bNm9WcT');
});

describe('stocks', () => {
  it('are of every state that the guide names', () => {
    const stock = (ticker: string) => stocks.get(ticker);
    expect(stock('TSTU')?.isListed).toBe(false);
    expect(stock('TSTS')?.takes).toEqual({ buy: false, sell: true });
    expect(stocks.all().filter(({ isListed }) => !isListed)).toHaveLength(1);
  });

  it('have symbols of the vendor that are nobody’s ticker', () => {
    const tickers = stocks.all().map(({ ticker }) => ticker);
    for (const { vendorSymbol } of stocks.all()) expect(tickers).not.toContain(vendorSymbol);
  });
});
