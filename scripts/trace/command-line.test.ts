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

/** Passes, but what rows state twice can be taken away once without notice: enough of it that a fifth of the edits finds one. */
const doubled = join(folder, 'doubled.json');
bundle.components.schemas.StockPosition.properties.symbol = { type: 'string' };
for (const path of [
  '/v1/transfers',
  '/v1/customers',
  '/v1/stocks/movers',
  '/v1/payments/links/{id}/requests',
]) {
  const { parameters } = bundle.paths[path].get;
  parameters.push(...parameters.map((twin: object) => ({ ...twin, 'x-decision': 'G06' })));
}
writeFileSync(doubled, JSON.stringify(bundle));

const run = (script: string, ...args: string[]): { status: number | null; stderr: string; stdout: string } =>
  spawnSync(process.execPath, [join(root, 'scripts/trace', script), ...args], { encoding: 'utf8' });

describe('command line', () => {
  it.each(['check.ts', 'mutate.ts'])('%s fails on a bundle that breaks a row', (script) => {
    const { status, stderr } = run(script, broken);
    expect(status).toBe(1);
    expect(stderr).not.toBe('');
  });

  it.each(['check.ts', 'mutate.ts'])('%s fails without a bundle', (script) => {
    expect(run(script, join(folder, 'none.json')).status).not.toBe(0);
  });

  it('mutate.ts fails when a mutation survives', { timeout: 60_000 }, () => {
    expect(run('check.ts', doubled).status).toBe(0);
    const { status, stderr } = run('mutate.ts', doubled);
    expect(stderr).toContain('went unnoticed');
    expect(status).toBe(1);
  });

  it('check.ts passes on the bundle as it is', () => {
    const { status, stdout } = run('check.ts');
    expect(stdout).toContain(' 0 problems');
    expect(status).toBe(0);
  });
});
