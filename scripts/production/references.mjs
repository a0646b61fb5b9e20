import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /^(?:import|export)\s(?:[\w$*{},\s]*\sfrom\s)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]/gm;
const LISTED = 5;

/**
 * Checks that a production tree contains every own file that its scripts run, its packages export as index and its code
 * imports. Packages installed later are not checked.
 *
 * @throws Error that lists the missing files.
 */
export function checkReferences(tree, workspaces) {
  const manifests = workspaces.map((workspace) => ({ workspace, ...readManifest(join(tree, workspace)) }));
  const exists = (file) => file !== undefined && existsSync(join(tree, file));

  /** Whether an import of a workspace file exists. */
  const isThere = (specifier, own, file) => {
    if (specifier.startsWith('.')) return exists(join(file, '..', specifier));
    if (specifier.startsWith('#')) return exists(entry(own, own.imports?.[specifier]));
    const other = manifests.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
    return (
      other === undefined || exists(entry(other, other.exports?.[`.${specifier.slice(other.name.length)}`]))
    );
  };

  const programs = Object.values(readManifest(tree).scripts).map(
    (command) => /\bnode (\S+)/.exec(command)?.[1],
  );
  const missing = [...new Set(programs)]
    .filter((program) => !exists(program))
    .map((program) => `package.json runs ${program}`);
  for (const own of manifests) {
    if (own.exports && !isThere(own.name, own))
      missing.push(`${own.workspace}/package.json exports its index`);
    const source = join(tree, own.workspace, 'src');
    for (const name of existsSync(source) ? readdirSync(source, { recursive: true }) : []) {
      if (!name.endsWith('.js')) continue;
      const file = join(own.workspace, 'src', name);
      for (const specifier of importsOf(join(tree, file))) {
        if (!isThere(specifier, own, file)) missing.push(`${file} imports ${specifier}`);
      }
    }
  }
  if (missing.length === 0) return;
  const more = missing.length > LISTED ? [`and ${missing.length - LISTED} more`] : [];
  throw new Error(
    `The emitted tree is incomplete. Build it again; these files are missing:\n  ${[...missing.slice(0, LISTED), ...more].join('\n  ')}`,
  );
}

function readManifest(directory) {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
}

/** The file of a manifest entry; undefined if it does not exist. */
function entry({ workspace }, target) {
  const path = typeof target === 'string' ? target : target?.default;
  return path && join(workspace, path);
}

function importsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, fixed, late]) => fixed ?? late);
}
