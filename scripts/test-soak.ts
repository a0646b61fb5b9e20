/** `npm run test:soak`: 50,000 faulty requests to a server, each refused in form, without its memory growing. Takes some minutes. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

const program = join(root, 'apps/server/src/faults/soak.ts');
process.exitCode = spawnSync(process.execPath, [program], { cwd: root, stdio: 'inherit' }).status ?? 1;
