import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { checks } from './checks.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { scripts } = read('package.json');
const { '//#codegen': _, ...tasks } = read('turbo.json').tasks;

describe('the table of checks', () => {
  it.each(Object.entries(checks))('%s is a command of package.json and a task of turbo', (name, check) => {
    expect(scripts[name]).toBe(check.command);
    expect(tasks[`//#${name}`]).toEqual({ inputs: check.inputs, outputs: [] });
  });

  it('has every task of the whole repository', () => {
    const named = Object.keys(tasks).filter((task) => task.startsWith('//#'));
    expect(named.map((task) => task.slice('//#'.length)).sort()).toEqual(Object.keys(checks).sort());
  });

  it('has every linter that npm run lint runs', () => {
    const linters = Object.keys(checks).filter((name) => name.startsWith('lint:'));
    expect(scripts.lint).toBe(`turbo run ${linters.join(' ')} --ui=stream --continue`);
  });
});
