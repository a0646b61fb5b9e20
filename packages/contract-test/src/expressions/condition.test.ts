import { describe, expect, it } from 'vitest';
import { exchangeWith } from '../../test/expressions/exchange.ts';
import { holds, readCondition, seenBy } from './condition.ts';
import { findsEntry, readEntryFilter } from './entry-filter.ts';
import { scopeOf } from './evaluate.ts';
import { ExpressionError } from './expression.ts';

const json = {
  code: 'USD',
  size: 3,
  ok: true,
  none: null,
  data: [{ code: 'EUR', on: true, n: { m: 1 } }, { code: 'KES' }],
};
const scope = scopeOf(exchangeWith(json));

describe('conditions', () => {
  it.each([
    ['$statusCode == 201', true],
    ['$statusCode==200', false],
    ['$statusCode >= 200 && $statusCode < 300', true],
    ["$response.body#/code == 'usd'", true],
    ["$response.body#/code != 'USD'", false],
    ["$response.body#/code == 'it''s'", false],
    ['$response.body#/ok == true', true],
    ['$response.body#/size > 3', false],
    ['$response.body#/size <= 3', true],
    ['$response.body#/code > 1', false],
    ['$response.body#/none == null', true],
    ['$response.body#/missing == null', true],
    ['$response.body#/missing != null', false],
    ['$response.body#/size == $response.body#/size', true],
    ["$statusCode == 200 || $statusCode == 201 && $response.body#/code == 'EUR'", false],
    ["($statusCode == 200 || $statusCode == 201) && $response.body#/code == 'USD'", true],
  ])('%s is %s', (text, expected) => {
    expect(holds(readCondition(text), scope)).toBe(expected);
  });

  it.each([
    '',
    '$statusCode',
    '$statusCode = 200',
    '$statusCode == 200 and true == true',
    '$statusCode == "200"',
    '$statusCode == 1e3',
    "$response.body#/code == 'open",
    '($statusCode == 200',
    '$statusCode == 200)',
    '$status == 200',
    '$statusCode == 200 &&',
    '!$statusCode == 200',
  ])('%j cannot be read', (text) => {
    expect(() => readCondition(text)).toThrow(ExpressionError);
  });

  it('say what they saw, each thing once', () => {
    const condition = readCondition(
      "$response.body#/code == 'EUR' || $response.body#/code == 'KES' && $statusCode == 200",
    );
    expect(seenBy(condition, scope)).toBe('$response.body#/code is string "USD", $statusCode is number 201');
  });
});

describe('entry filters', () => {
  it.each([
    ["$.data[?@.code == 'EUR']", true],
    ["$.data[?@.code == 'eur']", false],
    ["$.data[?@.code == 'EUR' && @.on == true]", true],
    ["$.data[?@.code == 'KES' && @.on == true]", false],
    ['$.data[?@.n.m == 1]', true],
    ["$.data[?@.code != 'EUR']", true],
    ["$.other[?@.code == 'EUR']", false],
    ["$[?@.code == 'EUR']", false],
  ])('%s is %s', (text, expected) => {
    expect(findsEntry(readEntryFilter(text), json)).toBe(expected);
  });

  it.each(['$.data[0]', '$..code', '$.data[?@.code > 1]', '$.data[?@.code]', "data[?@.code == 'EUR']"])(
    '%s cannot be read',
    (text) => {
      expect(() => readEntryFilter(text)).toThrow(ExpressionError);
    },
  );
});
