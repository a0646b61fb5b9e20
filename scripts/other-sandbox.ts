import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './programs.ts';
import type { ReadyFiles } from './ready-files.ts';

/**
 * Says which sandbox of this checkout has the ports that are taken, and how to stop it; undefined when they are of foreign
 * programs. While it starts, and under `npm run dev`, it has no ready file, but its server holds the data directory.
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
  return `A sandbox of this checkout is starting, or runs for \`npm run dev\`: process ${holder} serves ${dataDirectory}. Stop it with Ctrl-C where it was started.`;
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
