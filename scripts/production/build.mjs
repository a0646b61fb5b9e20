/**
 * `npm run build`: emits JavaScript for Node 20 or newer: the server and its packages into `dist/` and, if the
 * development packages are installed, the publishable packages into `publish/`.
 *
 * The programs of this folder are plain JavaScript without dependencies, so that they run on a fresh checkout and in
 * production.
 */
import { alone } from './alone.mjs';
import { compile, isInstalled } from './compiler.mjs';
import { buildPackages } from './packages.mjs';
import { clearTree, completeTree, lock } from './tree.mjs';

try {
  await alone(lock, () => {
    clearTree();
    compile('tsconfig.build.json');
    completeTree();
    if (isInstalled()) buildPackages();
    else console.log('Skipped the packages to publish. To build them too, run `npm ci` first.');
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
