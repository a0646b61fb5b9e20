import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCommand } from '../testing/command.ts';
import type { Made } from '../testing/once-per-run.ts';
import { copyRepository } from '../testing/repository-copy.ts';
import type { Tarball } from './pack-packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Key under which `shared` provides the `PackedRepository` of the run. */
    readonly packedRepository: string;
  }
}

/** A committed copy of the repository in which `npm run pack` has packed the packages. */
export interface PackedRepository {
  readonly path: string;
  readonly commit: string;
  /** The file that differs from the commit. */
  readonly modified: string;
  /** Output and exit code of the command without `--modified`. */
  readonly refusal: string;
  /** In the order of `SHA512SUMS`. */
  readonly tarballs: readonly Tarball[];
}

/** Copies the repository, commits the copy, adds a file to it, and packs it. */
export async function packRepository(): Promise<Made<PackedRepository>> {
  const copy = await copyRepository();
  const run = async (program: string, ...args: string[]): Promise<string> => {
    const command = startCommand(program, args, copy.env, copy.path);
    const code = await command.ended;
    return `${command.output()}exit ${code}`;
  };
  const succeed = async (program: string, ...args: string[]): Promise<string> => {
    const output = await run(program, ...args);
    if (!output.endsWith('exit 0')) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
    return output;
  };
  try {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    await succeed('git', 'init', '--quiet');
    await succeed('git', 'add', '--all');
    await succeed('git', ...identity, 'commit', '--quiet', '--message', 'All of it');
    const [commit = ''] = (await succeed('git', 'rev-parse', 'HEAD')).split('\n');
    const modified = 'packages/client/src/new.ts';
    writeFileSync(join(copy.path, modified), 'export {};\n');
    const refusal = await run(process.execPath, 'scripts/packaging/pack.ts');
    await succeed(process.execPath, 'scripts/packaging/pack.ts', '--modified');
    const tarballs = tarballsIn(join(copy.path, 'publish/tarballs'));
    const packed = { path: copy.path, commit, modified, refusal, tarballs };
    return { tell: () => packed, end: () => copy.remove() };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

function tarballsIn(directory: string): Tarball[] {
  const sums = readFileSync(join(directory, 'SHA512SUMS'), 'utf8').matchAll(
    /^([0-9a-f]{128}) {2}(finops-(.+)-(\d.*)\.tgz)$/gm,
  );
  return [...sums].map(([, sha512 = '', file = '', name, version = '']) => ({
    name: `@finops/${name}`,
    version,
    file: join(directory, file),
    sha512,
  }));
}
