import type { Answer, WireRequest } from '../case.ts';
import { NoConnection, type Sender } from './sender.ts';

/** What a request has to survive before its answer counts. */
export interface Persistence {
  readonly sender: Sender;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether the target has answered before: then a lost connection may come back. */
  readonly hasAnswered: boolean;
  /** Whether the answer 429 is what the case is after. */
  readonly wants429: boolean;
  /** Called for each time that the request is put onto the wire. */
  readonly onSend: () => void;
}

const REPEATS = 3;
const LONGEST_WAIT = 60_000;
const RECONNECT_WAIT = 1_000;

/**
 * Sends a request, again after the wait that a 429 asks for (`Retry-After`, at most 60 seconds) or when a target that
 * has answered before takes no connection, as one does that restarts; at most three times more for each.
 *
 * @throws {NoConnection} when there is still no connection
 */
export async function sendPersistently(request: WireRequest, persistence: Persistence): Promise<Answer> {
  for (let repeats = 0; ; repeats += 1) {
    persistence.onSend();
    const answer = await connectedSend(request, persistence);
    const limited = answer.kind === 'response' && answer.status === 429 && !persistence.wants429;
    if (!limited || repeats === REPEATS) return answer;
    await persistence.wait(retryAfter(answer.headers));
  }
}

async function connectedSend(request: WireRequest, persistence: Persistence): Promise<Answer> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await persistence.sender.send(request);
    } catch (error) {
      if (!(error instanceof NoConnection) || !persistence.hasAnswered || attempts === REPEATS) throw error;
      await persistence.wait(RECONNECT_WAIT);
    }
  }
}

/** Milliseconds of a `Retry-After`, in seconds or as a date; a second when there is none. */
function retryAfter(headers: readonly (readonly [name: string, value: string])[]): number {
  const value = headers.find(([name]) => name.toLowerCase() === 'retry-after')?.[1].trim() ?? '1';
  const asked = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(asked) ? 1000 : Math.min(Math.max(asked, 0), LONGEST_WAIT);
}
