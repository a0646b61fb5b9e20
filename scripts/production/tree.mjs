/**
 * The production tree: `dist/` mirrors the workspaces that the server is made of, emitted as JavaScript, with manifests and a
 * lockfile that know nothing of development. It runs wherever it is copied to, after `npm ci --omit=dev` in it.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.mjs';
import { checkReferences } from './references.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const tree = join(root, 'dist');

const WORKSPACES = ['apps/server', 'packages/client', 'packages/contract', 'packages/contract-express'];
/** What the emitted code reads beside what lies in `src`. */
const DATA = ['apps/server/reference'];
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];

const PROGRAM = 'apps/server/src/main.js';
const COMMANDS = ['migrate', 'administrator', 'books', 'renew-keys', 'rotate-signing-keys', 'webhooks'];

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
export const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Files below a directory, by their paths from it. */
export function filesIn(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(directory.length + 1))
    .sort();
}

/** A number for everything that the tree is made from. */
function sourcesHash() {
  const hash = createHash('sha256');
  const files = [
    ...SETTINGS,
    ...WORKSPACES.map((workspace) => `${workspace}/package.json`),
    ...[...WORKSPACES.map((workspace) => `${workspace}/src`), ...DATA].flatMap((directory) =>
      filesIn(join(root, directory)).map((file) => `${directory}/${file}`),
    ),
  ];
  for (const file of files)
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(root, file)))
      .update('\n');
  return hash.digest('hex');
}

const stamp = join(tree, '.sources');

/** Held by the process that changes the tree. */
export const lock = join(tree, '.lock');

/** Whether the tree was made from the sources as they are. */
export function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash();
}

/** Takes out what was emitted; what is installed stays. */
export function clearTree() {
  for (const part of ['.sources', ...DATA, ...WORKSPACES.map((workspace) => `${workspace}/src`)]) {
    rmSync(join(tree, part), { recursive: true, force: true });
  }
}

/**
 * Puts beside the emitted code what it reads, and the manifests.
 *
 * @throws Error when emitted code is missing; the tree then does not count as fresh.
 */
export function completeTree() {
  for (const workspace of WORKSPACES) {
    const source = join(root, workspace, 'src');
    const data = filesIn(source).filter((file) => !/\.ts$|(^|\/)testing\//.test(file));
    for (const file of data) copy(join(source, file), join(tree, workspace, 'src', file));
    writeManifest(workspace);
  }
  for (const directory of DATA) copy(join(root, directory), join(tree, directory));
  const { name, version, private: isPrivate, license, type, engines } = readJson(join(root, 'package.json'));
  writeJson(join(tree, 'package.json'), {
    ...{ name, version, private: isPrivate, license, type, engines },
    workspaces: WORKSPACES,
    scripts: Object.fromEntries(
      [['start', 'serve'], ...COMMANDS.map((name) => [name, name])].map(([script, command]) => [
        script,
        `ENVIRONMENT=production exec node ${PROGRAM} ${command}`,
      ]),
    ),
  });
  checkReferences(tree, WORKSPACES);
  copy(join(root, 'package-lock.json'), join(tree, 'package-lock.json'));
  // Takes out of the lockfile what the manifests do not ask for; nothing is resolved anew.
  npm(tree, 'install', '--package-lock-only', '--offline');
  writeFileSync(stamp, sourcesHash());
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

function writeManifest(workspace) {
  const { devDependencies, scripts, ...manifest } = readJson(join(root, workspace, 'package.json'));
  for (const key of ['exports', 'imports']) {
    if (manifest[key] !== undefined) manifest[key] = emitted(workspace, manifest[key]);
  }
  writeJson(join(tree, workspace, 'package.json'), manifest);
}

/** The emitted files that entry points lead to; those that production does not have are left out. */
function emitted(workspace, target) {
  if (typeof target === 'string') {
    const file = target.replace(/\.ts$/, '.js');
    return existsSync(join(tree, workspace, file)) ? file : undefined;
  }
  return Object.fromEntries(
    Object.entries(target)
      .map(([key, value]) => [key, emitted(workspace, value)])
      .filter(([, value]) => value !== undefined),
  );
}
