import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const TRIES_IN_SILENCE = 10;

/**
 * Runs the work while holding a lock file on this machine. Waits for another holder, and reports a long wait. The lock
 * of a process that no longer exists is ignored. Not reentrant.
 */
export async function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let tries = 1; !take(lock); tries++) {
    const holder = holderOf(lock);
    if (isStale(holder)) {
      await removeStale(lock, holder);
      continue;
    }
    if (tries === TRIES_IN_SILENCE) {
      console.error(
        `Waiting for ${holder ? `process ${holder}` : 'a process'}, which holds ${lock}. If that process does not build or start this server, delete the file.`,
      );
    }
    await setTimeout(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * One process at a time checks again and removes the lock, so that none removes a lock that another has acquired since.
 */
function removeStale(lock, holder) {
  return alone(`${lock}.stale`, () => {
    if (holderOf(lock) === holder) rmSync(lock);
  });
}

/** The process that holds the lock; undefined if it has just been released. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether the holder no longer exists. A holder with this process's id is an earlier process, as in a restarted
 * container.
 */
function isStale(pid) {
  if (!pid) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
