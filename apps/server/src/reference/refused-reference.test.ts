import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadReference } from './load-reference.ts';

describe('refuses', () => {
  const published = (file: string) =>
    readFileSync(new URL(`../../reference/${file}`, import.meta.url), 'utf8');

  function changed(name: string, from: string, to: string) {
    return () =>
      loadReference({
        read: (file) => {
          const text = published(file);
          if (file !== name) return text;
          expect(text).toContain(from);
          return text.replace(from, () => to);
        },
      });
  }

  it.each([
    ['networks.yaml', 'code: BSC', 'code: BASE', 'networks.yaml, networks BASE: `code` has to be different'],
    ['networks.yaml', 'evm', 'evn', 'networks BASE: `address_format` has to be one of bitcoin, dogecoin'],
    ['networks.yaml', 'memo_format: text', '', 'networks XLM: `memo_format` is missing; add it'],
    ['networks.yaml', "'^G[A-Z2-7]{55}$'", "'G[A-Z2-7]{55}'", 'has to be a regular expression from ^ to $'],
    [
      'currencies.yaml',
      'decimals: 8',
      'decimals: 19',
      'currencies BTC: `decimals` has to be a whole number from 0 to 18',
    ],
    ['currencies.yaml', "fee: '0.00005'", 'fee: 0.00005', '`withdrawal_fee` has to be a decimal above zero'],
    ['currencies.yaml', "fee: '0.00005'", "fee: '0.000000005'", '`withdrawal_fee` may have 8 decimals'],
    ['currencies.yaml', "fee: '0.00005'", "fee: '0.01'", 'has to be at most `min_withdrawal_amount`'],
    [
      'currencies.yaml',
      "max_withdrawal_amount: '5.00'",
      "max_withdrawal_amount: '0.00004'",
      'less than `max_',
    ],
    [
      'currencies.yaml',
      'network: TRX\n        decimals: 6',
      'network: TRX\n        decimals: 19',
      '`decimals` has to be a whole number from 0 to 18',
    ],
    [
      'currencies.yaml',
      'network: TRX\n        decimals: 6',
      'network: TRX\n        decimals: 0',
      '`withdrawal_fee` may have 0 decimals',
    ],
    ['currencies.yaml', 'default_network: TRX', 'default_network: XLM', 'has to be one of its networks'],
    ['currencies.yaml', 'network: XPL', 'network: PLS', '`network` has to stand in networks.yaml'],
    ['currencies.yaml', 'id: USDT-XPL', 'id: USDT-ETH', '`id` has to be USDT-XPL'],
    [
      'currencies.yaml',
      "      deposit: {fixed: '150.00'}\n",
      '',
      'currencies NGN, fees: `deposit` is missing; add it',
    ],
    [
      'currencies.yaml',
      'is_stablecoin: false',
      'is_stable: false',
      'currencies BNB: `is_stablecoin` is missing; add it',
    ],
    ['pairs.yaml', 'counter: BTC', 'counter: BNB', '`counter` has to be another currency than the base'],
    ['currencies.yaml', "most_held: '100000000'", 'most_held: 100000000', '`most_held` has to be a decimal'],
    [
      'currencies.yaml',
      "most_held: '100000000'",
      "most_held: '1000000000'",
      'currencies BTC: `most_held` has to be so small that its worth in NGN keeps to 20 digits',
    ],
    [
      'currencies.yaml',
      "      refund: {fixed: '21.50'}\n",
      '',
      'currencies NGN, fees: `refund` is missing; add it',
    ],
    ['currencies.yaml', "{fixed: '21.50'}", "{fixed: '21.505'}", 'refund: `fixed` may have 2 decimals'],
    [
      'currencies.yaml',
      "{percent: '1'}",
      "{percent: '100'}",
      'fees, payout: `percent` has to be a decimal above zero and less than 100',
    ],
    [
      'currencies.yaml',
      "symbol: €\n    type: fiat\n    decimals: 2\n    most_held: '10000000000000'\n    deposit: false\n    withdrawal: false",
      "symbol: €\n    type: fiat\n    decimals: 2\n    most_held: '10000000000000'\n    deposit: false\n    withdrawal: true\n    fees:\n      payout: {fixed: '1.00'}\n      refund: {fixed: '1.00'}",
      'currencies EUR: `withdrawal` has to be false, because no country of countries.yaml has a payout method in it',
    ],
    [
      'countries.yaml',
      "min: '10.00', max: '1000000.00', currency: USD",
      "min: '10.00', max: '1000000.00', currency: GBP",
      'currencies GBP: `deposit` has to be true, because a country of countries.yaml has a payment method in it',
    ],
    [
      'pairs.yaml',
      'counter: KES',
      'counter: BTC',
      '`counter` has to be different in each entry with the same',
    ],
    ['pairs.yaml', 'base: BNB', 'base: BNBX', '`base` has to stand in currencies.yaml'],
    ['pairs.yaml', "max: '800.00'", "max: '0.01'", 'buy: `min` has to be less than `max`'],
    [
      'venue.yaml',
      "  - {code: ZMW, per_usd: '23.50', volatility: '0.02'}\n",
      '',
      'no entry for ZMW, which currencies',
    ],
    [
      'venue.yaml',
      'base: BNB, counter: BTC',
      'base: BTC, counter: BNB',
      'no entry for BNB/BTC, which pairs.yaml',
    ],
    [
      'venue.yaml',
      "volatility: '0.08'",
      "volatility: '1'",
      '`volatility` has to be a decimal above zero and less than 1',
    ],
    [
      'venue.yaml',
      'price_decimals: 8',
      'price_decimals: 19',
      '`price_decimals` has to be a whole number from 0 to 18',
    ],
    ['venue.yaml', '2024-01-01', '2024-13-01', '`opened_at` has to be an instant in UTC that exists'],
    [
      'currencies.yaml',
      "decimals: 2\n    most_held: '10000000000000'\n    deposit: false\n    withdrawal: false",
      "decimals: 2\n    most_held: '10000000000000'\n    deposit: false\n    withdrawal: false\n    fees: {refund: {fixed: '1.00'}}",
      'currencies EUR, fees: `refund` means nothing here',
    ],
    [
      'currencies.yaml',
      "decimals: 2\n    most_held: '10000000000000'\n    deposit: false\n    withdrawal: false",
      "decimals: 2\n    most_held: '10000000000000'\n    deposit: false\n    withdrawal: true",
      'currencies EUR: `fees` is missing; add it',
    ],
    [
      'currencies.yaml',
      'is_stablecoin: false',
      'is_stablecoin: false\n    symbol: B',
      '`symbol` means nothing here',
    ],
    [
      'currencies.yaml',
      'type: crypto',
      'type: cryptic',
      'BNB: `type` has to be one of fiat, crypto, but is "cryptic"',
    ],
    ['countries.yaml', 'Kenyan shilling', 'Kenya shilling', '`name` has to be "Kenyan shilling" as in curr'],
    ['countries.yaml', 'id: NZ', 'id: NG', 'countries NG: `id` has to be different in each entry'],
    [
      'countries.yaml',
      'channel: mobile_money',
      'channel: address',
      '`channel` has to be address for a crypto',
    ],
    [
      'countries.yaml',
      "calling_code: '+254'",
      'calling_code: 254',
      'countries KE: `calling_code` has to be a plus sign and 1 to 4 digits',
    ],
    [
      'industries.yaml',
      'IND_1sYd7RgJ5bNm9WcT',
      'IND_1',
      'industries IND_1: `id` has to be IND_ and 16 letters',
    ],
    ['banks.yaml', 'country: US', 'country: XX', '`country` has to stand in countries.yaml'],
    ['banks.yaml', "'000013'", "'000015'", '`nip_code` has to be no code of another bank of the country'],
    ['banks.yaml', "'000013'", "'13'", '`nip_code` has to be 6 digits in quotes, but is "13"'],
    ['stocks.yaml', 'ticker: BA\n', 'ticker: AAPL\n', 'stocks AAPL: `ticker` has to be different in each'],
    ['stocks.yaml', 'vendor_symbol: BAX', 'vendor_symbol: KO', '`vendor_symbol` has to be nobody’s ticker'],
    [
      'stocks.yaml',
      "spread: '0.002'",
      "spread: '1'",
      'stocks AAPL, venue: `spread` has to be a decimal above zero and less than 1',
    ],
    [
      'stocks.yaml',
      "volatility: '0.12'",
      "volatility: '1.2'",
      '`volatility` has to be a decimal above zero and less than 1',
    ],
    [
      'stocks.yaml',
      'price_decimals: 2',
      'price_decimals: 19',
      '`price_decimals` has to be a whole number from 0 to 18',
    ],
    ['stocks.yaml', 'sell: true', 'sold: true', 'stocks AAPL, sides: `sell` is missing; add it'],
    ['exchange.yaml', "opens: '09:30'", "opens: '9:30'", '`opens` has to be a time of 24 hours'],
    ['exchange.yaml', 'America/New_York', 'America/New_Delhi', '`time_zone` has to be a time zone'],
    ['exchange.yaml', 'month: 6, day: 19', 'month: 6, day: 31', 'Juneteenth: `day` has to be a day of its'],
    ['exchange.yaml', 'weekday: thursday', 'weekday: thorsday', '`weekday` has to be one of sunday, monday'],
    ['banks.yaml', "code: '035'", "code: '057'", 'banks 057: `code` has to be different in each entry'],
  ])('%s with %j as %j', (file, from, to, message) => {
    expect(changed(file, from, to)).toThrow(message);
  });
});
