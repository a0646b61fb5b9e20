import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isRunning } from '../processes/programs.ts';

/** A running system, as its ready file tells of it. */
export interface AnnouncedSystem {
  /** The process that runs it all. */
  readonly pid: number;
  /** Where its API answers. */
  readonly api: string;
  /** What else the file says, addresses among it. */
  readonly system: Readonly<Record<string, unknown>>;
}

interface Entry extends AnnouncedSystem {
  /** The directory of its file: the port of the API. */
  readonly port: string;
  readonly startedAt: string;
}

/** How long the API of a system that is up may take to accept a connection. */
const ACCEPT_MS = 2000;

/**
 * The files that say where the running systems of this checkout answer: `<API port>/ready.json` for each, and `ready.json`, a
 * link to that of the one started last among those that run. Each bears the number of its process, so that one that a killed
 * process left is known for what it is.
 */
export class ReadyFiles {
  readonly #directory: string;
  readonly #shown: string;

  constructor(directory: string) {
    this.#directory = directory;
    this.#shown = join(directory, 'ready.json');
  }

  /** What other processes that run have announced. */
  others(): AnnouncedSystem[] {
    return this.#entries().filter(({ pid }) => pid !== process.pid && isRunning(pid));
  }

  /** Puts our file in its place. Only its owner may read it, for it has credentials. */
  announce(apiPort: number, system: object): void {
    const directory = join(this.#directory, String(apiPort));
    mkdirSync(directory, { recursive: true });
    const announced = { pid: process.pid, startedAt: new Date().toISOString(), ...system };
    const unfinished = join(directory, `ready.${process.pid}`);
    writeFileSync(unfinished, `${JSON.stringify(announced, null, 2)}\n`, { mode: 0o600 });
    renameSync(unfinished, join(directory, 'ready.json'));
    this.settle();
  }

  /** Removes ours. */
  retract(): void {
    this.#keep(({ pid }) => pid !== process.pid && isRunning(pid));
  }

  /** Removes those of processes that are no more, as when one was killed. */
  settle(): void {
    this.#keep(({ pid }) => isRunning(pid));
  }

  /** Removes those of systems that do not answer too: after a restart of the machine another process may bear the number. */
  async dropStale(): Promise<void> {
    const entries = this.#entries();
    const answering = await Promise.all(entries.map(({ pid, api }) => isRunning(pid) && accepts(api)));
    const kept = new Set(entries.filter((_, index) => answering[index]).map(({ port }) => port));
    this.#keep(({ port }) => kept.has(port));
  }

  #keep(isKept: (entry: Entry) => boolean): void {
    const kept = new Map(
      this.#entries()
        .filter(isKept)
        .map((entry) => [entry.port, entry]),
    );
    for (const port of this.#ports()) {
      if (!kept.has(port)) remove(join(this.#directory, port));
    }
    const [newest] = [...kept.values()].sort((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
    this.#show(newest?.port);
  }

  #show(port: string | undefined): void {
    if (port === undefined) {
      rmSync(this.#shown, { force: true });
      return;
    }
    const target = join(port, 'ready.json');
    if (linkedTo(this.#shown) === target) return;
    const unfinished = `${this.#shown}.${process.pid}`;
    rmSync(unfinished, { force: true });
    symlinkSync(target, unfinished);
    renameSync(unfinished, this.#shown);
  }

  #ports(): string[] {
    try {
      return readdirSync(this.#directory).filter((name) => /^\d+$/.test(name));
    } catch {
      return [];
    }
  }

  /** What can be read; a file that is cut or foreign announces nothing. */
  #entries(): Entry[] {
    return this.#ports().flatMap((port) => {
      const { pid, startedAt, ...system } = read(join(this.#directory, port, 'ready.json'));
      const { api } = system;
      return isProcessNumber(pid) && typeof api === 'string' && typeof startedAt === 'string'
        ? [{ port, pid, startedAt, api, system }]
        : [];
    });
  }
}

function read(path: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(readFileSync(path, 'utf8')) };
  } catch {
    return {};
  }
}

function linkedTo(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Removes the ready file of a directory, and the directory when nothing else is in it. */
function remove(directory: string): void {
  rmSync(join(directory, 'ready.json'), { force: true });
  try {
    rmdirSync(directory);
  } catch {
    // It holds something that is not ours.
  }
}

function isProcessNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Whether something listens at the address. */
function accepts(address: string): Promise<boolean> {
  if (!URL.canParse(address)) return Promise.resolve(false);
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: ACCEPT_MS });
    const answer = (accepted: boolean): void => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
}
