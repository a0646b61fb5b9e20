import type { Contract } from '../contract/model.ts';
import type { HookedRequest, OpenHooks } from '../hooks/open-hooks.ts';
import type { Case, Exchange, RawFinding } from '../model/case.ts';
import type { Answer, WireRequest } from '../model/message.ts';
import { RunEnded } from '../model/run-ended.ts';
import { NoConnection, type Sender } from '../model/sender.ts';
import { TargetError } from '../model/tool-error.ts';
import type { Clock } from '../send/clock.ts';
import { sendPersistently } from '../send/persistent-send.ts';
import type { LiveTokens } from '../tokens/live-tokens.ts';
import { goneAfter } from './last-requests.ts';

/** How long a request waits before it is repeated, and why. */
export interface Wait {
  readonly milliseconds: number;
  readonly because: string;
}

/** A response, and the request as changed by hooks; undefined if it was sent unchanged. */
interface Delivered {
  readonly answer: Answer;
  readonly hooked: HookedRequest | undefined;
}

/** The connection to the target, with the most recent exchanges. */
export interface Target {
  /**
   * Sends a request, to the target or to the source of its case.
   *
   * @throws {TargetError} if there is no connection and there never was one
   * @throws {RunEnded} if a target that was reached does not come back
   */
  send(sent: Case, request: WireRequest, signal: AbortSignal | undefined): Promise<Delivered>;
  /** Records an exchange. */
  note(exchange: Exchange): void;
  /** The last exchanges with the target itself, the newest last. */
  last(): readonly Exchange[];
}

export interface TargetSettings {
  readonly contract: Contract;
  readonly sender: Sender;
  /** Tokens that are renewed during the run. */
  readonly tokens?: LiveTokens | undefined;
  readonly hooks?: OpenHooks | undefined;
  readonly clock: Clock;
  readonly onSend: () => void;
  readonly onWait?: ((wait: Wait) => void) | undefined;
  readonly onFound: (findings: readonly RawFinding[]) => void;
}

/** How many exchanges are kept. */
const REMEMBERED = 5;

/** How often the connection to a lost target is retried, and the interval in milliseconds. */
const RECONNECTS = 10;
const RECONNECT_WAIT = 1_000;

/**
 * Opens the connection to a target. A target that was reached and no longer accepts connections has crashed, even if it
 * comes back: because of the request without a response, or else one of those before it.
 */
export function openTarget(settings: TargetSettings): Target {
  const { contract, tokens, hooks, clock, onSend, onWait, onFound } = settings;
  let wasReached = false;
  let last: readonly Exchange[] = [];

  const pause = (wait: Wait, signal: AbortSignal | undefined): Promise<void> => {
    onWait?.(wait);
    return clock.wait(wait.milliseconds, signal);
  };

  const noteGone = (reason: string): void => {
    const previous = last.at(-1);
    if (previous?.answer.kind !== 'response') return;
    onFound([goneAfter(contract, previous, last.slice(0, -1), reason)]);
  };

  return {
    async send(sent, request, signal) {
      const { sender: plain } = sent.source ?? settings;
      const through = sent.source === undefined ? hooks?.around(plain, sent) : undefined;
      const sender = tokens?.around(through ?? plain, onSend) ?? through ?? plain;
      const wants429 = sent.expect.kind === 'status' && sent.expect.statuses.includes(429);
      const wait = (milliseconds: number): Promise<void> =>
        pause({ milliseconds, because: 'the target returned 429' }, signal);
      for (let attempts = 0; ; attempts += 1) {
        try {
          const answer = await sendPersistently(request, { sender, wait, wants429, onSend, signal });
          wasReached = true;
          return { answer, hooked: through?.last() };
        } catch (error) {
          if (!(error instanceof NoConnection)) throw error;
          const reason = error.message.replace(/\.$/, '');
          if (sent.source === undefined && error.unanswered !== undefined) {
            const lost = `${error.unanswered}, and then no connection: ${reason}`;
            return { answer: { kind: 'none', reason: lost }, hooked: undefined };
          }
          if (!wasReached || attempts === RECONNECTS) throw absence(sent, wasReached, reason);
          if (attempts === 0 && sent.source === undefined) noteGone(reason);
          await pause({ milliseconds: RECONNECT_WAIT, because: `no connection (${reason})` }, signal);
        }
      }
    },
    note(exchange) {
      if (exchange.case.source === undefined) last = [...last, exchange].slice(-REMEMBERED);
    },
    last: () => last,
  };
}

function absence({ id, source }: Case, wasReached: boolean, reason: string): Error {
  if (source !== undefined) {
    const { name } = source;
    return new TargetError(
      `Cannot connect to the source ${name}: ${reason}. Start it or correct --target-of ${name}=….`,
    );
  }
  if (!wasReached)
    return new TargetError(`Cannot connect to the target: ${reason}. Start it or correct --target.`);
  return new RunEnded({
    kind: 'target-lost',
    reason: `The target was lost before ${id} and did not come back: ${reason}.`,
  });
}
