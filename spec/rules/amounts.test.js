import amounts from './amounts.js';
import { api, components, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const decimal = { $ref: '#/components/schemas/Decimal' };
const shared = {
  Decimal: { type: 'string', pattern: '^[0-9]+([.][0-9]+)?$' },
  Money: { type: 'object', properties: { amount: decimal, currency: { type: 'string' } } },
};
const money = { $ref: '#/components/schemas/Money' };
const record = (properties) => components({ schemas: { ...shared, Record: { type: 'object', properties } } });

table(
  amounts,
  [
    {
      title: 'passes a decimal',
      document: record({ amount: { ...decimal, description: 'What is paid.' } }),
      wants: [],
    },
    {
      title: 'passes one that can be null',
      document: record({ total: { anyOf: [decimal, { type: 'null' }] } }),
      wants: [],
    },
    { title: 'passes an object that carries one', document: record({ payout_fee: money }), wants: [] },
    {
      title: 'passes an array of them',
      document: record({ fees: { type: 'array', items: money } }),
      wants: [],
    },
    {
      title: 'passes a narrowed one',
      document: record({ total: { allOf: [decimal, { minLength: 1 }] } }),
      wants: [],
    },
    {
      title: 'passes an object that a condition without properties narrows',
      document: record({
        fee: { allOf: [{ minProperties: 1 }], type: 'object', properties: { amount: decimal } },
      }),
      wants: [],
    },
    {
      title: 'finds an integer',
      document: record({ source_amount: { type: 'integer' } }),
      wants: ['`source_amount` is an amount but not a decimal string'],
    },
    {
      title: 'finds any string',
      document: record({ price: { type: 'string' } }),
      wants: ['`price` is an amount but not a decimal string'],
    },
    {
      title: 'finds an object that carries none',
      document: record({ fee: { type: 'object', properties: { currency: { type: 'string' } } } }),
      wants: ['`fee` is an amount'],
    },
    {
      title: 'finds an alternative that is none',
      document: record({ rate: { oneOf: [decimal, { type: 'string' }] } }),
      wants: ['`rate` is an amount'],
    },
    {
      title: 'finds a number whatever its name',
      document: record({ ratio: { type: 'number' }, share: { type: ['number', 'null'] } }),
      wants: ['A `number` loses precision', 'A `number` loses precision'],
    },
    {
      title: 'finds a whole name',
      document: record({ max: { type: 'integer' } }),
      wants: ['`max` is an amount'],
    },
    {
      title: 'does not take a word for a part of one',
      document: record({ coffee: { type: 'integer' } }),
      wants: [],
    },
    {
      title: 'passes what is listed by name',
      document: record({ may_choose_amount: { type: 'boolean' } }),
      wants: [],
    },
    {
      title: 'passes what is listed by schema',
      document: components({ schemas: { Count: { properties: { total: { type: 'integer' } } } } }),
      wants: [],
    },
    {
      title: 'looks into bodies and parameters',
      document: api({
        parameters: [{ name: 'at_least', in: 'query', schema: { type: 'number' } }],
        responses: {
          200: json({ properties: { data: { items: { properties: { fee: { type: 'string' } } } } } }),
        },
      }),
      wants: ['A `number` loses precision', '`fee` is an amount'],
    },
    {
      title: 'does not take examples for schemas',
      document: api({ responses: { 200: json({}, { one: { value: { schema: { type: 'number' } } } }) } }),
      wants: [],
    },
    { title: 'does not judge another file', document: record({ fee: { $ref: '../Fee.yaml' } }), wants: [] },
    {
      title: 'finds a word anywhere in a name, and in camelCase',
      document: record({ amount_paid: { type: 'string' }, payoutFee: { type: 'string' } }),
      wants: ['`amount_paid` is an amount', '`payoutFee` is an amount'],
    },
    {
      title: 'finds an amount in a pattern of names',
      document: components({
        schemas: { A: { patternProperties: { '^x_fee$': { type: 'string' }, '^y$': { type: 'number' } } } },
      }),
      wants: ['`x_fee` is an amount', 'A `number` loses precision'],
    },
    {
      title: 'finds numbers as values, as formats and by their bounds',
      document: record({
        a: { enum: [1, 2] },
        b: { const: 1.5 },
        c: { type: 'string', format: 'double' },
        d: { minimum: 0 },
        e: { type: 'integer', minimum: 0, enum: [1] },
      }),
      wants: ['Numbers as values', 'Numbers as values', 'The format double', '`minimum` without'],
    },
    {
      title: 'finds an amount among the parameters, one of components too',
      document: {
        ...api({ parameters: [{ name: 'min_amount', in: 'query', schema: { type: 'integer' } }] }),
        components: { parameters: { max: { name: 'max', in: 'query', schema: { type: 'string' } } } },
      },
      wants: ['`min_amount` is an amount', '`max` is an amount'],
    },
    {
      title: 'finds a decimal that is none',
      document: components({ schemas: { Decimal: { type: 'integer' } } }),
      wants: ['Decimal is not a decimal string'],
    },
    {
      title: 'finds a decimal without a pattern, or one that takes anything',
      document: components({ schemas: { Decimal: { type: 'string', pattern: '[0-9]' } } }),
      wants: ['Decimal is not a decimal string'],
    },
    {
      title: 'ends on a schema that holds itself',
      document: record({ total: { $ref: '#/components/schemas/Record' } }),
      wants: ['`total` is an amount'],
    },
  ],
  {
    options: {
      anywhere: ['amount'],
      words: ['amount', 'fee', 'fees', 'price', 'rate', 'total'],
      names: ['max'],
      decimals: ['Decimal'],
      except: ['may_choose_amount', 'Count.total'],
    },
  },
);
