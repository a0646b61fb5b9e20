/**
 * `npm run gate`: runs the contract gate of a pull request on this machine. Lints the documents, compares them with a
 * base revision, and tests the server against the API's contract. The base is the merge base with main; `npm run gate
 * -- <revision>` sets another one. Writes reports to `.run/gate`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onEnd, type Program } from '../processes/programs.ts';
import { root } from '../root.ts';
import { baseRevision } from './base-revision.ts';
import { checks } from './checks.ts';
import { openServerUnderTest } from './server-under-test.ts';

const reports = join(root, '.run/gate');
const tester = 'packages/contract-test/src/main.ts';
const specs = { api: 'spec/openapi.yaml', console: 'spec/console/openapi.yaml' };
const running: Program[] = [];
mkdirSync(reports, { recursive: true });
const data = mkdtempSync(join(reports, 'data-'));

/** Ends the current program and resolves once it has ended. */
let endCurrent = async (): Promise<void> => {};

/** Runs a program on this terminal and resolves to its exit code. */
function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const ended = new Promise<number>((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(2));
    child.on('exit', (code) => resolve(code ?? 2));
    endCurrent = async () => {
      child.kill('SIGTERM');
      await ended;
    };
  });
  return ended;
}

function files(name: string): string[] {
  const forms = { json: 'json', junit: 'xml', html: 'html', sarif: 'sarif' };
  return Object.entries(forms).flatMap(([form, end]) => [
    '--report',
    `${form}:${join(reports, `${name}.${end}`)}`,
  ]);
}

async function lint(): Promise<number> {
  const codes: number[] = [];
  for (const [name, { gate }] of Object.entries(checks)) {
    if (gate === true) codes.push(await run('npm', ['run', '--silent', name]));
  }
  return Math.max(...codes);
}

async function diff(base: string): Promise<number> {
  const codes: number[] = [];
  for (const [name, spec] of Object.entries(specs)) {
    console.log(`\n${spec}, since ${base}`);
    const args = [tester, 'diff', `${base}:${spec}`, spec, '--format', 'text', ...files(`diff-${name}`)];
    codes.push(await run(process.execPath, args));
  }
  return Math.max(...codes);
}

async function test(): Promise<number> {
  const { env, except } = await openServerUnderTest(data, (program) => {
    running.push(program);
    return program;
  });
  const args = ['--config', 'scripts/checks/contract.config.yaml', '--except', except.join(',')];
  return run(process.execPath, [tester, 'test', ...args, '--report', 'text', ...files('test')], env);
}

async function stop(): Promise<void> {
  await Promise.all(running.map((program) => program.stop()));
  rmSync(data, { recursive: true, force: true });
}

// Ends the tester before the server, since it would report the missing server.
onEnd(
  () =>
    void endCurrent()
      .then(stop)
      .finally(() => process.exit(130)),
);
try {
  const [base = baseRevision()] = process.argv.slice(2);
  const codes = { lint: await lint(), diff: await diff(base), test: await test() };
  const failed = Object.entries(codes).filter(([, code]) => code !== 0);
  console.log(
    failed.length === 0
      ? '\nThe gate is open: lint, diff and test passed.'
      : `\nThe gate is shut: ${failed.map(([step, code]) => `${step} ended with ${code}`).join(', ')}.`,
  );
  process.exitCode = Math.max(...Object.values(codes));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  await stop();
}
process.exit();
