import { NoConnection, type Sender } from '../model/sender.ts';
import { TargetError } from '../model/tool-error.ts';
import type { Clock } from './clock.ts';

/** Milliseconds between two attempts. */
const PAUSE = 500;

/** Statuses of a gateway whose server is not up yet. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Waits until a target responds to `GET /` below its address, with any status except those of a gateway without a
 * server.
 *
 * @throws {TargetError} if it does not in time
 */
export async function waitForTarget(
  sender: Sender,
  milliseconds: number,
  clock: Clock,
  signal: AbortSignal | undefined,
): Promise<void> {
  const end = clock.now() + milliseconds;
  for (;;) {
    const seen = await look(sender, signal);
    if (seen === undefined) return;
    if (clock.now() + PAUSE > end) {
      throw new TargetError(
        `The target is not up after ${milliseconds / 1000} seconds: ${seen}. Start it, correct --target, or give a longer --wait.`,
      );
    }
    await clock.wait(PAUSE, signal);
  }
}

/** Why a target is not up; undefined if it is. */
async function look(sender: Sender, signal: AbortSignal | undefined): Promise<string | undefined> {
  try {
    const request = { method: 'GET', target: '/', headers: [], body: undefined };
    const answer = await sender.send(request, signal);
    if (answer.kind === 'none') return answer.reason;
    return gatewayStatuses.has(answer.status) ? `it returns ${answer.status}` : undefined;
  } catch (error) {
    if (!(error instanceof NoConnection)) throw error;
    return `no connection (${error.message.replace(/\.$/, '')})`;
  }
}
