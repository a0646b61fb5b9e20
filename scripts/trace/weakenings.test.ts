import { describe, expect, it } from 'vitest';
import { decidedNodes } from './decisions.ts';
import { listWeakenings } from './weakenings.ts';

const known = new Set(['G01']);

function list(document: unknown, named: string[] = []): { tried: string[]; excluded: number } {
  const { weakenings, excluded } = listWeakenings(document, decidedNodes(document, known), new Set(named));
  return { tried: weakenings.map(({ sort, steps }) => `${sort} ${steps.slice(-2).join('/')}`), excluded };
}

const schemaOf = (S: object): unknown => ({ components: { schemas: { S } } });

describe('weakenings', () => {
  it('are made of lists, maps, limits and required names', () => {
    const schema = { required: ['a'], properties: { a: { enum: ['x'], minLength: 2 } }, allOf: [{}] };
    expect(list(schemaOf(schema)).tried).toEqual([
      'drop required required/0',
      'relax limit a/minLength',
      'add required S/required',
      'add property S/properties',
      'add value a/enum',
      'add part S/allOf',
    ]);
  });

  it('are made of operations', () => {
    const get = {
      security: [{ Key: [] }],
      parameters: [{ name: 'q', in: 'query' }],
      responses: { 200: { content: { 'application/json': { example: { tags: [] } } } } },
    };
    expect(list({ servers: [{}], tags: [{}], paths: { '/a': { get } } }).tried).toEqual([
      'add server get/servers',
      'drop security get/security',
      'drop credential 0/Key',
      'require parameter parameters/0',
      'swap status responses/200',
      'swap media type content/application/json',
      'add server servers',
      'add tag tags',
      'add security get/security',
      'add parameter get/parameters',
      'add status get/responses',
      'add media type 200/content',
    ]);
  });

  it('leave out what is decided, unless a row states it', () => {
    const schema = { 'x-decision': 'G01', required: ['a'], maximum: 1 };
    expect(list(schemaOf(schema))).toEqual({ tried: [], excluded: 3 });
    expect(list(schemaOf(schema), ['/components/schemas/S/maximum'])).toEqual({
      tried: ['relax limit S/maximum'],
      excluded: 2,
    });
  });

  it('relax a limit in its direction and can all be taken back', () => {
    const document = schemaOf({ minimum: 1, maxLength: 2, pattern: 'a', required: ['a', 'b'], enum: ['x'] });
    const before = JSON.stringify(document);
    const after = listWeakenings(document, decidedNodes(document, known), new Set()).weakenings.map(
      ({ apply }) => {
        const undo = apply();
        const edited = JSON.stringify(document);
        undo();
        expect(JSON.stringify(document)).toBe(before);
        return edited;
      },
    );
    expect(after).toContainEqual(expect.stringContaining('"minimum":0'));
    expect(after).toContainEqual(expect.stringContaining('"maxLength":3'));
    expect(after).toContainEqual(expect.not.stringContaining('pattern'));
    expect(new Set(after).size).toBe(after.length);
  });
});
