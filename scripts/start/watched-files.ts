import { join } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { root } from '../root.ts';

/** Milliseconds within which changes count as one, since editors save in several steps. */
const SETTLE_MS = 40;

/** Generated files. */
const MADE = /(^|\/)(node_modules|dist|dist\.next)(\/|$)|(^|\/)\.|^packages\/contract\/src\/generated(\/|$)/;

/** Sources have a matching full name; temporary files of editors do not. */
const OURS = /(^|\/)[A-Za-z0-9][\w.-]*\.(ya?ml|md|ts|js|mjs|json|sql|css|hbs|svg)$/;

/** Whether a path in the repository is a source rather than a generated or temporary file. */
export function isSource(path: string): boolean {
  return OURS.test(path) && !MADE.test(path);
}

/** Calls back with the changed sources below the directories once saving is complete. */
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
