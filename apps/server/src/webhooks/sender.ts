import type { Ids } from '../domain/ids.ts';
import { LEASE_MS } from '../domain/webhooks/delivery-queue.ts';
import { type LaneParts, LaneRun } from './lane-run.ts';

interface Parts extends LaneParts {
  readonly ids: Ids;
  /** Told when the deliveries of one endpoint, or the events of one business, did not go on; they do later. */
  readonly onFailure: (error: unknown, where: Readonly<Record<string, string>>) => void;
}

/** How long nothing is looked for when nothing is due, in milliseconds. */
const LOOK_MS = 200;
const RENEW_MS = LEASE_MS / 3;
/** Endpoints that are sent to at a time. */
const MOST_LANES = 500;
const BUSINESSES_AT_ONCE = 4;
const MOST_BUSINESSES = 100;
const EVENTS_AT_ONCE = 500;
/** How long a stop waits for what is on its way, in milliseconds. */
const STOP_MS = 2000;

/**
 * Makes deliveries of events and sends them: any number of processes beside one another. Each endpoint is a lane that one worker has
 * at a time, so that an endpoint that hangs holds up no other.
 */
export class Sender {
  readonly name = 'webhook deliveries';
  readonly restMs = LOOK_MS;
  readonly #parts: Parts;
  readonly #worker: string;
  readonly #runs = new Map<LaneRun, Promise<void>>();
  #renewing: Promise<void> | undefined;
  #renewedAt = performance.now();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#worker = parts.ids.next('WRK_');
  }

  /** Makes deliveries of what waits in the outbox, and takes lanes with deliveries that are due. */
  async run(): Promise<boolean> {
    this.#renew();
    const dispatched = await this.#dispatch();
    return (await this.#claim()) || dispatched;
  }

  /** Ends what is under way: what has not been answered within moments is attempted again. */
  async stop(): Promise<void> {
    for (const run of this.#runs.keys()) run.end();
    const cut = setTimeout(() => {
      for (const run of this.#runs.keys()) run.cut();
    }, STOP_MS);
    await Promise.all(this.#runs.values());
    await this.#renewing;
    clearTimeout(cut);
    await this.#parts.receivers.close();
  }

  async #dispatch(): Promise<boolean> {
    const { queue, clock, onFailure } = this.#parts;
    const waiting = (await queue.businessesWaiting(MOST_BUSINESSES)).values();
    let isMore = false;
    const workers = Array.from({ length: BUSINESSES_AT_ONCE }, async () => {
      for (const businessId of waiting) {
        const count = await queue
          .dispatch(businessId, EVENTS_AT_ONCE, clock.now())
          .catch((error: unknown) => {
            onFailure(error, { business: businessId });
            return 0;
          });
        isMore ||= count > 0;
      }
    });
    await Promise.all(workers);
    return isMore;
  }

  async #claim(): Promise<boolean> {
    const { queue, clock, onFailure } = this.#parts;
    const room = MOST_LANES - this.#runs.size;
    if (room <= 0) return false;
    const lanes = await queue.claimLanes(this.#worker, room, clock.now());
    const running = new Set([...this.#runs.keys()].map(({ lane }) => lane.endpointId));
    for (const lane of lanes) {
      const { endpointId } = lane;
      // Its lease had run out, as after a standstill of this process, and is renewed by the claim.
      if (running.has(endpointId)) continue;
      const run = new LaneRun(this.#worker, lane, this.#parts);
      const done = run
        .run()
        .catch((error: unknown) => onFailure(error, { webhook_endpoint: endpointId }))
        .finally(() => this.#runs.delete(run));
      this.#runs.set(run, done);
    }
    return lanes.length > 0;
  }

  /** Keeps the lanes; one that another worker has by now is given up. */
  #renew(): void {
    if (this.#renewing !== undefined || performance.now() - this.#renewedAt < RENEW_MS) return;
    this.#renewedAt = performance.now();
    const runs = [...this.#runs.keys()];
    if (runs.length === 0) return;
    const { queue, onFailure } = this.#parts;
    const lanes = runs.map(({ lane }) => lane);
    this.#renewing = queue
      .renew(this.#worker, lanes)
      .then((kept) => {
        for (const run of runs) if (!kept.includes(run.lane)) run.end();
      })
      .catch((error: unknown) => onFailure(error, { leases: String(lanes.length) }))
      .finally(() => {
        this.#renewing = undefined;
      });
  }
}
