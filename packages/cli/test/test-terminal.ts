import { PassThrough } from 'node:stream';
import { finopsCommand } from '../src/finops-command.ts';

/** A running command and its output so far. */
export interface RunningCommand {
  /** Lines of standard output. */
  readonly lines: () => readonly string[];
  /** The lines parsed as JSON. */
  readonly facts: () => readonly Readonly<Record<string, unknown>>[];
  readonly errors: () => string;
  type(line: string): void;
  /** As Ctrl-C does. */
  interrupt(): void;
  readonly ended: Promise<number>;
}

/** Settings of a run. */
interface Given {
  readonly isTTY?: boolean;
  readonly hasColours?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs `finops` with these arguments; its output is piped by default. */
export function run(
  argv: readonly string[],
  { isTTY, hasColours = false, environment = {} }: Given = {},
): RunningCommand {
  const interruption = new AbortController();
  const input = new PassThrough();
  let [out, error] = ['', ''];
  const kind = { isTTY, hasColors: () => hasColours };
  const ended = finopsCommand(argv, {
    out: {
      ...kind,
      write: (text) => {
        out += text;
      },
    },
    error: {
      ...kind,
      write: (text) => {
        error += text;
      },
    },
    input,
    environment,
    signal: interruption.signal,
  });
  const lines = () => out.split('\n').filter((line) => line !== '');
  return {
    lines,
    facts: () => lines().map((line) => JSON.parse(line)),
    errors: () => error,
    type: (line) => input.write(`${line}\n`),
    interrupt: () => interruption.abort(),
    ended,
  };
}
