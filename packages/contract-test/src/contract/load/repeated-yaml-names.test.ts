import { expect, test } from 'vitest';
import { loadFiles, schemaNamed } from '../../../test/harness/temporary-spec.ts';

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
  expect(notes[0]?.text).toBe('The name `/a` is there more than once: the last one counts.');
});
