import { businessTime, type Clock } from '../domain/clock.ts';
import type { Randomness } from '../domain/randomness.ts';
import { eventText } from '../domain/webhooks/delivery.ts';
import type { DeliveryQueue, DueDelivery, FinishedAttempt, Lane } from '../domain/webhooks/delivery-queue.ts';
import { type Circuit, circuitAfter, isOnTrial, isPaused, nextAttempt } from '../domain/webhooks/retries.ts';
import { type SigningSecrets, signatureHeaders } from '../domain/webhooks/signing.ts';
import type { Receivers } from '../webhooks/http-receivers.ts';

/** What the sending of a lane is made of. */
export interface LaneDependencies {
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
/** Deliveries that wait here at most, such as those behind one of the same resource that hangs. */
const MOST_WAITING = 1000;
/** How long nothing is looked for beside what is on its way, once nothing more was due, in milliseconds. */
const LOOK_MS = 200;
/** Attempts that are written down at a time. */
const SETTLED_AT_ONCE = 50;
/** How long an attempt that is over waits at most for others to be written down with it, in milliseconds. */
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
  /** Read and not begun, in their order. */
  #waiting: DueDelivery[] = [];
  /** On their way, by identifier. */
  readonly #sending = new Map<string, { readonly delivery: DueDelivery; readonly over: Promise<void> }>();
  #finished: FinishedAttempt[] = [];
  /** Over and not written down yet: the database still has them as due. */
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

  /** Goes on with the endpoint as it is now: with secrets that were rotated, by a clock that was moved. */
  refresh(lane: Lane): void {
    this.#lane = lane;
    this.#signing = undefined;
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
    // What cannot sign sends nothing.
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
      // What was on its way may have ended during the look: then others that waited for it begin.
      else if (this.#waiting.length === 0) return;
    }
  }

  /** Reads what is due beside what is known already; returns how much that is. */
  async #read(most: number): Promise<number> {
    const known = [...this.#waiting.map(({ id }) => id), ...this.#sending.keys(), ...this.#unsettled];
    const due = await this.#dependencies.queue.due(this.#lane, most, this.#now(), known);
    this.#waiting.push(...due);
    return due.length;
  }

  /** Begins what there is room for. Deliveries of one resource go one after the other, those of several beside one another. */
  #begin(): void {
    const busy = new Set([...this.#sending.values()].map(({ delivery }) => delivery.resourceId));
    const left: DueDelivery[] = [];
    for (const delivery of this.#waiting) {
      if (busy.has(delivery.resourceId) || this.#sending.size >= this.#room()) {
        left.push(delivery);
        // Later ones of the same resource wait for this one.
        busy.add(delivery.resourceId);
        continue;
      }
      busy.add(delivery.resourceId);
      const over = this.#attempt(delivery).finally(() => this.#sending.delete(delivery.id));
      // Whoever waits for the run is told.
      over.catch(() => {});
      this.#sending.set(delivery.id, { delivery, over });
    }
    this.#waiting = left;
  }

  /** Until one of those on their way is over, or it is time to look for others. */
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

  /** The more attempts have failed in a row, the fewer are made at a time: one that hangs gets no more than would pause it. */
  #room(): number {
    return Math.max(1, AT_ONCE - this.#circuit.failures);
  }

  #now(): Date {
    return businessTime(this.#dependencies.clock, { clockAheadMs: this.#lane.aheadMs });
  }

  /** Opened once until the lane is refreshed. */
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
    // Whoever awaits the whole batch is told.
    this.#settling.catch(() => {});
  }
}
