import { join } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { root } from '../root.ts';

/** Editors save in several steps; changes closer together than this are one. */
const SETTLE_MS = 40;

/** Made by programs, not by people. */
const MADE = /(^|\/)(node_modules|dist|dist\.next)(\/|$)|(^|\/)\.|^packages\/contract\/src\/generated(\/|$)/;

/** A file of ours is known by its whole name: what editors write beside it while they save is none. */
const OURS = /(^|\/)[A-Za-z0-9][\w.-]*\.(ya?ml|md|ts|js|mjs|json|sql|css|hbs|svg)$/;

/** Whether a path below the repository is a source, rather than a made or a temporary file. */
export function isSource(path: string): boolean {
  return OURS.test(path) && !MADE.test(path);
}

/** Calls back with the sources that changed below the directories, once editors have settled. */
export function watchSources(
  directories: readonly string[],
  changed: (paths: readonly string[]) => void,
): FSWatcher {
  const pathOf = (file: string): string => file.slice(root.length + 1);
  let timer: NodeJS.Timeout | undefined;
  let paths = new Set<string>();
  return watch(
    directories.map((directory) => join(root, directory)),
    { ignored: (file) => MADE.test(pathOf(file)), ignoreInitial: true },
  ).on('all', (_, file) => {
    const path = pathOf(file);
    if (!isSource(path)) return;
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const settled = [...paths];
      paths = new Set();
      changed(settled);
    }, SETTLE_MS);
  });
}
