/**
 * `npm run start:production` runs only the server, or one of its commands, as `npm run migrate` does: in production
 * mode, configured by environment variables, with the Node of this machine and production dependencies only. Emits the
 * server if the sources have changed, and installs into `dist/` if the lockfile there has changed; the development
 * installation is not touched.
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

// Ends with its parent process, which cannot send a signal if it is killed.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();

process.env.ENVIRONMENT = 'production';
await import(pathToFileURL(join(tree, 'apps/server/src/main.js')).href);
