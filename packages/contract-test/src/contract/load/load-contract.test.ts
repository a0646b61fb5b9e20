import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadFiles, schemaNamed } from '../../../test/harness/temporary-spec.ts';
import type { Contract, Operation } from '../model.ts';
import { LoadError } from './document-set.ts';
import { loadContract } from './load-contract.ts';

const root = `openapi: 3.1.0
info: { title: Things, version: '1' }
security: [{ Token: ['things:read'] }, {}]
paths:
  /things/{id}: { $ref: things.yaml }
components:
  securitySchemes:
    Token: { type: http, scheme: bearer }
  schemas:
    Colour: { type: string, enum: [red, green] }
    Tree:
      type: object
      x-decision: [L1, L2]
      properties:
        children: { type: array, items: { $ref: '#/components/schemas/Tree' } }
        label:
          type: string
          pattern: ^a
`;
const things = `parameters:
  - { name: id, in: path, required: true, schema: { $ref: thing.yaml#/properties/id }, example: T1 }
  - { name: colour, in: query, schema: { $ref: 'openapi.yaml#/components/schemas/Colour' }, examples: { one: { value: red } } }
  - { name: Accept, in: header, schema: { type: string } }
get:
  operationId: getThing
  parameters:
    - { name: colour, in: query, style: pipeDelimited, schema: { type: array, default: [red], items: { $ref: 'openapi.yaml#/components/schemas/Colour' } } }
  responses:
    '200':
      description: A thing.
      headers:
        X-Count: { required: true, schema: { type: integer } }
        x-limit: { schema: { type: integer } }
        Content-Type: { schema: { type: string } }
      content:
        application/json:
          schema: { $ref: thing.yaml }
          examples: { first: { value: { $ref: example.json } } }
      links:
        again: { operationId: getThing, parameters: { id: $response.body#/id } }
    4XX: { $ref: 'responses.yaml#/Refused' }
`;
const thing = `type: object
x-decision: L9
properties:
  id: { type: string, minLength: 1 }
  size: { type: integer, format: int32 }
  tag: { type: string, format: tag }
  tree: { $ref: 'openapi.yaml#/components/schemas/Tree', description: Beside a reference. }
`;
const responses = `Refused:
  description: Refused.
  x-decision: L3
  content: { application/problem+json: { schema: { $ref: '#/Problem' } } }
Problem: { type: object }
`;
const files = {
  'openapi.yaml': root,
  'things.yaml': things,
  'thing.yaml': thing,
  'responses.yaml': responses,
  'example.json': '{"id":"T1"}',
};

async function getThing(): Promise<{ contract: Contract; operation: Operation }> {
  const contract = await loadFiles(files);
  const [operation] = contract.operations;
  if (operation === undefined) throw new TypeError('There is no operation.');
  return { contract, operation };
}

describe('a spec of several files', () => {
  test('its operations have the parameters of the path below their own', async () => {
    const { operation } = await getThing();
    expect(operation).toMatchObject({ id: 'getThing', method: 'GET', path: '/things/{id}', body: undefined });
    expect(operation.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, style: 'simple', explode: false, examples: ['T1'] },
      {
        name: 'colour',
        in: 'query',
        required: false,
        style: 'pipeDelimited',
        explode: false,
        examples: [['red']],
      },
    ]);
    expect(operation.security).toMatchObject([
      [{ name: 'Token', parameter: 'Authorization', scopes: ['things:read'] }],
      [],
    ]);
  });

  test('schemas refer to one another by name, and parameters hold what they refer to', async () => {
    const { contract, operation } = await getThing();
    expect(operation.responses.get('200')?.content.get('application/json')?.schema).toEqual({
      $ref: '#/$defs/thing',
    });
    expect(schemaNamed(contract, 'thing').properties).toMatchObject({
      tree: { $ref: '#/$defs/Tree', description: 'Beside a reference.' },
    });
    expect(schemaNamed(contract, 'Tree').properties).toMatchObject({
      children: { items: { $ref: '#/$defs/Tree' } },
    });
    expect(operation.parameters[0]?.schema).toEqual({ type: 'string', minLength: 1 });
    expect(operation.parameters[1]?.schema).toMatchObject({
      items: { type: 'string', enum: ['red', 'green'] },
    });
    expect(contract.uncheckedFormats).toEqual(['tag']);
  });

  test('responses have headers, links and examples, with their references followed', async () => {
    const { operation } = await getThing();
    const response = operation.responses.get('200');
    expect([...(response?.headers.keys() ?? [])]).toEqual(['x-count', 'x-limit']);
    expect(response?.content.get('application/json')?.examples).toEqual([
      { name: 'first', value: { id: 'T1' } },
    ]);
    expect(response?.links).toMatchObject([
      { operation: 'getThing', parameters: { id: '$response.body#/id' } },
    ]);
    expect([...(operation.responses.get('4XX')?.content.keys() ?? [])]).toEqual(['application/problem+json']);
  });

  test('objects know their file, line, pointer and decision', async () => {
    const { contract, operation } = await getThing();
    const label = (schemaNamed(contract, 'Tree').properties as Record<string, object>).label ?? {};
    expect(contract.placeOf(label, 'pattern')).toMatchObject({
      file: expect.stringMatching(/openapi\.yaml$/),
      line: 18,
      pointer: '/components/schemas/Tree/properties/label/pattern',
      decision: 'L1, L2',
    });
    expect(contract.placeOf(schemaNamed(contract, 'thing'))).toMatchObject({
      line: 1,
      pointer: '',
      decision: 'L9',
    });
    expect(contract.placeOf(operation.node, 'responses')).toMatchObject({ line: 9, decision: undefined });
    expect(contract.placeOf(operation.responses.get('4XX')?.node ?? {})).toMatchObject({
      line: 1,
      decision: 'L3',
    });
    expect(contract.placeOf({})).toMatchObject({ file: expect.stringMatching(/openapi\.yaml$/), line: 1 });
  });

  test('what a reference leads to is shared, but not the one use of a path', async () => {
    const { contract, operation } = await getThing();
    expect(contract.isShared(operation.node)).toBe(false);
    expect(contract.isShared(operation.responses.get('200')?.node ?? {})).toBe(false);
    expect(contract.isShared(operation.responses.get('4XX')?.node ?? {})).toBe(true);
    expect(contract.isShared(schemaNamed(contract, 'thing'))).toBe(true);
    const twice = await loadFiles({
      ...files,
      'openapi.yaml': root.replace(
        'components:',
        '  /copies/{id}: { $ref: twin.yaml }\n  /twins/{id}: { $ref: twin.yaml }\ncomponents:',
      ),
      'twin.yaml': things.replace('operationId: getThing', 'summary: Twin').replace(/ +links:\n.*\n/, ''),
    });
    expect(twice.operations.map(({ id, node }) => [id, twice.isShared(node)])).toEqual([
      ['getThing', false],
      ['GET /copies/{id}', true],
      ['GET /twins/{id}', true],
    ]);
  });

  test('an anchor is found by a reference', async () => {
    const contract = await loadFiles({
      ...files,
      'thing.yaml': `type: object\nproperties:\n  id: { $anchor: id, type: string }\n  other: { $ref: '#id' }\n`,
    });
    expect(schemaNamed(contract, 'thing').properties).toMatchObject({ other: { $ref: '#/$defs/id' } });
    expect(schemaNamed(contract, 'id')).toEqual({ type: 'string' });
  });
});

describe('a spec that cannot be tested', () => {
  const tree = '      type: object\n';
  test.each([
    [
      'a reference to nothing',
      root.replace("'#/components/schemas/Tree'", "'#/components/schemas/Bush'"),
      /:15: .*Bush.* does not resolve/,
    ],
    ['a file that is not there', root.replace('things.yaml', 'gone.yaml'), /:5: .*gone\.yaml.* is not there/],
    [
      'a file of the network',
      root.replace('things.yaml', 'https://example.com/a.yaml'),
      /:5: .*save it beside the spec/,
    ],
    ['OpenAPI 4', root.replace('3.1.0', '4.0.0'), /:1: The document is 4\.0\.0: only OpenAPI 3\.0/],
    ['Swagger', root.replace('openapi: 3.1.0', "swagger: '2.0'"), /:1: The document is Swagger 2\.0/],
    ['no OpenAPI', 'a: 1', /:1: The document has no `openapi` version/],
    ['broken YAML', 'a: [', /openapi\.yaml:1: the spec cannot be read/],
    [
      'aliases that stand for too much',
      `x-0: &a0 [x]\n${Array.from({ length: 9 }, (_, at) => `x-${at + 1}: &a${at + 1} [${Array(10).fill(`*a${at}`)}]\n`).join('')}${root}`,
      /openapi\.yaml:1: the spec cannot be read: its aliases \(`\*name`\) expand to more than 10,000,000 values/,
    ],
    ['an alias of what it stands in', `x-a: &a [*a]\n${root}`, /its aliases \(`\*name`\) expand to more/],
    [
      'an unknown dialect',
      root.replace('paths:', 'jsonSchemaDialect: http://json-schema.org/draft-07/schema#\npaths:'),
      /:4: The schema dialect `http:\/\/json-schema\.org\/draft-07/,
    ],
    [
      'an unknown dialect of one schema',
      root.replace(tree, `${tree}      $schema: urn:other\n`),
      /:13: The schema dialect `urn:other`/,
    ],
    ['an identifier', root.replace(tree, `${tree}      $id: urn:tree\n`), /:13: .*`\$id` is not supported/],
    [
      'a keyword with a wrong value',
      root.replace(tree, `${tree}      minProperties: many\n`),
      /:13: .*must be integer/,
    ],
    [
      'a pattern of names that is none',
      root.replace(tree, `${tree}      patternProperties: { '[': true }\n`),
      /:13: The names of these members cannot be checked/,
    ],
    ...['.nan', '-.inf', '.inf'].map((number): [string, string, RegExp] => [
      `an enum with ${number}`,
      root.replace('[red, green]', `[red, { least: ${number} }]`),
      /:10: A number in `enum` cannot be represented in JSON/,
    ]),
    [
      'references that go round in a circle',
      `${root.replace('things.yaml', "'#/paths/~1round'")}`.replace(
        'components:',
        "  /round: { $ref: '#/paths/~1things~1%7Bid%7D' }\ncomponents:",
      ),
      /:5: .* is circular/,
    ],
    [
      'a reference through itself',
      root.replace('things.yaml', "'#/paths/~1things~1{id}/x'"),
      /:5: .* does not resolve/,
    ],
    [
      'a schema without end',
      root.replace('Colour: {', "Colour: { allOf: [{ $ref: '#/components/schemas/Colour' }],"),
      /:10: The schema `Colour` refers to itself/,
    ],
    ['an unknown security scheme', root.replace('{ Token:', '{ Key:'), /:3: The security scheme `Key`/],
    [
      'no part that says anything',
      "openapi: 3.1.0\ninfo: { title: Things, version: '1' }\n",
      /:1: The document has no `paths`, no `webhooks` and no `components`/,
    ],
    [
      'empty paths',
      'openapi: 3.1.0\npaths:\n',
      /:2: `paths` must be an object: leave it out, or write `\{\}`/,
    ],
    ['no list of security', root.replace(/security: .*/, 'security: {}'), /:3: `security` must be a list/],
    [
      'paths that differ in the names of their parameters alone',
      root.replace('components:', '  /things/{name}: { $ref: things.yaml }\ncomponents:'),
      /:6: `\/things\/\{name\}` and `\/things\/\{id\}` are the same path/,
    ],
  ])('%s', async (_, text, message) => {
    const loading = loadFiles({ ...files, 'openapi.yaml': text });
    await expect(loading).rejects.toThrow(message);
    await expect(loading).rejects.toBeInstanceOf(LoadError);
  });

  test.each([
    [
      'parameters that are no list',
      things.replace(/parameters:\n(?: {2}- .*\n)+/, 'parameters: {}\n'),
      /:1: `parameters` must be a list/,
    ],
    ['empty content', things.replace(/content:\n(?: {8}.*\n)+/, 'content:\n'), /`content` must be an object/],
    [
      'empty responses',
      things.replace(/responses:\n(?: {4}.*\n)+/, 'responses:\n'),
      /`responses` must be an object/,
    ],
  ])('%s', async (_, text, message) => {
    await expect(loadFiles({ ...files, 'openapi.yaml': root, 'things.yaml': text })).rejects.toThrow(message);
  });

  test('a spec that is not there', async () => {
    await expect(loadContract('/nowhere/openapi.yaml')).rejects.toThrow(
      '/nowhere/openapi.yaml:1: the spec is not there',
    );
  });
});

describe('a slip is a note, which refuses the document if it is strict', () => {
  const tree = '      type: object\n';
  test.each<[string, string, [file: string, line: number, text: RegExp]]>([
    [
      'an unknown keyword',
      root.replace(tree, `${tree}      minLenght: 1\n`),
      ['openapi.yaml', 13, /keyword `minLenght` is unknown and ignored/],
    ],
    [
      'nullable',
      root.replace(tree, `${tree}      nullable: true\n`),
      ['openapi.yaml', 13, /`nullable` belongs to OpenAPI 3\.0/],
    ],
    [
      'a pattern that is none',
      root.replace('pattern: ^a', "pattern: '['"),
      ['openapi.yaml', 18, /is not checked/],
    ],
    ['an empty enum', root.replace('[red, green]', '[]'), ['openapi.yaml', 10, /`enum` is empty/]],
    [
      'an operationId that is used twice',
      root.replace('components:', '  /copies/{id}: { $ref: things.yaml }\ncomponents:'),
      ['things.yaml', 6, /`getThing` is used twice/],
    ],
    [
      'a path parameter that is not declared',
      root.replace('/things/{id}', '/things/{id}/{part}'),
      ['things.yaml', 5, /path parameter `part`.* is read as a string/],
    ],
    [
      'a server without an address',
      `servers: [{}]\n${root}`,
      ['openapi.yaml', 1, /A server must have a `url`/],
    ],
    [
      'a link to nothing',
      root.replace('things.yaml', 'linked.yaml'),
      ['linked.yaml', 21, /The link `again` does not lead to an operation/],
    ],
    [
      'a list of items',
      root.replace(tree, `${tree}      items: [{ type: string }]\n`),
      ['openapi.yaml', 13, /is read as `prefixItems`/],
    ],
    [
      'an error in an unused schema',
      `${root}    Unused: { type: any }\n`,
      ['openapi.yaml', 19, /breaks the rules/],
    ],
    [
      'a pattern for lenient readers',
      root.replace('pattern: ^a', 'pattern: ^\\@'),
      ['openapi.yaml', 18, /it is read as `\^@`/],
    ],
  ])('%s', async (_, text, [file, line, message]) => {
    const linked = things.replace('operationId: getThing,', 'operationId: getNothing,');
    const all = { ...files, 'openapi.yaml': text, 'linked.yaml': linked };
    const { notes } = await loadFiles(all);
    expect(notes).toMatchObject([{ line, text: expect.stringMatching(message) }]);
    expect(notes[0]?.file.endsWith(file)).toBe(true);
    await expect(loadFiles(all, { strict: true })).rejects.toThrow(notes[0]?.text);
  });

  test('a document without slips is taken', async () => {
    await expect(loadFiles(files, { strict: true })).resolves.toMatchObject({ notes: [] });
  });
});

test('everything that refuses a document is named at once', async () => {
  const text = root
    .replace("'#/components/schemas/Tree'", "'#/components/schemas/Bush'")
    .replace('type: string\n', 'type: text\n')
    .replace('{ Token:', '{ Key:');
  const message = await loadFiles({ ...files, 'openapi.yaml': text }).catch((error: Error) => error.message);
  const lines = String(message).split('\n');
  expect(lines.map((line) => /^\S*:(\d+): /.exec(line)?.[1])).toEqual(['3', '15', '17']);
});

test('webhooks and callbacks are the requests of the API', async () => {
  const on = `post: { operationId: onThing, callbacks: { done: { '{$url}': { put: { responses: {} } } } }, responses: {} }`;
  const { outgoing, operations } = await loadFiles({
    'openapi.yaml': `openapi: 3.1.0\nwebhooks:\n  thing.created: { ${on} }\n`,
  });
  expect(operations).toEqual([]);
  expect(outgoing.map(({ name, of, operation }) => [name, of?.id, operation.method, operation.id])).toEqual([
    ['thing.created', undefined, 'POST', 'onThing'],
    ['done {$url}', 'onThing', 'PUT', 'callback done'],
  ]);
});

test('the spec of this project loads', async () => {
  const contract = await loadContract(
    fileURLToPath(new URL('../../../../../spec/openapi.yaml', import.meta.url)),
  );
  expect(contract.operations.length).toBeGreaterThan(50);
  expect(contract.uncheckedFormats).toEqual([]);
});

test('a name that an object of a JSON document has twice is a note', async () => {
  const text = '{ "openapi": "3.1.0",\n"paths": {},\n"info": {}, "paths": {} }';
  const { notes } = await loadFiles({ 'openapi.yaml': text });
  expect(notes).toMatchObject([
    { line: 3, pointer: '/paths', text: 'Duplicate name `paths`: the last value is used.' },
  ]);
});
