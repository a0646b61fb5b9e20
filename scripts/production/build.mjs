/**
 * `npm run build`: emits JavaScript for any Node from 20 on: the server and the packages that it is made of into `dist/`, the
 * contract tester, which its bin runs, into `packages/contract-test/dist`.
 *
 * The programs of this folder are plain JavaScript without dependencies, so that they run on a fresh checkout and in production.
 */
import { alone } from './alone.mjs';
import { compile } from './compiler.mjs';
import { clearTree, completeTree, lock } from './tree.mjs';

try {
  await alone(lock, () => {
    clearTree();
    compile('tsconfig.build.json', 'packages/contract-test/tsconfig.build.json');
    completeTree();
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
