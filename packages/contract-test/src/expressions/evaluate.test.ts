import { describe, expect, it } from 'vitest';
import { exchangeWith } from '../../test/expressions/exchange.ts';
import { evaluate, type Scope, scopeOf } from './evaluate.ts';
import { ExpressionError, readExpression } from './expression.ts';
import { fill, readTemplate } from './template.ts';

const scope: Scope = {
  ...scopeOf(exchangeWith({ data: [{ id: 'a/b', 'odd~/name': 3 }], next: null })),
  inputs: { currency: 'KES' },
  steps: { open: { id: 'BAL_1', 'a.b': 2 } },
};

describe('expressions', () => {
  it.each([
    ['$statusCode', 201],
    ['$method', 'POST'],
    ['$url', '/shops/7/things?dry=true'],
    ['$request.path.shop', 7],
    ['$request.query.dry', true],
    ['$request.header.idempotency-key', 'k-1'],
    ['$request.header.accept', '*/*'],
    ['$request.body#/tags/1', 'b'],
    ['$request.body', { name: 'cup', tags: ['a', 'b'] }],
    ['$response.header.location', '/things/1'],
    ['$response.body#/data/0/id', 'a/b'],
    ['$response.body#/data/0/odd~0~1name', 3],
    ['$response.body#/next', null],
    ['$response.body#/data/1/id', undefined],
    ['$response.body#/toString', undefined],
    ['$response.header.etag', undefined],
    ['$request.path.constructor', undefined],
    ['$inputs.currency', 'KES'],
    ['$inputs.other', undefined],
    ['$steps.open.outputs.id', 'BAL_1'],
    ['$steps.open.outputs.a.b', 2],
    ['$steps.close.outputs.id', undefined],
  ])('%s is %j', (text, value) => {
    expect(evaluate(readExpression(text), scope)).toEqual(value);
  });

  it.each([
    '$status',
    '$statusCode ',
    '$response.status',
    '$response.path.id',
    '$request.cookie.a',
    '$response.body/id',
    '$response.body#id',
    '$response.body#/a~2',
    '$steps.open.id',
    '$workflows.a.outputs.b',
    'text',
  ])('%s cannot be read, and is named', (text) => {
    expect(() => readExpression(text)).toThrow(ExpressionError);
    expect(() => readExpression(text)).toThrow(`\`${text}\``);
  });
});

describe('templates', () => {
  it('keep constants and fill in expressions, alone with their type and inside texts', () => {
    const template = readTemplate({
      id: '$steps.open.outputs.id',
      shop: '$request.path.shop',
      text: 'of {$inputs.currency} in {$request.path.shop}',
      list: ['$inputs.currency', '$inputs.none', 1, null],
      none: '$inputs.none',
      price: '5$',
    });
    expect(fill(template, scope)).toEqual({
      id: 'BAL_1',
      shop: 7,
      text: 'of KES in 7',
      list: ['KES', 1, null],
      price: '5$',
    });
  });

  it('are nothing when a text names what is not there', () => {
    expect(fill(readTemplate('of {$inputs.none}'), scope)).toBeUndefined();
  });

  it('with an expression that cannot be read are refused', () => {
    expect(() => readTemplate({ deep: ['{$nothing}'] })).toThrow('`$nothing`');
    expect(() => readTemplate('$nothing')).toThrow(ExpressionError);
  });
});
