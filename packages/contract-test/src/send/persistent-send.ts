import type { Answer, WireRequest } from '../model/message.ts';
import type { Sender } from '../model/sender.ts';

/** Options for repeating a request before its response counts. */
export interface Persistence {
  readonly sender: Sender;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether the case expects the response 429. */
  readonly wants429: boolean;
  /** Called each time the request is sent. */
  readonly onSend: () => void;
  readonly signal?: AbortSignal | undefined;
}

const REPEATS = 3;
const LONGEST_WAIT = 60_000;

/**
 * Sends a request, and repeats it at most three times after the wait that a 429 asks for (`Retry-After`, at most 60
 * seconds).
 *
 * @throws {NoConnection} if there is no connection
 */
export async function sendPersistently(request: WireRequest, persistence: Persistence): Promise<Answer> {
  const { sender, wait, wants429, onSend, signal } = persistence;
  for (let repeats = 0; ; repeats += 1) {
    onSend();
    const answer = await sender.send(request, signal);
    const limited = answer.kind === 'response' && answer.status === 429 && !wants429;
    if (!limited || repeats === REPEATS) return answer;
    await wait(retryAfter(answer.headers));
  }
}

/** Milliseconds of a `Retry-After`, in seconds or as a date; one second without it. */
function retryAfter(headers: readonly (readonly [name: string, value: string])[]): number {
  const value = headers.find(([name]) => name.toLowerCase() === 'retry-after')?.[1].trim() ?? '1';
  const asked = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(asked) ? 1000 : Math.min(Math.max(asked, 0), LONGEST_WAIT);
}
