import { businessTime, type Clock } from '../domain/clock.ts';
import type { Randomness } from '../domain/randomness.ts';
import { eventText } from '../domain/webhooks/delivery.ts';
import type { DeliveryQueue, DueDelivery, FinishedAttempt, Lane } from '../domain/webhooks/delivery-queue.ts';
import { type Circuit, circuitAfter, isOnTrial, isPaused, nextAttempt } from '../domain/webhooks/retries.ts';
import { type SigningSecrets, signatureHeaders } from '../domain/webhooks/signing.ts';
import type { Receivers } from './http-receivers.ts';

/** Dependencies of the run of a lane. */
export interface LaneDependencies {
  readonly queue: DeliveryQueue;
  readonly receivers: Receivers;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** The secrets of the endpoint that are valid for signing at an instant. */
  readonly secretsOf: (lane: Lane, now: Date) => SigningSecrets;
  /** Disables the endpoint after its receiver answered 410. */
  readonly gone: (lane: Lane) => Promise<void>;
  /** Called for each finished attempt. */
  readonly onAttempt: (attempt: FinishedAttempt) => void;
}

/** Concurrent requests to one endpoint. */
const AT_ONCE = 10;
/** Deliveries read at once. */
const MOST = 100;
/** Most deliveries that wait here, such as those behind a hanging one of the same resource. */
const MOST_WAITING = 1000;
/** Milliseconds to wait before the next look during attempts in progress, once nothing more was due. */
const LOOK_MS = 200;
/** Attempts recorded at once. */
const SETTLED_AT_ONCE = 50;
/** Milliseconds that a finished attempt waits at most to be recorded together with others. */
const SETTLED_WITHIN_MS = 100;

const GONE = 410;
const USER_AGENT = 'financial-operations-api-webhooks/1';

/** The work on one lane, from its claim to its release. */
export class LaneRun {
  readonly #dependencies: LaneDependencies;
  readonly #stopping: AbortController = new AbortController();
  readonly since: number = performance.now();
  #lane: Lane;
  #signing: SigningSecrets | undefined;
  #circuit: Circuit;
  #isGone = false;
  #isEnding = false;
  /** Deliveries read but not started, in order. */
  #waiting: DueDelivery[] = [];
  /** Attempts in progress, by identifier of the delivery. */
  readonly #sending = new Map<string, { readonly delivery: DueDelivery; readonly over: Promise<void> }>();
  #finished: FinishedAttempt[] = [];
  /** Finished but not recorded yet, so that they are still due in the database. */
  readonly #unsettled = new Set<string>();
  #settling: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(lane: Lane, parts: LaneDependencies) {
    this.#lane = lane;
    this.#dependencies = parts;
    this.#circuit = lane.circuit;
  }

  get lane(): Lane {
    return this.#lane;
  }

  /** Continues with the current state of the endpoint, such as rotated secrets or a moved clock. */
  refresh(lane: Lane): void {
    this.#lane = lane;
    this.#signing = undefined;
  }

  /** Starts no further attempts. */
  end(): void {
    this.#isEnding = true;
  }

  /** Also aborts the attempts in progress, which are made again. */
  cut(): void {
    this.end();
    this.#stopping.abort();
  }

  /**
   * Sends due deliveries until none is left, the lane is paused or gone, or `end` is called; then releases the lane.
   */
  async run(): Promise<void> {
    // Without secrets to sign with, nothing is sent.
    this.#secrets();
    try {
      await this.#send();
    } finally {
      await Promise.allSettled([...this.#sending.values()].map(({ over }) => over));
      this.#settle();
      await this.#settling;
    }
    if (this.#isGone) await this.#dependencies.gone(this.#lane);
    await this.#dependencies.queue.release(this.#lane);
  }

  async #send(): Promise<void> {
    let lookAt = 0;
    while (!this.#isOver()) {
      this.#begin();
      const hasRoom = this.#sending.size < this.#room() && this.#waiting.length < MOST_WAITING;
      if (hasRoom && performance.now() >= lookAt) {
        const most = isOnTrial(this.#circuit) ? 1 : MOST;
        const found = await this.#read(most);
        lookAt = found < most ? performance.now() + LOOK_MS : 0;
        if (found > 0) continue;
      }
      if (this.#sending.size > 0) await this.#oneIsOver(hasRoom ? lookAt : undefined);
      // Attempts may have finished during the look, so that deliveries waiting for them can start.
      else if (this.#waiting.length === 0) return;
    }
  }

  /** Reads due deliveries that are not yet known, and returns their number. */
  async #read(most: number): Promise<number> {
    const known = [...this.#waiting.map(({ id }) => id), ...this.#sending.keys(), ...this.#unsettled];
    const due = await this.#dependencies.queue.due(this.#lane, most, this.#now(), known);
    this.#waiting.push(...due);
    return due.length;
  }

  /**
   * Starts as many attempts as there is room for. Deliveries of one resource are sent in sequence, those of different
   * resources in parallel.
   */
  #begin(): void {
    const busy = new Set([...this.#sending.values()].map(({ delivery }) => delivery.resourceId));
    const left: DueDelivery[] = [];
    for (const delivery of this.#waiting) {
      if (busy.has(delivery.resourceId) || this.#sending.size >= this.#room()) {
        left.push(delivery);
        // Later deliveries of the same resource wait for this one.
        busy.add(delivery.resourceId);
        continue;
      }
      busy.add(delivery.resourceId);
      const over = this.#attempt(delivery).finally(() => this.#sending.delete(delivery.id));
      // The error reaches the caller of `run`.
      over.catch(() => {});
      this.#sending.set(delivery.id, { delivery, over });
    }
    this.#waiting = left;
  }

  /** Resolves when an attempt is finished, or when it is time to look for more. */
  async #oneIsOver(lookAt: number | undefined): Promise<void> {
    const sending = [...this.#sending.values()].map(({ over }) => over);
    if (lookAt === undefined) return Promise.race(sending);
    let timer: NodeJS.Timeout | undefined;
    const look = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.max(0, lookAt - performance.now()));
    });
    await Promise.race([look, ...sending]).finally(() => clearTimeout(timer));
  }

  #isOver(): boolean {
    return this.#isEnding || this.#isGone || isPaused(this.#circuit, this.#now());
  }

  /**
   * The more consecutive attempts have failed, the fewer run in parallel: a hanging endpoint gets no more than would
   * pause it.
   */
  #room(): number {
    return Math.max(1, AT_ONCE - this.#circuit.failures);
  }

  #now(): Date {
    return businessTime(this.#dependencies.clock, { clockAheadMs: this.#lane.aheadMs });
  }

  /** Opened once, until the lane is refreshed. */
  #secrets(): SigningSecrets {
    this.#signing ??= this.#dependencies.secretsOf(this.#lane, this.#now());
    return this.#signing;
  }

  async #attempt(delivery: DueDelivery): Promise<void> {
    const { receivers, clock, randomness, onAttempt } = this.#dependencies;
    const { businessId, url } = this.#lane;
    const startedAt = this.#now();
    const body = eventText({ businessId, kind: delivery.kind, body: delivery.body });
    const requestHeaders = {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      ...signatureHeaders({
        eventId: delivery.eventId,
        body,
        secrets: this.#secrets(),
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
    // Attempts that were in progress when the endpoint was paused do not pause it again.
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
    this.#unsettled.add(delivery.id);
    if (this.#finished.length >= SETTLED_AT_ONCE) this.#settle();
    else this.#timer ??= setTimeout(() => this.#settle(), SETTLED_WITHIN_MS);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#finished.length === 0) return;
    const finished = this.#finished;
    this.#finished = [];
    const lane = this.#lane;
    this.#settling = this.#settling.then(async () => {
      await this.#dependencies.queue.settle(lane, finished, this.#circuit);
      for (const { delivery } of finished) this.#unsettled.delete(delivery.id);
    });
    // The error reaches the caller that awaits the whole batch.
    this.#settling.catch(() => {});
  }
}
