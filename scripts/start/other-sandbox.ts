import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRunning } from '../processes/programs.ts';
import { root } from '../root.ts';
import { assertAllFree, PortError } from './ports.ts';
import type { ReadyFiles } from './ready-files.ts';
import { serverParts } from './server-program.ts';

/**
 * Checks that every port is free.
 * @throws PortError that names the variables to set, or the sandbox of this checkout that uses the ports.
 */
export async function assertPortsFree(readyFiles: ReadyFiles): Promise<void> {
  const data = resolve(root, process.env.DATA_DIR || '.data/server');
  await assertAllFree([...serverParts, 'mock', 'docs'], process.env).catch((error: unknown) => {
    const other = error instanceof PortError ? otherSandbox(error.taken, readyFiles, data) : undefined;
    throw other === undefined ? error : new PortError(other);
  });
}

/**
 * Describes the sandbox of this checkout that uses the ports and how to stop it; undefined if other programs use them.
 * A starting sandbox has no ready file yet, but its server holds the data directory.
 */
export function otherSandbox(
  taken: readonly number[],
  readyFiles: ReadyFiles,
  dataDirectory: string,
): string | undefined {
  const other = readyFiles
    .others()
    .find(({ system }) => taken.some((port) => Object.values(system).some(isAt(port))));
  if (other !== undefined) {
    const { pid, api } = other;
    return `A sandbox of this checkout already runs at ${api}, as process ${pid}. Stop it with Ctrl-C where it was started, or with: kill ${pid}`;
  }
  const holder = holderOf(dataDirectory);
  if (taken.length === 0 || holder === undefined || !isRunning(holder)) return undefined;
  return `A sandbox of this checkout is starting: process ${holder} serves ${dataDirectory}. Stop it with Ctrl-C where it was started.`;
}

function isAt(port: number): (address: unknown) => boolean {
  return (address) => typeof address === 'string' && address.endsWith(`:${port}`);
}

function holderOf(dataDirectory: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dataDirectory, 'holder.pid'), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}
