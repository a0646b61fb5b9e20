import { describe, expect, it } from 'vitest';
import { condition } from '../../../lab/diff/condition.ts';
import { contractOf } from '../../../test/diff/contract-of.ts';
import { diffContracts } from '../diff-contracts.ts';

const operation = (schema: object) => ({
  '/things': {
    post: {
      operationId: 'createThing',
      requestBody: { content: { 'application/json': { schema } } },
      responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
    },
  },
});

async function diff(old: object, next: object): Promise<readonly string[]> {
  const changes = diffContracts(await contractOf(operation(old)), await contractOf(operation(next)));
  return changes.map(({ level, id, where }) => `${level} ${id} ${where}`);
}

describe('several changes at once', () => {
  it('blames each break on its own cause', async () => {
    const old = {
      type: 'object',
      properties: { a: { type: 'string', pattern: '^[0-9]+$' }, b: { type: 'string' } },
    };
    const next = {
      type: 'object',
      properties: { a: { type: 'string', pattern: '^\\d+$' }, b: { type: 'string', maxLength: 2 } },
    };
    expect((await diff(old, next)).filter((change) => change.includes('request'))).toEqual([
      'breaking request-property-max-length-set request body /b',
      'info request-property-pattern-changed request body /a',
    ]);
  });

  it('breaks by the new type alone when the keywords follow it', async () => {
    const old = { type: 'object', properties: { a: { type: 'string', minLength: 1 } } };
    const next = { type: 'object', properties: { a: { type: 'integer', minimum: 0 } } };
    expect((await diff(old, next)).filter((change) => change.startsWith('breaking'))).toEqual([
      'breaking request-property-type-changed request body /a',
      'breaking response-property-type-changed response 200 /a',
    ]);
  });

  it('shows a change once though two branches have it', async () => {
    const branch = (kind: string, amount: object) => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: kind }, amount },
    });
    const both = (amount: object) => ({ oneOf: [branch('card', amount), branch('bank', amount)] });
    expect(await diff(both({ type: 'integer' }), both({ type: 'integer', minimum: 1 }))).toEqual([
      'breaking request-property-min-set request body /amount',
      'info response-property-min-set response 200 /amount',
    ]);
  });

  it('tells keywords that only bite together', async () => {
    const old = { type: 'array', items: { type: 'string' } };
    const next = { ...old, contains: { const: 'x' }, minContains: 0, maxContains: 1 };
    expect((await diff(old, next)).filter((change) => change.startsWith('breaking'))).toEqual([
      'breaking request-body-contains-added request body',
    ]);
  });
});

describe('a compatible change hides no break beside it', () => {
  const text = { type: 'string' };
  it.each<[string, object, object]>([
    [
      'a second condition',
      {
        allOf: [
          condition({ required: ['a'] }, { required: ['b'] }),
          condition({ required: ['c'] }, { required: ['d'] }),
        ],
      },
      {
        allOf: [
          condition({ required: ['a'] }, { required: ['b'] }),
          condition({ required: ['c'] }, { required: ['e'] }),
        ],
      },
    ],
    [
      'a second list of branches',
      {
        allOf: [
          { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
          { anyOf: [{ required: ['c'] }, { required: ['d'] }] },
        ],
      },
      { allOf: [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, { anyOf: [{ required: ['c'] }] }] },
    ],
    [
      'a second step',
      { properties: { a: { type: 'integer', multipleOf: 2, allOf: [{ multipleOf: 3 }] } } },
      { properties: { a: { type: 'integer', multipleOf: 2, allOf: [{ multipleOf: 9 }] } } },
    ],
    [
      'a second contains',
      { properties: { a: { type: 'array', contains: { const: 1 }, allOf: [{ contains: { const: 2 } }] } } },
      { properties: { a: { type: 'array', contains: { const: 1 }, allOf: [{ contains: { const: 3 } }] } } },
    ],
    [
      'a second tuple',
      {
        properties: {
          a: { type: 'array', prefixItems: [text], allOf: [{ prefixItems: [{ minLength: 1 }] }] },
        },
      },
      {
        properties: {
          a: { type: 'array', prefixItems: [text], allOf: [{ prefixItems: [{ minLength: 3 }] }] },
        },
      },
    ],
    [
      'a constant beside a list in not',
      { properties: { a: { not: { const: 1, enum: [1, 2] } } } },
      { properties: { a: { not: { const: 2, enum: [1, 2] } } } },
    ],
    [
      'a constant beside a list in contains',
      { properties: { a: { type: 'array', contains: { const: 1, enum: [1, 2] } } } },
      { properties: { a: { type: 'array', contains: { const: 2, enum: [1, 2] } } } },
    ],
  ])('%s', async (_, old, next) => {
    const of = (schema: object, maxLength: number) => ({
      allOf: [{ type: 'object', properties: { note: { ...text, maxLength } } }, schema],
    });
    const changes = (await diff(of(old, 5), of(next, 9))).filter((change) => change.includes('request'));
    expect(changes).toContain('info request-property-max-length-increased request body /note');
    expect(changes.filter((change) => change.startsWith('breaking'))).toHaveLength(1);
  });

  it('a shared schema that comes to fit beside the other branch', async () => {
    const shared = (maximum: number) => ({
      T: { type: 'object', required: ['t'], properties: { t: { type: 'integer', minimum: 1, maximum } } },
    });
    const T = { $ref: '#/components/schemas/T' };
    const seven = { type: 'object', required: ['t'], properties: { t: { const: 7 } } };
    const body = operation({ type: 'object', properties: { x: T, y: { oneOf: [T, seven] } } });
    const [old, next] = await Promise.all([
      contractOf(body, { schemas: shared(5) }),
      contractOf(body, { schemas: shared(9) }),
    ]);
    expect(diffContracts(old, next)).toContainEqual(
      expect.objectContaining({ id: 'request-body-tightened', level: 'breaking', witness: { y: { t: 7 } } }),
    );
  });

  it('a condition that leaves other members to unevaluatedProperties', async () => {
    const of = (minItems: number) => ({
      type: 'object',
      properties: { a: { type: 'array', items: { type: 'integer' } } },
      unevaluatedProperties: { not: { type: 'string' } },
      ...condition({ properties: { a: { minItems } } }, { properties: { b: { type: 'string' } } }),
    });
    expect(await diff(of(1), of(3))).toEqual([
      'breaking request-body-tightened request body',
      'breaking response-body-if-changed response 200',
      'info request-body-if-changed request body',
    ]);
  });
});

describe('a break that no keyword shows by itself', () => {
  it.each([
    ['numbers', { type: 'integer', multipleOf: 2 }, { type: 'integer', multipleOf: 3 }],
    ['members', { type: 'object', required: ['a'] }, { type: 'object', required: ['b'] }],
  ])('is found in %s that fit two branches', async (_, one, other) => {
    const changes = await diff({ oneOf: [one, other] }, { anyOf: [one, other] });
    const breaking = changes.filter((change) => change.startsWith('breaking'));
    expect(breaking).toHaveLength(1);
    expect(breaking[0]).toMatch(/^breaking response-body-/);
  });

  it('is told of the whole body when each keyword changes the harmless way', async () => {
    const of = (factor: number) => ({
      oneOf: [
        { type: 'integer', multipleOf: 2 },
        { type: 'integer', multipleOf: factor },
      ],
    });
    expect(await diff(of(9), of(3))).toContain('breaking request-body-tightened request body');
    expect(await diff(of(3), of(9))).toContain('breaking response-body-widened response 200');
  });
});

it('finds a break inside the last of many branches', async () => {
  const branches = (amount: object) =>
    Array.from({ length: 60 }, (_, kind) => ({
      type: 'object',
      required: ['kind', 'amount'],
      properties: { kind: { const: kind }, amount: kind === 59 ? amount : { type: 'boolean' } },
    }));
  const [old, next] = [branches({ type: 'integer' }), branches({ type: 'integer', minimum: 5 })];
  expect(await diff({ oneOf: old }, { oneOf: next })).toContain(
    'breaking request-property-min-set request body /amount',
  );
});

it('says so when no instance shows a difference', async () => {
  const [old, next] = await Promise.all([
    contractOf(operation({ type: 'string', pattern: '^[0-9]+$' })),
    contractOf(operation({ type: 'string', pattern: '^\\d+$' })),
  ]);
  for (const { level, text } of diffContracts(old, next)) {
    expect(level).toBe('info');
    expect(text).toContain('No instance shows a difference.');
  }
});

describe('a difference that nothing shows', () => {
  it('is a warning when nothing shows it to be harmless', async () => {
    const [old, next] = [
      { type: 'string', minLength: 2_000_000 },
      { type: 'string', minLength: 3_000_000 },
    ];
    expect(await diff(old, next)).toEqual([
      'warning request-body-min-length-increased request body',
      'info response-body-min-length-increased response 200',
    ]);
  });

  it('is a warning when the whole is not shown to be harmless, though the change by itself is', async () => {
    const of = (contains: object) => ({ type: 'array', contains, unevaluatedItems: false });
    const [old, next] = [{ enum: [2, 6] }, { enum: [2, 6], propertyNames: { maxLength: 1 } }];
    expect(await diff(of(old), of(next))).toEqual([
      'warning request-body-rewritten request body',
      'warning response-body-rewritten response 200',
      'info request-body-contains-changed request body',
      'info response-body-contains-changed response 200',
    ]);
  });

  it('is a warning when it is a schema in other words', async () => {
    const old = { type: 'object', properties: { a: { type: 'string', pattern: '^(.)\\1$' } } };
    const next = { type: 'object', properties: { a: { type: 'string', pattern: '^(?:(.)\\1)$' } } };
    expect((await diff(old, next)).map((change) => change.split(' ')[0])).toEqual(['warning', 'warning']);
  });
});

describe('schemas that take long to compare by trying', () => {
  it('are compared when branches lead back to each other', async () => {
    const schemas = (amount: object) => {
      const branch = (kind: number, to: string) => ({
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: kind }, inner: { $ref: `#/components/schemas/${to}` }, amount },
      });
      const all = (shift: number) => ({
        oneOf: Array.from({ length: 6 }, (_, kind) => branch(kind, (kind + shift) % 2 === 0 ? 'A' : 'B')),
      });
      return { A: all(0), B: all(1) };
    };
    const body = operation({ $ref: '#/components/schemas/A' });
    const [old, next] = await Promise.all([
      contractOf(body, { schemas: schemas({ type: 'string' }) }),
      contractOf(body, { schemas: schemas({ type: 'integer' }) }),
    ]);
    expect(diffContracts(old, next).map(({ level }) => level)).toContain('breaking');
  });

  it('are compared when patterns try again and again', async () => {
    const [old, next] = [
      { type: 'string', pattern: '^(a+)+$' },
      { type: 'string', pattern: '^(a|a)*b$' },
    ];
    expect(await diff(old, next)).toEqual([
      'breaking request-body-pattern-changed request body',
      'breaking response-body-pattern-changed response 200',
    ]);
  });

  it('are compared when hundreds follow each other', async () => {
    const schemas = (amount: object) => {
      const link = (at: number) => ({
        type: 'object',
        properties: {
          ...(at === 100 && { amount }),
          ...(at < 399 && { next: { $ref: `#/components/schemas/S${at + 1}` } }),
        },
      });
      return Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`S${at}`, link(at)]));
    };
    const body = operation({ $ref: '#/components/schemas/S0' });
    const [old, next] = await Promise.all([
      contractOf(body, { schemas: schemas({ type: 'string' }) }),
      contractOf(body, { schemas: schemas({ type: 'string', maxLength: 3 }) }),
    ]);
    expect(diffContracts(old, next)[0]).toMatchObject({ level: 'breaking' });
  });
});
