/**
 * Entry of every npm command: `node scripts/bootstrap.mjs <file> [arguments]`. Installs from the lockfile if necessary,
 * then runs the file, a program of the repository, with the Node version that the lockfile pins. Plain JavaScript
 * without dependencies, so that it runs on a fresh checkout with Node 20 and npm.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const pinnedNode = join(bin, 'node');
const stamp = join(root, 'node_modules', '.installed-lockfile');

function fail(message) {
  console.error(message);
  process.exit(1);
}

function major(version) {
  return Number(version.replace('v', '').split('.')[0]);
}

/** Runs a program until it exits, forwarding signals and the exit of the parent process. Resolves to its exit code. */
function run(program, args, env, stdio = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio, env });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 500);
    child.on('error', (error) => {
      console.error(`Cannot start ${program}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, forward);
      clearInterval(watch);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const started = Date.now();
  console.log('Installing the dependencies from package-lock.json …');
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticker = setInterval(() => console.log(`  … still installing, ${seconds()} s`), 5000);
  const code = await run(
    'npm',
    [
      'ci',
      '--include=dev',
      '--include=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    process.env,
  );
  clearInterval(ticker);
  if (code !== 0) fail('The installation failed; see the output of npm above.');
  writeFileSync(stamp, lock);
  console.log(`Installed in ${seconds()} s.`);
}

const [file = '', ...args] = process.argv.slice(2);
if (major(process.version) < 20) fail(`Node 20 or newer is required; this is ${process.version}.`);
if (!existsSync(join(root, file)) || !file.endsWith('.ts')) fail(`Unknown program "${file}".`);
await install();
if (!existsSync(pinnedNode) && major(process.version) < 24) {
  fail(`The lockfile pins no Node for ${process.platform} ${process.arch}; use Node 24 or newer there.`);
}
const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  // Processes share the compiled code of the same sources.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
  REDOCLY_TELEMETRY: 'off',
  TURBO_TELEMETRY_DISABLED: '1',
};
process.exitCode = await run(node, [join(root, file), ...args], env);
