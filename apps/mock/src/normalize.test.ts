import { expect, test } from 'vitest';
import { normalizeBody, normalizeParameter } from './normalize.ts';

test.each([
  ['currency', ' ngn ', 'NGN'],
  ['currency_id', ' ngn', 'NGN'],
  ['symbol', 'aapl', 'AAPL'],
  ['network', 'trx', 'TRX'],
  ['code', 'usdt', 'USDT'],
  ['id_or_code', 'usdt', 'USDT'],
  ['id_or_code', 'BAL_6hTy', 'BAL_6hTy'],
  ['id', ' quo_a', ' quo_a'],
  ['q', ' Ada ', ' Ada '],
])('the parameter %s %j becomes %j', (name, value, expected) => {
  expect(normalizeParameter(name, value)).toBe(expected);
});

test('codes in a body are normalized all the way down, other texts are not', () => {
  const body = {
    source_currency: 'usdt ',
    currency_id: 'ngn',
    reference: ' a ',
    bank_code: 'a1',
    pay_in: { network: 'trx', memo: 'x' },
    items: [{ asset: 'btc', amount: '1' }],
    currency: 5,
  };
  expect(normalizeBody(body)).toEqual({
    source_currency: 'USDT',
    currency_id: 'NGN',
    reference: ' a ',
    bank_code: 'a1',
    pay_in: { network: 'TRX', memo: 'x' },
    items: [{ asset: 'BTC', amount: '1' }],
    currency: 5,
  });
});
