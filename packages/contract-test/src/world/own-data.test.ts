import { describe, expect, it } from 'vitest';
import { contractOf } from '../../test/diff/contract-of.ts';
import { booksContract, booksSender, booksSettings } from '../../test/harness/books-run.ts';
import { makeJudge } from '../contract/judge/judge.ts';
import { runTest } from '../run/run.ts';
import { parseOwnData, withOwnData } from './own-data.ts';

const paths = {
  '/things/{id}': {
    get: {
      operationId: 'getThing',
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: { type: 'string', format: 'thing-id', example: 'x' },
        },
      ],
      responses: { 204: { description: 'Done.' } },
    },
    put: {
      operationId: 'putThing',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { 204: { description: 'Done.' } },
    },
  },
};

describe('own data', () => {
  it('stand before the examples of the document', async () => {
    const data = parseOwnData(
      'parameters: { "*": { id: [b1] }, getThing: { id: [a1, a2] } }\nbodies: { putThing: [{ n: 1 }] }\n',
      'data.yaml',
    );
    const { operations } = withOwnData(await contractOf(paths), data);
    expect(operations.map(({ parameters }) => parameters[0]?.examples.slice(0, 2))).toEqual([
      ['a1', 'a2'],
      ['b1'],
    ]);
    expect(operations[1]?.body?.content.get('application/json')?.examples).toEqual([
      { name: 'data 1', value: { n: 1 } },
    ]);
  });

  it('are what requests are sent with', async () => {
    const sent: string[] = [];
    const books = booksSender();
    const sender = {
      ...books,
      send: async (request: Parameters<typeof books.send>[0]) => {
        sent.push(request.target);
        return books.send(request);
      },
    };
    const data = parseOwnData('parameters: { getBook: { id: [b000099] } }\n', 'data.yaml');
    const contract = withOwnData(await booksContract(), data);
    await runTest(booksSettings(contract, { sender, operations: ['getBook'] }));
    expect(sent).toContain('/books/b000099');
  });

  it('make a format known by its pattern', async () => {
    const contract = await contractOf(paths);
    expect(contract.uncheckedFormats).toEqual(['thing-id']);
    const own = withOwnData(contract, parseOwnData("formats: { thing-id: '^t[0-9]+$' }\n", 'data.yaml'));
    expect(own.uncheckedFormats).toEqual([]);
    const schema = own.operations[0]?.parameters[0]?.schema ?? false;
    const judge = makeJudge(own);
    expect(['t1', 'x'].map((id) => judge.isValid(schema, id, 'request'))).toEqual([true, false]);
  });

  it.each([
    ['other: 1', 'data.yaml: the data must NOT have additional properties'],
    ['parameters: { getThing: { id: a } }', 'data.yaml: /parameters/getThing/id must be array'],
    ["formats: { a: '[' }", 'data.yaml: the pattern of the format a is not a regular expression'],
    ['a: [', 'data.yaml: not YAML'],
  ])('are refused when they are wrong: %s', (text, message) => {
    expect(() => parseOwnData(text, 'data.yaml')).toThrow(message);
  });

  it.each([
    [{ bodies: { none: [1] } }, 'The data refer to an unknown operation "none"'],
    [{ parameters: { getThing: { of: [1] } } }, 'The data refer to an unknown parameter "of" of getThing'],
  ])('are refused when they name what is not there', async (data, message) => {
    const contract = await contractOf(paths);
    expect(() => withOwnData(contract, data)).toThrow(message);
  });
});
