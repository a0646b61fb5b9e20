import { expect, it } from 'vitest';
import { readFunctions, sqlFunction } from './functions.ts';

it('every function of the program is read, by name', async () => {
  const names = (await readFunctions()).map(({ name }) => name);
  expect(names).toContain('functions/commit-batch.sql');
  expect(names).toEqual(names.toSorted());
});

it('a function is the same with the line ends of any checkout', () => {
  const text = '-- Comment.\nCREATE OR REPLACE FUNCTION half(n int) …';
  const { checksum } = sqlFunction('half.sql', text);
  expect(sqlFunction('half.sql', text.replaceAll('\n', '\r\n')).checksum).toBe(checksum);
});

it.each([
  ['half.sql', 'CREATE FUNCTION half(n int)'],
  ['half.sql', 'CREATE OR REPLACE FUNCTION halves(n int)'],
  ['half-of.sql', 'CREATE OR REPLACE FUNCTION half(n int)'],
  ['half.sql', 'SELECT 1; CREATE OR REPLACE FUNCTION half(n int)'],
])('%s is refused with %s', (file, text) => {
  expect(() => sqlFunction(file, text)).toThrow(`storage/schema/functions/${file} does not begin with`);
});
