import { setTimeout } from 'node:timers/promises';
import { listens, type Program, startProgram } from '../processes/programs.ts';
import { parts, portOf } from './ports.ts';

/** A part that the server does not depend on: the mock or the docs. */
type SidePart = 'mock' | 'docs';

/** A side part that is restarted whenever it ends. */
export interface RunningPart {
  /** Resolves to the URL once the part first responds; rejects if it ends before. */
  readonly address: Promise<string>;
  stop(): Promise<void>;
}

interface Settings {
  readonly args?: readonly string[];
  /** Called on every end and restart. */
  readonly say: (line: string) => void;
  readonly launch?: typeof startProgram;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** After running this long, a part restarts with the first delay again. */
const STEADY_MS = 60_000;

/** Starts a side part. If it ends after it has responded, it is restarted, with delays that double. */
export function keepRunning(
  part: SidePart,
  { args = [], say, launch = startProgram }: Settings,
): RunningPart {
  const { name, variable } = parts[part];
  const port = portOf(part, process.env);
  const url = `http://127.0.0.1:${port}`;
  const stopping = new AbortController();
  let program: Program | undefined;

  const begin = async (): Promise<Program> => {
    program = launch(part, `apps/${part}/src/main.ts`, [...args], { [variable]: String(port) });
    await listens(program, () => say(`Still waiting for the ${name} …`));
    return program;
  };

  async function restart(first: Program): Promise<void> {
    let current: Program | undefined = first;
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const began = performance.now();
      const sentence = await current?.ended;
      if (stopping.signal.aborted) return;
      if (performance.now() - began > STEADY_MS) pause = FIRST_PAUSE_MS;
      if (sentence !== undefined) say(`${sentence}; the rest goes on, and the ${name} starts again.`);
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      current = await begin().catch((error: Error) => {
        if (!stopping.signal.aborted) say(`${error.message} The ${name} starts again in ${pause / 1000} s.`);
        return undefined;
      });
      if (current !== undefined) say(`The ${name} answers on ${url} again.`);
    }
  }

  const first = begin();
  const restarts = first.then(restart, () => {});
  return {
    address: first.then(() => url),
    stop: async () => {
      stopping.abort();
      await program?.stop();
      await restarts;
    },
  };
}
