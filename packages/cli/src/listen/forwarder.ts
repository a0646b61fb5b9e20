import { setTimeout as wait } from 'node:timers/promises';
import { signWebhook } from '@finops/client';
import { pauseAfter } from '../passing-failure.ts';
import type { Printer } from '../printer.ts';
import { type DeliveryAnswer, postDelivery } from './post-delivery.ts';

/** Delays in milliseconds before each retry of a failed delivery. */
const RETRY_MS = [1000, 5000, 30_000];
/** The status by which a receiver declines all further deliveries (G61). */
const GONE = 410;

interface Parts {
  readonly url: string;
  readonly secret: string;
  readonly printer: Printer;
  readonly signal: AbortSignal;
  /** The kind and the webhook body of an event. */
  readBody(eventId: string): Promise<{ readonly event: string; readonly body: object }>;
  violations(kind: string, body: object): readonly string[];
  /** Called once for each body that cannot be read, permanently or for now. */
  onUnreadable(error: unknown): void;
}

interface Delivery {
  readonly id: string;
  /** Identical bytes in every attempt. */
  readonly body: string;
}

/** Forwards events one at a time, in order. Failed deliveries are retried later without blocking others. */
export class Forwarder {
  readonly #parts: Parts;
  readonly #received = new Set<string>();
  readonly #missed = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.signal.addEventListener('abort', () => {
      for (const timer of this.#timers) clearTimeout(timer);
    });
  }

  /** Number of events that the receiver accepted, and of those that it did not, or not yet. */
  get counts(): { readonly received: number; readonly not_received: number } {
    return { received: this.#received.size, not_received: this.#missed.size };
  }

  /** Queues an event for forwarding, with retries on failure. */
  forward(eventId: string): void {
    if (!this.#received.has(eventId)) this.#missed.add(eventId);
    this.#enqueue(async () => {
      const delivery = await this.#readPatiently(eventId);
      if (delivery !== undefined) await this.#attempt(delivery, 1);
    });
  }

  /** Forwards an event once. Resolves to whether the receiver accepted it. */
  async forwardOnce(eventId: string): Promise<boolean> {
    await this.#send(await this.#read(eventId), 1, undefined);
    return this.#received.has(eventId);
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(async () => {
      if (!this.#parts.signal.aborted) await work();
    });
  }

  /** Waits while the console is unreachable or limits calls, so that no event of a burst is lost. */
  async #readPatiently(id: string): Promise<Delivery | undefined> {
    const { signal, onUnreadable } = this.#parts;
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        return await this.#read(id);
      } catch (error) {
        if (signal.aborted) return undefined;
        if (failures === 1) onUnreadable(error);
        const waitMs = pauseAfter(error, failures);
        if (waitMs === undefined) return undefined;
        await wait(waitMs, undefined, { signal }).catch(() => {});
      }
    }
    return undefined;
  }

  async #read(id: string): Promise<Delivery> {
    const { readBody, violations, printer } = this.#parts;
    const { event, body } = await readBody(id);
    const broken = violations(event, body);
    if (broken.length > 0) {
      printer.printError(
        { type: 'warning', event_id: id, violations: broken },
        (paint, { violations: found }) =>
          paint('yellow', `  ${id} does not match the contract: ${found.join('; ')}`),
      );
    }
    return { id, body: JSON.stringify(body) };
  }

  async #attempt(delivery: Delivery, attempt: number): Promise<void> {
    const retryMs = RETRY_MS[attempt - 1];
    const isDone = await this.#send(delivery, attempt, retryMs).catch((error: unknown) => {
      if (this.#parts.signal.aborted) return true;
      throw error;
    });
    if (isDone || retryMs === undefined) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#enqueue(() => this.#attempt(delivery, attempt + 1));
    }, retryMs);
    this.#timers.add(timer);
  }

  /** Sends a delivery and prints the result. Resolves to whether no further attempt is needed. */
  async #send({ id, body }: Delivery, attempt: number, retryMs: number | undefined): Promise<boolean> {
    const { url, secret, printer, signal } = this.#parts;
    const headers = await signWebhook(body, secret, { id });
    const began = performance.now();
    const answer = await postDelivery(url, body, headers, signal);
    const took = Math.round(performance.now() - began);
    const isReceived = 'status' in answer && answer.status >= 200 && answer.status < 300;
    const isGone = 'status' in answer && answer.status === GONE;
    const again = isReceived || isGone ? undefined : retryMs;
    if (isReceived) this.#received.add(id);
    if (isReceived) this.#missed.delete(id);
    const fact = { type: 'delivery', event_id: id, attempt, ...answer, duration_ms: took };
    printer.print({ ...fact, ...(again !== undefined && { retry_in_ms: again }) }, (paint, escaped) => {
      const said = paint(isReceived ? 'green' : 'red', wordsOf(escaped));
      const next = again === undefined ? '' : `, retry in ${again / 1000} s`;
      return `  → ${said} in ${took} ms${next}  ${paint('dim', id)}`;
    });
    return isReceived || isGone;
  }
}

function wordsOf(answer: DeliveryAnswer): string {
  return 'status' in answer ? String(answer.status) : answer.failure;
}
