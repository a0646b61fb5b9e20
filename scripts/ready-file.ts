import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The file that says where a running system answers. It bears the number of the process that wrote it, so that nobody takes
 * that of another system away, and one that a killed process left is known for what it is.
 */
export class ReadyFile {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Removes what a process left that is no more. */
  dropStale(): void {
    const pid = this.#writer();
    if (pid === undefined || !runs(pid)) rmSync(this.#path, { force: true });
  }

  /** Puts ours in the place of what is there. Only its owner may read it, for it has credentials. */
  announce(system: object): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    rmSync(this.#path, { force: true });
    const text = JSON.stringify({ pid: process.pid, ...system }, null, 2);
    writeFileSync(this.#path, `${text}\n`, { mode: 0o600 });
  }

  /** Removes it if it is ours. */
  retract(): void {
    if (this.#writer() === process.pid) rmSync(this.#path, { force: true });
  }

  #writer(): number | undefined {
    try {
      const { pid } = JSON.parse(readFileSync(this.#path, 'utf8'));
      return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Whether there is such a process; one of another user counts. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
