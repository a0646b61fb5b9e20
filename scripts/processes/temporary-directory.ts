import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableMemory } from 'node:process';
import { isRunning } from './programs.ts';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** Maximum bytes that the tests write, mostly databases; twice as much memory must be available. */
const NEEDED = 4 * 2 ** 30;

/**
 * Creates a temporary directory and removes it when this process exits: in memory if there is enough, since writing
 * many small databases to disk is slow, otherwise in TMPDIR. Also removes those of killed processes.
 */
export function temporaryDirectory(): string {
  const isGiven = process.env.TMPDIR !== undefined;
  const parent = isGiven || !hasRoom(MEMORY) ? tmpdir() : MEMORY;
  removeAbandoned(parent);
  const path = mkdtempSync(join(parent, `finops-test-${process.pid}-`));
  // If this user is root, databases in it run as another user.
  chmodSync(path, 0o711);
  process.on('exit', () => remove(path));
  return path;
}

function hasRoom(directory: string): boolean {
  try {
    accessSync(directory, constants.W_OK);
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize >= NEEDED && availableMemory() >= 2 * NEEDED && !isWithoutPrograms(directory);
  } catch {
    return false;
  }
}

/** Whether programs cannot be run from there. */
function isWithoutPrograms(directory: string): boolean {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  return mounts.some((mount) => {
    const [, place, , options = ''] = mount.split(' ');
    return place === directory && options.split(',').includes('noexec');
  });
}

function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^finops-test-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      remove(join(parent, name));
    } catch {
      // Those of other users are theirs to remove.
    }
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
