import { expect, it } from 'vitest';
import type { Contract } from '../contract/model.ts';
import { checkSeverities } from './check-severities.ts';

const contract = {
  operations: [{ id: 'addThing', tags: ['Things'] }, { id: 'getState' }],
} as never as Contract;
const rule = { rule: 'server-error', severity: 'off', where: 'a.yaml:3: "rules.server-error"' } as const;

it('refuses operations and tags that no contract has, all at once', () => {
  const said = [
    { ...rule, operations: ['addThings', 'getState'] },
    { ...rule, tags: ['thing'] },
  ];
  expect(() => checkSeverities(said, [contract])).toThrow(
    [
      'a.yaml:3: "rules.server-error" names an unknown operation, "addThings": the nearest names are addThing, getState.',
      'a.yaml:3: "rules.server-error" names a tag that no operation has, "thing": the nearest names are Things.',
    ].join('\n'),
  );
  expect(() => checkSeverities([{ ...rule, tags: ['Old'] }], [])).toThrow('"Old": leave it out.');
});

it('takes those of either contract', () => {
  const other = { operations: [{ id: 'dropThing', tags: ['Old'] }] } as never as Contract;
  const said = [{ ...rule, operations: ['addThing', 'dropThing'], tags: ['Old', 'Things'] }, rule];
  expect(() => checkSeverities(said, [contract, other])).not.toThrow();
});
