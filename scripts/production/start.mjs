/**
 * `npm run start:production` runs the server alone, or the command of the server that it is given, as `npm run migrate` does: as
 * production, from the variables of the environment, on the Node of this machine and with production dependencies only. Emits the
 * server when the sources have changed since it was, and installs into `dist/` when the lockfile there has changed; what is
 * installed for development stays as it is.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './alone.mjs';
import { compile } from './compiler.mjs';
import { npm } from './npm.mjs';
import { clearTree, completeTree, isFresh, lock, tree } from './tree.mjs';

const lockfile = join(tree, 'package-lock.json');
const installed = join(tree, '.installed');

function isInstalled() {
  return existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lockfile, 'utf8');
}

function prepare() {
  if (!isFresh()) {
    console.log('Emitting the server …');
    clearTree();
    compile('tsconfig.build.json');
    completeTree();
  }
  if (!isInstalled()) {
    console.log('Installing its production dependencies …');
    rmSync(installed, { force: true });
    npm(tree, 'ci', '--omit=dev');
    writeFileSync(installed, readFileSync(lockfile));
  }
}

try {
  await alone(lock, prepare);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// Ends with the program that started it, which may be killed and then cannot ask.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();

process.env.ENVIRONMENT = 'production';
await import(pathToFileURL(join(tree, 'apps/server/src/main.js')).href);
