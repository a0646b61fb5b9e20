import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';

const folder = mkdtempSync(join(tmpdir(), 'trace-'));
afterAll(() => rmSync(folder, { recursive: true }));

const broken = join(folder, 'openapi.json');
const bundle = JSON.parse(readFileSync(join(root, 'packages/contract/src/generated/openapi.json'), 'utf8'));
delete bundle.components.schemas.StockPosition.properties.symbol;
writeFileSync(broken, JSON.stringify(bundle));

/** Passes, but what rows state twice can be taken away once without notice. */
const doubled = join(folder, 'doubled.json');
bundle.components.schemas.StockPosition.properties.symbol = { type: 'string' };
const { parameters } = bundle.paths['/v1/transfers'].get;
parameters.push(...parameters.map((twin: object) => ({ ...twin, 'x-decision': 'G06' })));
writeFileSync(doubled, JSON.stringify(bundle));

const run = (script: string, ...args: string[]): { status: number | null; stderr: string; stdout: string } =>
  spawnSync(process.execPath, [join(root, 'scripts/trace', script), ...args], { encoding: 'utf8' });

/** The mutations are tried under `npm run test:soak` only, and so is their program. */
const isSoak = process.env.SOAK !== undefined;
const programs = isSoak ? ['check.ts', 'mutate.ts'] : ['check.ts'];

describe('command line', () => {
  it.each(programs)('%s fails on a bundle that breaks a row', (script) => {
    const { status, stderr } = run(script, broken);
    expect(status).toBe(1);
    expect(stderr).not.toBe('');
  });

  it.each(programs)('%s fails without a bundle', (script) => {
    expect(run(script, join(folder, 'none.json')).status).not.toBe(0);
  });

  if (isSoak) {
    it('mutate.ts fails when a mutation survives', () => {
      expect(run('check.ts', doubled).status).toBe(0);
      const { status, stderr } = run('mutate.ts', doubled);
      expect(stderr).toContain('went unnoticed');
      expect(status).toBe(1);
    });
  }

  it('check.ts passes on the bundle as it is', () => {
    const { status, stdout } = run('check.ts');
    expect(stdout).toContain(' 0 problems');
    expect(status).toBe(0);
  });
});
