import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const TRIES_IN_SILENCE = 10;

/**
 * Does the work while no other process of this machine holds the lock file, and waits for one that does; says so when that takes
 * long. The lock of a process that is no more counts for nothing. The process itself must not hold the lock already.
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
        `Waiting for ${holder ? `process ${holder}` : 'a process'}, which holds ${lock}. If that process is not a build or a start of this server, remove the file.`,
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

/** One process at a time looks again and removes the lock, so that none removes what another has taken since. */
function removeStale(lock, holder) {
  return alone(`${lock}.stale`, () => {
    if (holderOf(lock) === holder) rmSync(lock);
  });
}

/** The process that has the lock; undefined when it has just been let go. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a holder is no more. One with our own number is an earlier process, as in a container that was restarted. */
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
