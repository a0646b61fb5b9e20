import { businessTime, type Clock } from '../domain/clock.ts';
import type { Randomness } from '../domain/randomness.ts';
import { type Circuit, circuitAfter, isOnTrial, isPaused } from '../domain/webhooks/circuit.ts';
import type { DeliveryQueue, DueDelivery, FinishedAttempt, Lane } from '../domain/webhooks/delivery-queue.ts';
import { eventText } from '../domain/webhooks/event-text.ts';
import type { Receivers } from '../domain/webhooks/receivers.ts';
import { nextAttempt } from '../domain/webhooks/retry-schedule.ts';
import { type SigningSecrets, signatureHeaders } from '../domain/webhooks/signature.ts';

/** What the sending of a lane is made of. */
export interface LaneParts {
  readonly queue: DeliveryQueue;
  readonly receivers: Receivers;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** The secrets of the endpoint that sign at an instant. */
  readonly secretsOf: (lane: Lane, now: Date) => SigningSecrets;
  /** Disables the endpoint, whose receiver answered 410. */
  readonly gone: (lane: Lane) => Promise<void>;
  /** Told of each attempt that is over. */
  readonly onAttempt: (attempt: FinishedAttempt) => void;
}

/** Requests to one endpoint at a time. */
const AT_ONCE = 10;
/** Deliveries that are read at a time. */
const MOST = 100;
/** Attempts that are written down at a time. */
const SETTLED_AT_ONCE = 50;
/** How long an attempt that is over waits at most for others to be written down with it, in milliseconds. */
const SETTLED_WITHIN_MS = 100;

/** After which a lane is let go though more is due, and taken up again with the endpoint as it is then, in milliseconds. */
const RUN_MS = 1000;

const GONE = 410;
const USER_AGENT = 'financial-operations-api-webhooks/1';

/** The work on one lane, from its claim to its release. */
export class LaneRun {
  readonly lane: Lane;
  readonly #worker: string;
  readonly #parts: LaneParts;
  readonly #stopping: AbortController = new AbortController();
  #circuit: Circuit;
  #sending = 0;
  #isGone = false;
  #isEnding = false;
  #finished: FinishedAttempt[] = [];
  #settling: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(worker: string, lane: Lane, parts: LaneParts) {
    this.lane = lane;
    this.#worker = worker;
    this.#parts = parts;
    this.#circuit = lane.circuit;
  }

  /** Begins no further attempt. */
  end(): void {
    this.#isEnding = true;
  }

  /** Gives up what is on its way, too: it is attempted again. */
  cut(): void {
    this.end();
    this.#stopping.abort();
  }

  /** Sends what is due until nothing is, the lane is paused or gone, or it is told to end; then lets the lane go. */
  async run(): Promise<void> {
    const { queue, secretsOf } = this.#parts;
    const secrets = secretsOf(this.lane, this.#now());
    const end = performance.now() + RUN_MS;
    while (!this.#isOver() && performance.now() < end) {
      const most = isOnTrial(this.#circuit) ? 1 : MOST;
      const due = await queue.due(this.lane, most, this.#now());
      if (due.length === 0) break;
      await this.#send(due, secrets);
    }
    if (this.#isGone) await this.#parts.gone(this.lane);
    await queue.release(this.#worker, this.lane);
  }

  #isOver(): boolean {
    return this.#isEnding || this.#isGone || isPaused(this.#circuit, this.#now());
  }

  /** The more attempts have failed in a row, the fewer are made at a time: one that hangs gets no more than would pause it. */
  #isCrowded(): boolean {
    return this.#sending > 0 && this.#sending >= AT_ONCE - this.#circuit.failures;
  }

  #now(): Date {
    return businessTime(this.#parts.clock, { clockAheadMs: this.lane.aheadMs });
  }

  /** Those of one resource go one after the other, those of several beside one another. */
  async #send(due: readonly DueDelivery[], secrets: SigningSecrets): Promise<void> {
    const chains = chainsOf(due).values();
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (const chain of chains) {
        for (const delivery of chain) {
          if (this.#isOver() || this.#isCrowded()) return;
          this.#sending += 1;
          await this.#attempt(delivery, secrets).finally(() => {
            this.#sending -= 1;
          });
        }
      }
    });
    try {
      await Promise.all(workers);
    } finally {
      clearTimeout(this.#timer);
      this.#settle();
      await this.#settling;
    }
  }

  async #attempt(delivery: DueDelivery, secrets: SigningSecrets): Promise<void> {
    const { receivers, clock, randomness, onAttempt } = this.#parts;
    const { businessId, url } = this.lane;
    const startedAt = this.#now();
    const body = eventText({ businessId, kind: delivery.kind, body: delivery.body });
    const requestHeaders = {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      ...signatureHeaders({
        eventId: delivery.eventId,
        body,
        secrets,
        signedAt: clock.now(),
      }),
    };
    const start = performance.now();
    const result = await receivers
      .post({ url, headers: requestHeaders, body }, this.#stopping.signal)
      .catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return undefined;
        throw error;
      });
    if (result === undefined) return;
    const succeeded = typeof result === 'object' && result.status >= 200 && result.status < 300;
    const now = this.#now();
    if (typeof result === 'object' && result.status === GONE) this.#isGone = true;
    // What was on its way when the endpoint was paused does not pause it again.
    if (succeeded || !isPaused(this.#circuit, now)) {
      this.#circuit = circuitAfter(this.#circuit, succeeded, now);
    }
    const number = delivery.attempts + 1;
    const nextAt = succeeded ? undefined : nextAttempt(number, now, randomness);
    const finished: FinishedAttempt = {
      delivery,
      number,
      startedAt,
      durationMs: Math.round(performance.now() - start),
      requestHeaders,
      result,
      status: succeeded ? 'succeeded' : nextAt === undefined ? 'exhausted' : 'retrying',
      nextAt,
    };
    onAttempt(finished);
    this.#finished.push(finished);
    if (this.#finished.length >= SETTLED_AT_ONCE) this.#settle();
    else this.#timer ??= setTimeout(() => this.#settle(), SETTLED_WITHIN_MS);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#finished.length === 0) return;
    const finished = this.#finished;
    this.#finished = [];
    this.#settling = this.#settling.then(() =>
      this.#parts.queue.settle(this.#worker, this.lane, finished, this.#circuit),
    );
    // Whoever awaits the whole batch is told.
    this.#settling.catch(() => {});
  }
}

/** The deliveries of each resource, in their order. */
function chainsOf(due: readonly DueDelivery[]): readonly (readonly DueDelivery[])[] {
  const chains = new Map<string, DueDelivery[]>();
  for (const delivery of due) {
    const chain = chains.get(delivery.resourceId);
    if (chain === undefined) chains.set(delivery.resourceId, [delivery]);
    else chain.push(delivery);
  }
  return [...chains.values()];
}
