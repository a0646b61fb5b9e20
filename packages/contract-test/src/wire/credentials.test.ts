import { expect, it } from 'vitest';
import type { Operation } from '../model.ts';
import { type Credentials, credentialLines } from './credentials.ts';

const scheme = (name: string) => ({
  name,
  type: 'http',
  in: 'header',
  parameter: 'Authorization',
  scopes: [],
});
const operationOf = (...alternatives: string[][]) =>
  ({ security: alternatives.map((names) => names.map(scheme)) }) as unknown as Operation;
const given: Credentials = {
  headers: [
    ['Authorization', 'Bearer any'],
    ['X-Profile', 'p'],
  ],
  schemes: new Map([['Client', ['authorization', 'Basic abc']]]),
};

it.each([
  ['an operation with the scheme', operationOf(['Client']), 'Basic abc'],
  ['one that takes it too', operationOf(['Key'], ['Client']), 'Basic abc'],
  ['one that needs another beside it', operationOf(['Client', 'Key']), 'Bearer any'],
  ['one with another scheme', operationOf(['Key']), 'Bearer any'],
  ['a public one', operationOf(), 'Bearer any'],
])('the line of a scheme goes to operations with this scheme: %s', (_, operation, value) => {
  const lines = credentialLines(operation, given, undefined);
  expect(lines.filter(([name]) => name.toLowerCase() === 'authorization').map(([, text]) => text)).toEqual([
    value,
  ]);
  expect(lines).toContainEqual(['X-Profile', 'p']);
});

it('is tampered with like any other', () => {
  const lines = credentialLines(operationOf(['Client']), given, 'wrong');
  expect(lines.find(([name]) => name === 'authorization')?.[1]).toMatch(/^Basic (?!abc)/);
  expect(credentialLines(operationOf(['Client']), given, 'none')).toEqual([['X-Profile', 'p']]);
});
