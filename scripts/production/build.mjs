/**
 * `npm run build`: emits JavaScript for any Node from 20 on: the server and the packages that it is made of into `dist/` and, where the
 * development packages are installed, the packages that can be published into `publish/`.
 *
 * The programs of this folder are plain JavaScript without dependencies, so that they run on a fresh checkout and in production.
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
    else console.log('The packages to publish are left out: run `npm ci` first to build them too.');
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
