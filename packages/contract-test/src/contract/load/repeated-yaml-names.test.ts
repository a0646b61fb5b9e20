import { expect, test } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';

test('a name that an object of a YAML document has twice is a note as well', async () => {
  const text = [
    'openapi: 3.1.0',
    'info: { title: A, version: "1" }',
    'paths:',
    '  /a: { get: { operationId: old, responses: { 200: { description: A } } } }',
    '  /a: { get: { operationId: new, responses: { 200: { description: A } } } }',
    'components:',
    '  schemas:',
    '    A:',
    '      type: string',
    '      type: integer',
    '',
  ].join('\n');
  const { notes, operations } = await loadFiles({ 'openapi.yaml': text });
  expect(operations.map(({ id }) => id)).toEqual(['new']);
  expect(notes).toMatchObject([
    { line: 5, pointer: '/paths/~1a' },
    { line: 10, pointer: '/components/schemas/A/type' },
  ]);
  expect(notes[0]?.text).toBe('Duplicate name `/a`: the last value is used.');
});

test('a file that is no YAML is refused with the line, and no other path than its own', async () => {
  const text = 'openapi: 3.1.0\ninfo: {\npaths: [}\n';
  await expect(loadFiles({ 'openapi.yaml': text })).rejects.toThrow(
    /^[^ ]*openapi\.yaml:3: the spec cannot be read: [^"(]*; give the path of an OpenAPI file\.$/,
  );
});
