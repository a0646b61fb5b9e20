import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Another process has the data directory open. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
  /** Absolute path. */
  readonly directory: string;
  /** The process that has it open; undefined while that process is still starting. */
  readonly pid: number | undefined;

  constructor(directory: string, pid: number | undefined) {
    super(
      `The data directory ${directory} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}. ` +
        'Two processes on one embedded database lose data. Stop that process, set DATA_DIR to another directory, ' +
        'or use PostgreSQL with DATABASE_URL.',
    );
    this.directory = directory;
    this.pid = pid;
  }
}

/** A held lock. */
export interface DirectoryLock {
  release(): void;
}

/** Mode of the data directory: only the user that runs the server may read it. */
export const OWNER_ONLY = 0o700;

/** Keeps the handles of held locks from being garbage-collected, which would release the locks. */
const held = new Set<DatabaseSync>();

/**
 * Locks a data directory for this process, creating it if absent. Node.js has no file locks; an exclusive SQLite
 * transaction on an empty file is a lock of the operating system. It also ends when the process is killed, so a lock is
 * never stale, even if its process id is reused. `holder.pid` only serves the error message.
 *
 * @throws DirectoryInUse when it is locked.
 * @throws Error when it cannot be created or written, or its lock file is invalid.
 */
export function lockDirectory(path: string): DirectoryLock {
  const directory = resolve(path);
  const holder = join(directory, 'holder.pid');
  mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
  accessSync(directory, constants.W_OK);
  // Loaded here because only the embedded database needs it and Node 20 lacks it.
  const sqlite = process.getBuiltinModule('node:sqlite');
  const lock = new sqlite.DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isLocked(error) ? new DirectoryInUse(directory, holderOf(holder)) : error;
  }
  try {
    writeFileSync(holder, `${process.pid}\n`);
  } catch (error) {
    lock.close();
    throw error;
  }
  held.add(lock);
  return {
    release: () => {
      if (held.delete(lock)) {
        rmSync(holder, { force: true });
        lock.close();
      }
    },
  };
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function holderOf(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}
