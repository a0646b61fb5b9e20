/**
 * The production tree: `dist/` mirrors the workspaces of the server, emitted as JavaScript, with manifests and a
 * lockfile without development dependencies. It can be copied anywhere and runs after `npm ci --omit=dev`.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.mjs';
import { checkReferences } from './references.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const tree = join(root, 'dist');

const WORKSPACES = [
  'apps/server',
  'packages/client',
  'packages/contract',
  'packages/contract-express',
  'packages/openapi',
];
/** Files outside `src` that the emitted code reads. */
const DATA = ['apps/server/reference'];
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];

const PROGRAM = 'apps/server/src/main.js';
const COMMANDS = ['migrate', 'administrator', 'books', 'renew-keys', 'rotate-signing-keys', 'webhooks'];

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
export const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Files below a directory, by relative path. */
export function filesIn(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(directory.length + 1))
    .sort();
}

/** A hash of all inputs of the tree. */
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

/** Lock held by the process that changes the tree. */
export const lock = join(tree, '.lock');

/** Whether the tree was built from the current sources. */
export function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash();
}

/** Removes the emitted files; installed packages stay. */
export function clearTree() {
  for (const part of ['.sources', ...DATA, ...WORKSPACES.map((workspace) => `${workspace}/src`)]) {
    rmSync(join(tree, part), { recursive: true, force: true });
  }
}

/**
 * Adds the manifests and the files that the emitted code reads.
 *
 * @throws Error if emitted code is missing; the tree then does not count as up to date.
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
  // Removes packages from the lockfile that the manifests do not require, without resolving versions again.
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

/** The emitted files of the entry points; those absent in production are omitted. */
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
