import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableMemory } from 'node:process';

/** A file system in memory, as Linux has it. */
const MEMORY = '/dev/shm';
/** Bytes that the tests write at most, databases for the most part; memory has to have twice as many to spare. */
const NEEDED = 4 * 2 ** 30;

/** A directory for what is written and thrown away. */
export interface TemporaryDirectory {
  path: string;
  remove(): void;
}

/** Makes one: in memory where there is plenty, which takes a third of the system's time; else where TMPDIR says. */
export function temporaryDirectory(): TemporaryDirectory {
  const isGiven = process.env.TMPDIR !== undefined;
  const path = mkdtempSync(join(isGiven || !hasRoom(MEMORY) ? tmpdir() : MEMORY, 'finops-test-'));
  // Databases in it run as another user when this one is root.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function hasRoom(directory: string): boolean {
  try {
    accessSync(directory, constants.W_OK);
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize >= NEEDED && availableMemory() >= 2 * NEEDED;
  } catch {
    return false;
  }
}
