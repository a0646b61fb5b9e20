import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.ts';

const BUNDLE = 'packages/contract/src/generated/openapi.json';

interface Fault {
  file: string;
  from: string | RegExp;
  to: string;
  /** What the command says of it. */
  says: RegExp;
}

const SLOW_GUARDS: Record<string, Fault> = {
  'lint:spectral': { file: BUNDLE, from: '"listBalances"', to: '"balances"', says: /operation-id-form/ },
  typecheck: {
    file: 'packages/client/src/path.ts',
    from: /$/,
    to: "const wrong: number = '';\n",
    says: /path\.ts\(\d+,\d+\): error TS2322/,
  },
  'lint:unused': {
    file: 'packages/client/src/path.ts',
    from: /$/,
    to: "export const unused = '';\n",
    says: /unused\s+packages\/client\/src\/path\.ts/,
  },
  'codegen:check': { file: BUNDLE, from: '"1.0.0"', to: '"1.0.1"', says: /Stale .*openapi\.json/ },
  'lint:redocly': {
    file: 'spec/resources/balances/balance.yaml',
    from: 'operationId:',
    to: 'operationsId:',
    says: /`operationsId` is not expected/,
  },
  'lint:code': { file: 'scripts/root.ts', from: ';', to: '', says: /scripts\/root\.ts/ },
  'lint:imports': {
    file: 'packages/contract/src/document.ts',
    from: /$/,
    to: "export { main } from '../../../apps/mock/src/main.ts';\n",
    says: /packages\/contract imports nothing of ours/,
  },
};

/** Each command that guards something, and a fault that it must notice; the slow ones under `npm run test:soak`. */
const GUARDS: Record<string, Fault> = {
  ...(process.env.SOAK !== undefined && SLOW_GUARDS),
  trace: { file: BUNDLE, from: '"maximum": 20', to: '"maximum": 21', says: /maximum/ },
  examples: {
    file: 'spec/resources/balances/examples/balance.yaml',
    from: "amount: '500.00'",
    to: 'amount: 500',
    says: /amount.*must be string/,
  },
  'test:unit': { file: 'scripts/start/ports.test.ts', from: '[{}, 4012]', to: '[{}, 1]', says: /1 failed/ },
};

describe('a fault makes the command fail that guards against it', () => {
  let copy: RepositoryCopy;

  beforeAll(async () => {
    copy = await copyRepository();
    spawnSync('git', ['init', '--quiet'], { cwd: copy.path });
  });

  afterAll(() => copy.remove());

  it.each(Object.entries(GUARDS))('npm run %s', (script, { file, from, to, says }) => {
    const path = join(copy.path, file);
    const good = readFileSync(path, 'utf8');
    const broken = good.replace(from, to);
    expect(broken).not.toBe(good);
    writeFileSync(path, broken);
    const only = script === 'test:unit' ? ['--', 'scripts/start/ports.test.ts'] : [];
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, ...only], {
      cwd: copy.path,
      encoding: 'utf8',
      env: { ...process.env, ...copy.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    writeFileSync(path, good);
    expect(`${stdout}${stderr}`).toMatch(says);
    expect(status).toBeGreaterThan(0);
  });
});
