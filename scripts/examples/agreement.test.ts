import { describe, expect, it } from 'vitest';
import { generatedBundle } from '../testing/generated-bundle.ts';
import { checkAgreement } from './agreement.ts';
import type { Json } from './facts.ts';

/** A contract with one value for each of its operations. */
function showing(...values: Json[]): Json {
  return {
    paths: Object.fromEntries(
      values.map((value, index) => [
        `/${index}`,
        {
          get: { responses: { 200: { content: { 'application/json': { examples: { one: { value } } } } } } },
        },
      ]),
    ),
  };
}

const wrongIn = (document: Json) =>
  Object.entries(checkAgreement(document, true)).flatMap(([rule, facts]) =>
    facts
      .filter(({ holds }) => !holds)
      .map(({ example, pointer, what }) => `${rule}: ${example}${pointer} ${what}`),
  );

const bank = {
  id: 'REC_1aB2cD3e',
  status: 'active',
  created_at: '2026-05-04T09:00:00Z',
  updated_at: '2026-05-04T10:00:00Z',
  bank: { code: '058', name: 'One' },
};
const page = (data: Json[], size = data.length): Json => ({
  data,
  pagination: { current_entries_size: size },
});
const error = (message: string, own = message, fields: Json = {}): Json => ({
  message: own,
  error: { message },
  fields,
});

describe('checkAgreement', () => {
  it.each<[string, Json[], string[]]>([
    ['passes two views of a record', [{ ...bank, bank: { name: 'One', code: '058' } }, { ...bank }], []],
    ['passes a record that has changed', [bank, { ...bank, status: 'deleted', bank: { code: '1' } }], []],
    [
      'finds one state of a record with two bodies',
      [bank, { ...bank, bank: { code: '044', name: 'One' } }],
      ['one record: GET /1 200 "one"/bank of REC_1aB2cD3e differs from GET /0 200 "one" '],
    ],
    [
      'finds a second creation',
      [bank, { ...bank, created_at: '2026-05-04T08:00:00Z', updated_at: '2026-05-04T11:00:00Z' }],
      ['one record: GET /1 200 "one"/created_at of REC_1aB2cD3e differs from GET /0 200 "one" '],
    ],
    [
      'finds a change before the creation',
      [{ ...bank, updated_at: '2026-05-04T08:00:00Z' }],
      ['one record: GET /0 200 "one"/updated_at is before the creation time'],
    ],
    ['passes an identifier of a record', [bank, { message: 'REC_1aB2cD3e is deleted.' }], []],
    [
      'finds an identifier of no record, and a second business',
      [{ text: 'REC_0 of BUS_1' }, { business_id: 'BUS_2' }],
      [
        'references: GET /0 200 "one"/text names REC_0, which no example shows',
        'references: GET /1 200 "one"/business_id names BUS_2, which no example shows',
      ],
    ],
    ['passes a page', [page([{ created_at: '2026-05-05T00:00:00Z' }, bank])], []],
    [
      'finds a page that counts wrongly, and one that is not newest first',
      [page([bank], 2), page([bank, { created_at: '2026-05-05T00:00:00Z' }])],
      [
        'pages: GET /0 200 "one"/pagination/current_entries_size is not 1',
        'pages: GET /1 200 "one"/data is not newest first',
      ],
    ],
    ['passes a failure', [error('1 value is invalid.', undefined, { name: [] })], []],
    [
      'finds a message in two versions, and one that counts wrongly',
      [error('No.', 'Never.'), error('2 values are invalid.', undefined, { name: [] })],
      [
        'errors: GET /0 200 "one"/message is not that of `error`',
        'errors: GET /1 200 "one"/fields are 1, and the message says 2',
      ],
    ],
  ])('%s', (_title, values, findings) => {
    expect(wrongIn(showing(...values))).toEqual(findings);
  });

  it('looks at the examples of the contract by every rule', () => {
    const document = generatedBundle('openapi.json');
    expect(wrongIn(document)).toEqual([]);
    for (const [rule, facts] of Object.entries(checkAgreement(document, true))) {
      expect(facts.length, rule).toBeGreaterThan(20);
    }
  });
});
