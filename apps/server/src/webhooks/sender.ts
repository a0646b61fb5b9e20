import type { Ids } from '../domain/ids.ts';
import { LEASE_MS } from '../domain/webhooks/delivery-queue.ts';
import { type LaneDependencies, LaneRun } from './lane-run.ts';

interface Dependencies extends LaneDependencies {
  readonly ids: Ids;
  /** Called when the deliveries of one endpoint, or the events of one business, failed to proceed; they are retried. */
  readonly onFailure: (error: unknown, where: Readonly<Record<string, string>>) => void;
}

const RENEW_MS = LEASE_MS / 3;
/** Endpoints served at a time. */
const MOST_LANES = 500;
/** Milliseconds for which a lane is kept at most while others wait for room. */
const TURN_MS = 10_000;
const BUSINESSES_AT_ONCE = 4;
const MOST_BUSINESSES = 100;
const EVENTS_AT_ONCE = 500;
/** Milliseconds for which a stop waits for attempts in progress. */
const STOP_MS = 2000;

/**
 * Creates deliveries from events and sends them; any number of processes can do so side by side. Each endpoint is a
 * lane that one worker at a time holds, so that a hanging endpoint does not hold up others.
 */
export class Sender {
  readonly #dependencies: Dependencies;
  readonly #runs = new Map<LaneRun, Promise<void>>();
  #renewing: Promise<void> | undefined;
  #renewedAt = performance.now();

  constructor(parts: Dependencies) {
    this.#dependencies = parts;
  }

  /** Creates deliveries from events in the outbox; returns whether there were any. */
  async dispatch(): Promise<boolean> {
    const { queue, clock, onFailure } = this.#dependencies;
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

  /** Renews the leases of its lanes and claims others with due deliveries; returns whether it claimed any. */
  async claim(): Promise<boolean> {
    this.#renew();
    const { queue, clock, ids, onFailure } = this.#dependencies;
    const room = MOST_LANES - this.#runs.size;
    if (room <= 0) {
      const end = performance.now() - TURN_MS;
      for (const run of this.#runs.keys()) if (run.since < end) run.end();
      return false;
    }
    const lanes = await queue.claimLanes(ids.next('LSE_'), room, clock.now());
    for (const lane of lanes) {
      const run = new LaneRun(lane, this.#dependencies);
      const done = run
        .run()
        .catch((error: unknown) => onFailure(error, { webhook_endpoint: lane.endpointId }))
        .finally(() => this.#runs.delete(run));
      this.#runs.set(run, done);
    }
    return lanes.length > 0;
  }

  /** Ends all runs; attempts that get no response within moments are made again. */
  async stop(): Promise<void> {
    for (const run of this.#runs.keys()) run.end();
    const cut = setTimeout(() => {
      for (const run of this.#runs.keys()) run.cut();
    }, STOP_MS);
    await Promise.all(this.#runs.values());
    await this.#renewing;
    clearTimeout(cut);
    await this.#dependencies.receivers.close();
  }

  /** Renews the leases of the lanes and refreshes their endpoints; gives up a lane that another process now holds. */
  #renew(): void {
    if (this.#renewing !== undefined || performance.now() - this.#renewedAt < RENEW_MS) return;
    this.#renewedAt = performance.now();
    const runs = [...this.#runs.keys()];
    if (runs.length === 0) return;
    const { queue, onFailure } = this.#dependencies;
    this.#renewing = queue
      .renew(runs.map(({ lane }) => lane))
      .then((kept) => {
        const lanes = new Map(kept.map((lane) => [lane.lease + lane.endpointId, lane]));
        for (const run of runs) {
          const lane = lanes.get(run.lane.lease + run.lane.endpointId);
          if (lane === undefined) run.end();
          else run.refresh(lane);
        }
      })
      .catch((error: unknown) => onFailure(error, { leases: String(runs.length) }))
      .finally(() => {
        this.#renewing = undefined;
      });
  }
}
