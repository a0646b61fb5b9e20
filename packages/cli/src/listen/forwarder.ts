import { setTimeout as wait } from 'node:timers/promises';
import { signWebhook } from '@finops/client';
import { pauseAfter } from '../passing-failure.ts';
import type { Printer } from '../printer.ts';
import { type DeliveryAnswer, postDelivery } from './post-delivery.ts';

/** Milliseconds until a failed delivery is sent again, after the first attempt and the next ones. */
const RETRY_MS = [1000, 5000, 30_000];
/** A receiver says by this that it wants nothing more (G61). */
const GONE = 410;

interface Parts {
  /** The URL that events are forwarded to. */
  readonly url: string;
  readonly secret: string;
  readonly printer: Printer;
  readonly signal: AbortSignal;
  /** The kind and the webhook body of an event. */
  readBody(eventId: string): Promise<{ readonly event: string; readonly body: object }>;
  violations(kind: string, body: object): readonly string[];
  /** Told once of a body that cannot be read, or not now. */
  onUnreadable(error: unknown): void;
}

interface Delivery {
  readonly id: string;
  /** The same bytes in all attempts. */
  readonly body: string;
}

/** Forwards events one after the other, in their order; those that fail are sent again later and hold up no other. */
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

  /** How many events were received and how many were not, or not yet. */
  get counts(): { readonly received: number; readonly not_received: number } {
    return { received: this.#received.size, not_received: this.#missed.size };
  }

  /** Forwards an event after those before it, and sends it again when it fails. */
  forward(eventId: string): void {
    if (!this.#received.has(eventId)) this.#missed.add(eventId);
    this.#enqueue(async () => {
      const delivery = await this.#readPatiently(eventId);
      if (delivery !== undefined) await this.#attempt(delivery, 1);
    });
  }

  /** Forwards an event once; whether it was received. */
  async forwardOnce(eventId: string): Promise<boolean> {
    await this.#send(await this.#read(eventId), 1, undefined);
    return this.#received.has(eventId);
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(async () => {
      if (!this.#parts.signal.aborted) await work();
    });
  }

  /** Waits for a console that is out of reach or limits the calls: none of many events at once is lost. */
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

  /** Sends a delivery and says what came of it; whether it is over. */
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
      const next = again === undefined ? '' : `, again in ${again / 1000} s`;
      return `  → ${said} in ${took} ms${next}  ${paint('dim', id)}`;
    });
    return isReceived || isGone;
  }
}

function wordsOf(answer: DeliveryAnswer): string {
  return 'status' in answer ? String(answer.status) : answer.failure;
}
