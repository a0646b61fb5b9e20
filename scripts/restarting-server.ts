import type { Program } from './programs.ts';
import { type RunningServer, serverReady } from './server-program.ts';

/** A server that is started anew on every change, on the same data. */
export interface RestartingServer {
  /** Stops the server and starts it again; changes that come meanwhile cause one more start, not several. */
  restart(reason: string): void;
  stop(): Promise<void>;
}

interface Settings {
  start: () => Program;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
}

/** Starts the server now. One that cannot start, or ends, is tried again at the next change. */
export function restartingServer({ start, env, say }: Settings): RestartingServer {
  let current: Program | undefined;
  let wanted: string | undefined = 'start';
  let stopped = false;
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
      if (reason === 'start') say(credentialsLine(server));
      void program.ended.then((sentence) => {
        if (!stopped && current === program && working === undefined)
          say(`${sentence}; it starts again at the next change`);
      });
    } catch (error) {
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
    stop: async () => {
      stopped = true;
      await current?.stop();
      await working;
    },
  };
}

function credentialsLine({ credentials }: RunningServer): string {
  return `server: the demo business has the API key ${credentials.apiKey}`;
}
