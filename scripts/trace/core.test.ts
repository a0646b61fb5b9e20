import { describe, expect, it } from 'vitest';
import { checkTrace, type TraceInput } from './core.ts';
import { runMutations } from './mutations.ts';

const schema = { required: ['id'], properties: { id: { type: 'string' }, side: { enum: ['buy', 'sell'] } } };

function input(changes: Partial<TraceInput> = {}): TraceInput {
  return {
    outline: [{ name: 'Fill', path: ['Fill'], rows: 1, sentences: 1 }],
    rows: [
      {
        at: 'Fill, row 1',
        says: 'required text',
        expect: [
          { in: '/components/schemas/Fill/properties', is: { id: { type: 'string' } } },
          { in: '/components/schemas/Fill/required', has: ['id'] },
          { in: '/components/schemas/Fill/properties', lacks: ['owner'] },
        ],
      },
      {
        at: 'Fill, sentence 1',
        says: 'two sides',
        expect: [{ in: '/components/schemas/Fill/properties/side', is: { enum: ['sell', 'buy'] } }],
      },
    ],
    recordedPending: 0,
    bundle: structuredClone({ components: { schemas: { Fill: schema } } }),
    files: {},
    decisions: [{ id: 'G01' }],
    readTest: () => undefined,
    ...changes,
  };
}

const problems = (changes: Partial<TraceInput>): string[] =>
  checkTrace(input(changes)).problems.map(({ where, what }) => `${where}: ${what}`);

const bundleOf = (Fill: unknown, more: object = {}): unknown => ({
  components: { schemas: { Fill }, ...more },
});

describe('trace check', () => {
  it('passes when rows, outline and bundle agree', () => {
    expect(checkTrace(input())).toEqual({
      rows: 2,
      positions: 2,
      elements: 6,
      stated: 6,
      decided: 0,
      pending: {},
      problems: [],
    });
  });

  it('fails on a position of the outline without a row', () => {
    const outline = [{ name: 'Fill', path: ['Fill'], rows: 2, sentences: 1 }];
    expect(problems({ outline })).toEqual([expect.stringMatching(/^Fill, row 2: has no row/)]);
  });

  it('fails on a row without a position, twice, or showing nothing', () => {
    const rows = [
      ...input().rows,
      { at: 'Fill, row 1', says: 'again', pending: 'server' },
      { at: 'Fill, row 9', says: '' },
    ];
    const found = problems({ rows, recordedPending: 1 });
    expect(found).toEqual([
      expect.stringMatching(/^Fill, row 1: has a second row/),
      expect.stringMatching(/^Fill, row 9: is no position/),
      expect.stringMatching(/^Fill, row 9: says nothing/),
      expect.stringMatching(/^Fill, row 9: shows nothing/),
    ]);
  });

  it('fails on a pointer that leads nowhere and on a fragment that differs', () => {
    expect(
      problems({ bundle: bundleOf({ ...schema, properties: { side: schema.properties.side } }) }),
    ).toEqual([expect.stringContaining('/components/schemas/Fill/properties/id does not exist')]);
    const side = { enum: ['buy'] };
    const narrowed = bundleOf({ ...schema, properties: { ...schema.properties, side } });
    expect(problems({ bundle: narrowed })[0]).toContain('is ["buy"], not ["sell","buy"]');
  });

  it('fails on text that is no pointer', () => {
    const rows = [
      ...input().rows.slice(1),
      { at: 'Fill, row 1', says: 'x', expect: [{ in: 'components', is: {} }] },
    ];
    expect(problems({ rows })).toContainEqual(expect.stringContaining('"components" is not a JSON pointer'));
  });

  it('fails on a property that should be absent', () => {
    const owner = { 'x-decision': 'G01' };
    expect(
      problems({ bundle: bundleOf({ ...schema, properties: { ...schema.properties, owner } }) }),
    ).toEqual([expect.stringContaining('has "owner"')]);
  });

  it('fails on an element with neither a row nor a decision', () => {
    const price = { minLength: 1 };
    const bare = problems({ bundle: bundleOf({ ...schema, properties: { ...schema.properties, price } }) });
    expect(bare).toEqual([
      expect.stringMatching(/^\/components\/schemas\/Fill\/properties\/price: property with neither/),
      expect.stringMatching(/^\/components\/schemas\/Fill\/properties\/price\/minLength: limit with neither/),
    ]);
    const marked = { minLength: 1, 'x-decision': 'G01' };
    expect(
      problems({ bundle: bundleOf({ ...schema, properties: { ...schema.properties, price: marked } }) }),
    ).toEqual([]);
  });

  it('lets a status that is a reference stand on its component', () => {
    const responses = { gone: {}, decided: { 'x-decision': 'G01' } };
    const get = {
      responses: {
        404: { $ref: '#/components/responses/gone' },
        409: { $ref: '#/components/responses/decided' },
      },
    };
    const bundle = { ...(bundleOf(schema, { responses }) as object), paths: { '/a': { get } } };
    expect(problems({ bundle })).toEqual([
      expect.stringMatching(/^\/paths\/~1a\/get: operation with neither/),
      expect.stringMatching(/^\/paths\/~1a\/get\/security: security with neither/),
      expect.stringMatching(/^\/paths\/~1a\/get\/responses\/404: status with neither/),
    ]);
  });

  it('holds a statement about every operation, and what it excepts', () => {
    const bundle = bundleOf(schema, { headers: { a: { required: true }, b: {}, c: {} } });
    const expectation = {
      in: '/components/headers/*',
      is: { required: true },
      except: ['/components/headers/c'],
    };
    const [first, ...rest] = input().rows;
    if (!first) throw new Error('no row');
    const rows = [{ ...first, expect: [...(first.expect ?? []), expectation] }, ...rest];
    expect(problems({ bundle, rows })).toContainEqual(
      expect.stringContaining('/components/headers/b/required does not exist'),
    );
    expect(problems({ bundle, rows })).not.toContainEqual(
      expect.stringContaining('/components/headers/c/required'),
    );
    expect(problems({ rows })).toContainEqual(expect.stringContaining('/components/headers/* leads nowhere'));
  });

  it('fails when the recorded number of pending rows is not the real one', () => {
    expect(problems({ recordedPending: 2 })).toEqual([expect.stringContaining('lower the number')]);
    const rows = input().rows.map((row) => ({ ...row, pending: 'server' }));
    expect(problems({ rows })).toEqual([expect.stringContaining('may only fall')]);
    expect(problems({ rows, recordedPending: 2 })).toEqual([]);
  });

  it('fails on a test that is not there', () => {
    const rows = input().rows.map((row) => ({ ...row, test: 'a.test.ts > works' }));
    expect(
      problems({ rows: rows.slice(0, 1), outline: [{ name: 'Fill', path: [], rows: 1 }] }),
    ).toContainEqual(expect.stringContaining('a.test.ts does not exist'));
    expect(problems({ rows, readTest: () => "it('fails')" })).toContainEqual(
      expect.stringContaining('has no test "works" that runs'),
    );
    expect(problems({ rows, readTest: () => "it('works')" })).toEqual([]);
    const untitled = input().rows.map((row) => ({ ...row, test: 'a.test.ts' }));
    expect(problems({ rows: untitled, readTest: () => "it('works')" })).toContainEqual(
      expect.stringContaining('has no test "(no title)"'),
    );
  });

  it('fails on a decision that is unknown or that nothing uses', () => {
    const rows = input().rows.map((row) => ({ ...row, decided: ['G01'] }));
    expect(problems({ rows, decisions: [] })).toContainEqual(
      expect.stringContaining('G01 is not in spec/decisions.yaml'),
    );
    expect(problems({ rows })).toContainEqual(expect.stringContaining('names G01'));
    expect(problems({ rows, decisions: [{ id: 'G01', runtime: true }] })).toEqual([]);
  });

  it('compares with a file of the spec', () => {
    const [first, ...rest] = input().rows;
    if (!first) throw new Error('no row');
    const expectation = { file: 'states/fill.yaml', in: '/moves', has: [{ from: 'a', to: 'b' }] };
    const rows = [{ ...first, expect: [...(first.expect ?? []), expectation] }, ...rest];
    expect(problems({ rows })).toEqual([expect.stringContaining('states/fill.yaml does not exist')]);
    expect(problems({ rows, files: { 'states/fill.yaml': { moves: [{ from: 'a', to: 'b' }] } } })).toEqual(
      [],
    );
  });
});

describe('trace check of rows', () => {
  it('takes a status for a key, not for a place in a list', () => {
    const [first, ...rest] = input().rows;
    if (!first) throw new Error('no row');
    const rows = [{ ...first, expect: [{ in: '/paths/~1a/get/responses/200', is: {} }] }, ...rest];
    expect(problems({ rows })).not.toContainEqual(expect.stringContaining('by its place'));
  });

  it('does not take what a file says for what the bundle says', () => {
    const [first, ...rest] = input().rows;
    if (!first) throw new Error('no row');
    const pointer = '/components/schemas/Fill/properties';
    const expectation = { file: 'fill.yaml', in: pointer, is: { price: {} } };
    const rows = [{ ...first, expect: [...(first.expect ?? []), expectation] }, ...rest];
    const properties = { ...schema.properties, price: {} };
    const files = { 'fill.yaml': bundleOf({ properties }) };
    expect(problems({ rows, files, bundle: bundleOf({ ...schema, properties }) })).toEqual([
      expect.stringMatching(/^\/components\/schemas\/Fill\/properties\/price: property with neither/),
    ]);
  });

  it('fails on a move that nobody stated', () => {
    const files = { 'states/fill.yaml': { moves: [{ from: 'a', to: 'b' }] } };
    expect(problems({ files })).toEqual([expect.stringMatching(/^spec\/states\/fill.yaml: move 0/)]);
  });

  it.each([
    ['an unknown key of a row', { at: 'Fill, row 1', says: 'x', test: [], note: 'y' }, 'unknown keys (note)'],
    [
      'an unknown key of an expectation',
      { at: 'Fill, row 1', says: 'x', expect: [{ in: '/components', is: {}, not: 1 }] },
      'unknown keys (not)',
    ],
    ['no operator', { at: 'Fill, row 1', says: 'x', expect: [{ in: '/components' }] }, 'not exactly one of'],
    [
      'a place in a list',
      { at: 'Fill, row 1', says: 'x', expect: [{ in: '/paths/~1a/get/parameters/0', is: {} }] },
      'by its place in a list',
    ],
    [
      'a part of a schema',
      { at: 'Fill, row 1', says: 'x', expect: [{ in: '/components/schemas/Fill', is: { allOf: [{}] } }] },
      'names allOf',
    ],
    [
      'two operators',
      { at: 'Fill, row 1', says: 'x', expect: [{ in: '/components', is: {}, equals: {} }] },
      'not exactly one of',
    ],
  ])('fails on %s', (_, row, message) => {
    expect(problems({ rows: [row, ...input().rows.slice(1)] })).toContainEqual(
      expect.stringContaining(message),
    );
  });

  it('takes a pattern that is exact for a statement about the nodes it leads to', () => {
    const decided = { 'x-decision': 'G01' };
    const get = { security: [{ Key: ['read'] }], responses: {} };
    const rows = [
      ...input().rows,
      { at: 'Fill, row 2', says: 'y', expect: [{ in: '/paths/*/*/security', only: [{ Key: '*' }] }] },
      { at: 'Fill, row 3', says: 'z', expect: [{ in: '/paths/~1a', is: { get: {} } }] },
    ];
    const outline = [{ name: 'Fill', path: ['Fill'], rows: 3, sentences: 1 }];
    const check = (operation: object): string[] =>
      problems({
        rows,
        outline,
        bundle: {
          ...(bundleOf(schema) as object),
          paths: { '/a': { get: operation }, '/b': { get: { ...get, ...decided } } },
        },
      });
    expect(check(get)).toEqual([]);
    expect(check({ ...get, security: undefined })).toHaveLength(1);
    expect(check({ responses: {} })).toEqual([
      expect.stringContaining('/get/security: security with neither'),
    ]);
    expect(check({ security: [] })[0]).toContain('has no element like');
    expect(check({ security: [{ Key: [] }, {}] })[0]).toContain('also has {}');
    expect(check({ security: [{ Key: [], Other: [] }] })).toEqual([
      expect.stringContaining('/security/0/Other: credential with neither'),
    ]);
  });
});

describe('mutations', () => {
  it('are all caught, and leave the documents as they were', () => {
    const given = input();
    const before = JSON.stringify(given.bundle);
    const report = runMutations(given);
    expect(report.survivors).toEqual([]);
    expect(report.tried).toEqual({
      remove: 7,
      change: 6,
      add: 1,
      'drop required': 1,
      'add required': 1,
      'add property': 1,
      'add value': 1,
    });
    expect(report.elements).toBe(6);
    expect(JSON.parse(JSON.stringify(given.bundle))).toEqual(JSON.parse(before));
  });

  it('break every absence, also one that a pattern states', () => {
    const rows = [
      {
        at: 'Fill, row 1',
        says: 'no owner, no old name',
        expect: [
          { in: '/components/*/Fill/properties', lacks: ['owner'] },
          { in: '/components/schemas', lacks: [{ title: 'Old' }] },
          { in: '/components/schemas/Fill/not', lacks: ['x'] },
        ],
      },
    ];
    const outline = [{ name: 'Fill', path: [], rows: 1 }];
    const marked = { ...schema, 'x-decision': 'G01' };
    const report = runMutations(input({ rows, outline, bundle: structuredClone(bundleOf(marked)) }));
    expect(report).toMatchObject({ tried: { add: 3 }, survivors: [] });
  });

  it('leave alone what a key is expected to hold', () => {
    const rows = [{ at: 'Fill, row 1', says: 'a scope', expect: [{ in: '/scopes', has: ['read'] }] }];
    const outline = [{ name: 'Fill', path: [], rows: 1 }];
    const report = runMutations(input({ rows, outline, bundle: { scopes: { read: 'Read fills.' } } }));
    expect(report).toMatchObject({ tried: { remove: 1 }, survivors: [] });
    expect(report.tried).not.toHaveProperty('change');
  });

  it('survive where a fragment is not exact', () => {
    const twin = { title: 'Fill', properties: schema.properties };
    const rows = input().rows.map((row) => ({
      ...row,
      expect: [{ in: '/components/schemas/Fill/oneOf', is: [{ title: 'Fill' }] }],
    }));
    const marked = { 'x-decision': 'G01', oneOf: [twin, twin] };
    const report = runMutations(input({ rows, bundle: structuredClone(bundleOf(marked)) }));
    expect(report.survivors.length).toBeGreaterThan(0);
  });
});
