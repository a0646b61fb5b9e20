import { expect, it } from 'vitest';
import type { Contract, Operation, SecurityScheme } from '../contract/model.ts';
import { type Credentials, credentialLines, secretLines } from './credentials.ts';

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
  const lines = credentialLines(operation, given, {});
  expect(lines.filter(([name]) => name.toLowerCase() === 'authorization').map(([, text]) => text)).toEqual([
    value,
  ]);
  expect(lines).toContainEqual(['X-Profile', 'p']);
});

it('is tampered with like any other', () => {
  const lines = credentialLines(operationOf(['Client']), given, { credentials: 'wrong' });
  expect(lines.find(([name]) => name === 'authorization')?.[1]).toMatch(/^Basic (?!abc)/);
  expect(credentialLines(operationOf(['Client']), given, { credentials: 'none' })).toEqual([
    ['X-Profile', 'p'],
  ]);
});

it('is tampered with for other schemes than those of the operation', () => {
  const schemes = [{ ...scheme('Key'), parameter: 'X-Profile' }] as unknown as readonly SecurityScheme[];
  const lines = credentialLines(operationOf(), given, { credentials: 'wrong', schemes });
  expect(lines).toContainEqual(['X-Profile', 'nobody-has-this-credential']);
});

it('is made up where the caller has none', () => {
  const lines = credentialLines(
    operationOf(['Key']),
    { headers: [['X-Profile', 'p']] },
    { credentials: 'wrong' },
  );
  expect(lines).toEqual([
    ['X-Profile', 'p'],
    ['Authorization', 'Bearer nobody-has-this-credential'],
  ]);
});

it('is secret with what nearly is one, but for lines that are no credentials', () => {
  const contract = { operations: [operationOf(['Key'])] } as unknown as Contract;
  const headers = [
    ['Authorization', 'Bearer everything'],
    ['X-Profile', 'profile-of-mine'],
  ] as const;
  expect(secretLines({ headers }, contract)).toEqual([
    ...headers,
    ['Authorization', 'Bearer everything0a1b2c3d'],
    ['Authorization', 'Bearer everyth'],
    ['Authorization', 'Bearer everyahing'],
  ]);
});
