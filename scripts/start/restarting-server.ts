import type { Program } from '../processes/programs.ts';
import { type RunningServer, serverReady } from './server-program.ts';

/** A server that is restarted on every change with the same data. */
export interface RestartingServer {
  /** Restarts the server; changes during a restart cause only one more restart. */
  restart(reason: string): void;
  /** Whether it is neither running nor starting. */
  isDown(): boolean;
  stop(): Promise<void>;
}

interface Settings {
  start: () => Program;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** Called after each successful start. */
  ready?: (server: RunningServer) => void;
}

/** Starts the server. If it cannot start, or ends, the next change starts it again. */
export function restartingServer({ start, env, say, ready }: Settings): RestartingServer {
  let current: Program | undefined;
  let wanted: string | undefined = 'start';
  let stopped = false;
  let down = false;
  let unbuilt: Set<string> | undefined;
  let working: Promise<void> | undefined;

  async function startOnce(reason: string): Promise<void> {
    if (current !== undefined) await current.stop();
    if (stopped) return;
    const began = performance.now();
    const program = start();
    current = program;
    try {
      const server = await serverReady(program, env);
      say(
        `server: answers on ${server.addresses.api} after ${Math.round(performance.now() - began)} ms (${reason})`,
      );
      for (const line of firstLines(server, unbuilt)) say(line);
      unbuilt = new Set(server.unbuilt.map(({ id }) => id));
      down = false;
      ready?.(server);
      void program.ended.then((sentence) => {
        if (stopped || current !== program || working !== undefined) return;
        down = true;
        say(`${sentence}; it starts again at the next change`);
      });
    } catch (error) {
      down = true;
      if (!stopped)
        say(`server: ${error instanceof Error ? error.message : error} It starts again at the next change.`);
    }
  }

  async function work(): Promise<void> {
    while (wanted !== undefined && !stopped) {
      const reason = wanted;
      wanted = undefined;
      await startOnce(reason);
    }
    working = undefined;
  }

  working = work();
  return {
    restart: (reason) => {
      wanted = reason;
      working ??= work();
    },
    isDown: () => down,
    stop: async () => {
      stopped = true;
      await current?.stop();
      await working;
    },
  };
}

/**
 * Reports the key and the number of operations without a handler at the first start, later each added operation without
 * one.
 */
function firstLines({ credentials, unbuilt }: RunningServer, earlier?: ReadonlySet<string>): string[] {
  if (earlier === undefined) {
    return [
      `server: the demo business has the API key ${credentials.apiKey}`,
      ...(unbuilt.length > 0 ? [`server: ${unbuilt.length} operations have no handler and answer 503`] : []),
    ];
  }
  return unbuilt
    .filter(({ id }) => !earlier.has(id))
    .map(
      ({ id, file, list }) =>
        `server: ${id} has no handler and answers 503; write it in ${file} and name it in ${list}`,
    );
}
