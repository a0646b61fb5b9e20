import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { root } from '../root.ts';
import { check } from './check.ts';
import { mutate, tell } from './mutate.ts';

const folder = mkdtempSync(join(tmpdir(), 'trace-'));
afterAll(() => rmSync(folder, { recursive: true }));

const broken = join(folder, 'openapi.json');
const bundle = JSON.parse(readFileSync(join(root, 'packages/contract/src/generated/openapi.json'), 'utf8'));
delete bundle.components.schemas.StockPosition.properties.symbol;
writeFileSync(broken, JSON.stringify(bundle));

/** The exit code of a program of its own. */
const run = (script: string): number | null =>
  spawnSync(process.execPath, [join(root, 'scripts/trace', script), broken], { encoding: 'utf8' }).status;

let said: MockInstance<typeof console.log>;
let complained: MockInstance<typeof console.error>;
beforeEach(() => {
  said = vi.spyOn(console, 'log').mockReturnValue();
  complained = vi.spyOn(console, 'error').mockReturnValue();
});

describe('command line', () => {
  it.each(['check.ts', 'mutate.ts'])('%s fails on a bundle that breaks a row', (script) => {
    expect(run(script)).toBe(1);
  });

  it.each([
    ['check.ts', check],
    ['mutate.ts', mutate],
  ])('%s says what breaks a row, and fails without a bundle', (_, program) => {
    expect(program(broken)).toBe(1);
    expect(complained).toHaveBeenCalled();
    expect(() => program(join(folder, 'none.json'))).toThrow('none.json does not exist');
  });

  it('mutate.ts fails when a mutation survives', () => {
    const report = { tried: { remove: 2 }, elements: 0, excluded: 0, survivors: [] };
    expect(tell(report)).toBe(0);
    expect(tell({ ...report, survivors: [{ sort: 'remove', place: 'bundle#/paths' }] })).toBe(1);
    expect(complained).toHaveBeenCalledWith('remove bundle#/paths went unnoticed: make a row more exact');
  });

  it('check.ts passes on the bundle as it is', () => {
    expect(check()).toBe(0);
    expect(said).toHaveBeenCalledWith(expect.stringContaining(' 0 problems'));
  });
});
