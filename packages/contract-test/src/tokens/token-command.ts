import { type ChildProcess, spawn } from 'node:child_process';
import { visible } from '../contract/visible.ts';
import { withoutTokens } from '../secrets/without-tokens.ts';
import type { Clock } from '../send/clock.ts';
import { isToken, TokenError, type TokenSource } from './token-source.ts';

/** The time limit of a command, in milliseconds. */
const LONGEST = 60_000;

/** How long the output of a command may remain open after it has ended, in milliseconds. */
const LAST_OUTPUT = 500;

/** The maximum number of characters kept of the output, and shown of the error output. */
const MOST_OUTPUT = 100_000;
const MOST_SHOWN = 2_000;

const NAME = '--token-command';

/** Gets tokens from a shell command: its standard output, trimmed. */
export function tokenCommand(command: string, clock: Clock): TokenSource {
  return {
    name: NAME,
    async fetch(signal) {
      const { code, out, error } = await outputOf(command, clock, signal);
      const told = withoutTokens(error.trim(), out);
      const said = told === '' ? '' : `: ${visible(told.slice(-MOST_SHOWN))}`;
      if (code !== 0) throw new TokenError(`${NAME} failed (${code})${said}`);
      const value = out.trim();
      if (isToken(value)) return { value, lifetime: undefined, scopes: undefined };
      const what = value === '' ? 'nothing' : 'more than a token';
      throw new TokenError(`${NAME} printed ${what}: its standard output must be the token alone${said}`);
    },
  };
}

interface Output {
  /** 0, or in words how it ended. */
  readonly code: 0 | string;
  readonly out: string;
  readonly error: string;
}

function outputOf(command: string, clock: Clock, signal: AbortSignal | undefined): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const ended = new AbortController();
    const texts = { out: '', error: '' };
    const settle = (code: Output['code']): void => {
      ended.abort();
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve({ code, ...texts });
    };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      texts.out = (texts.out + text).slice(0, MOST_OUTPUT);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      texts.error = (texts.error + text).slice(-MOST_OUTPUT);
    });
    child.on('error', (problem) => settle(problem.message));
    const end = (code: number | null, by: NodeJS.Signals | null): void =>
      settle(code === 0 ? 0 : code === null ? `${by}` : `exit code ${code}`);
    child.on('close', end);
    // Background processes that it leaves running may keep its outputs open.
    child.on('exit', (code, by) => {
      const rest = clock.wait(LAST_OUTPUT, ended.signal);
      rest.then(() => end(code, by)).catch(() => undefined);
    });
    const limits = [ended.signal, ...(signal === undefined ? [] : [signal])];
    clock.wait(LONGEST, AbortSignal.any(limits)).then(
      () => {
        stop(child);
        settle(`timed out after ${LONGEST / 1000} seconds`);
      },
      (reason: unknown) => {
        if (ended.signal.aborted) return;
        stop(child);
        reject(reason);
      },
    );
  });
}

/** Ends a command with all processes that it started. */
function stop(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
