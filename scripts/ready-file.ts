import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRunning } from './programs.ts';

/** A system that a ready file tells of. */
export interface AnnouncedSystem {
  /** The process that runs it all. */
  pid: number;
  /** What else the file says, addresses among it. */
  system: Record<string, unknown>;
}

/**
 * The file that says where a running system answers. It bears the number of the process that wrote it, so that nobody takes
 * that of another system away, and one that a killed process left is known for what it is.
 */
export class ReadyFile {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** What another process that runs has announced. */
  other(): AnnouncedSystem | undefined {
    const { pid, ...system } = this.#read();
    if (!isProcessNumber(pid) || pid === process.pid || !isRunning(pid)) return undefined;
    return { pid, system };
  }

  /** Removes what a process left that is no more. */
  dropStale(): void {
    const pid = this.#writer();
    if (pid === undefined || !isRunning(pid)) rmSync(this.#path, { force: true });
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
    const { pid } = this.#read();
    return isProcessNumber(pid) ? pid : undefined;
  }

  #read(): Record<string, unknown> {
    try {
      return { ...JSON.parse(readFileSync(this.#path, 'utf8')) };
    } catch {
      return {};
    }
  }
}

function isProcessNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
