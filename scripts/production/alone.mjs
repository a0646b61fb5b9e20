import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Does the work while no other process of this machine holds the lock file, and waits for one that does. The lock of a process
 * that is no more counts for nothing.
 */
export async function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!taken(lock)) await setTimeout(200);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock) {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isRunning(holderOf(lock))) rmSync(lock, { force: true });
  return false;
}

/** The process that has the lock; undefined when it has just been let go. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(pid) {
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
