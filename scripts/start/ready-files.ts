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

/** A running system, as described by its ready file. */
export interface AnnouncedSystem {
  /** The id of its main process. */
  readonly pid: number;
  /** The URL of its API. */
  readonly api: string;
  /** The other members of the file, including addresses. */
  readonly system: Readonly<Record<string, unknown>>;
}

interface Entry extends AnnouncedSystem {
  /** The name of its directory: the port of the API. */
  readonly port: string;
  readonly startedAt: string;
}

/** Milliseconds within which the API of a running system must accept a connection. */
const ACCEPT_MS = 2000;

/**
 * The files with the addresses of the running systems of this checkout: `<API port>/ready.json` for each, and
 * `ready.json`, a link to that of the running system started last. Each contains its process id, so that the file of a
 * killed process can be recognized.
 */
export class ReadyFiles {
  readonly #directory: string;
  readonly #shown: string;

  constructor(directory: string) {
    this.#directory = directory;
    this.#shown = join(directory, 'ready.json');
  }

  /** The files of other running processes. */
  others(): AnnouncedSystem[] {
    return this.#entries().filter(({ pid }) => pid !== process.pid && isRunning(pid));
  }

  /** Writes this process's file, readable only by its owner because it contains credentials. */
  announce(apiPort: number, system: object): void {
    const directory = join(this.#directory, String(apiPort));
    mkdirSync(directory, { recursive: true });
    const announced = { pid: process.pid, startedAt: new Date().toISOString(), ...system };
    const unfinished = join(directory, `ready.${process.pid}`);
    writeFileSync(unfinished, `${JSON.stringify(announced, null, 2)}\n`, { mode: 0o600 });
    renameSync(unfinished, join(directory, 'ready.json'));
    this.settle();
  }

  /** Removes this process's file. */
  retract(): void {
    this.#keep(({ pid }) => pid !== process.pid && isRunning(pid));
  }

  /** Removes the files of processes that no longer exist, for example after a kill. */
  settle(): void {
    this.#keep(({ pid }) => isRunning(pid));
  }

  /** Also removes the files of systems that do not respond: after a reboot another process may have the id. */
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

  /** Reads a file; a truncated or foreign one counts as absent. */
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

/** Removes the ready file of a directory, and the directory if it is then empty. */
function remove(directory: string): void {
  rmSync(join(directory, 'ready.json'), { force: true });
  try {
    rmdirSync(directory);
  } catch {
    // It contains other files.
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
