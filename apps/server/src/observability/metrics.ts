import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type AreaMetrics, registerAreaMetrics } from './area-metrics.ts';
import type { Observer } from './observer.ts';

/** In seconds: from a stored reply to a request that waited for another one. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The Prometheus registry of a server. */
export interface Metrics {
  readonly observer: Observer;
  readonly contentType: string;
  /** The text exposition format. */
  text(): Promise<string>;
}

/** The exposed counts of database connections. */
interface Connected {
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
}

/** Counts requests, measures their time, and shows the process, its connections to the database, and the areas of the domain. */
export function serverMetrics(database: Connected, areas: readonly AreaMetrics[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  /** Counted by operation and status, and given to the registry when it is read: it looks its labels up each time. */
  const answered = new Map<string, Map<number, number>>();
  let inFlight = 0;
  new Counter({
    name: 'http_requests_total',
    help: 'Requests by operation and status; status 0: the caller disconnected before the response.',
    labelNames: ['operation', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, statuses] of answered) {
        for (const [status, count] of statuses) this.inc({ operation, status }, count);
      }
    },
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from receiving the request head to the end of the response.',
    labelNames: ['operation'],
    buckets: DURATIONS,
    registers: [registry],
  });
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in progress.',
    registers: [registry],
    collect() {
      this.set(inFlight);
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Database connections by state; waiting counts statements without a connection.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = database.connections();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  for (const area of areas) registerAreaMetrics(registry, area);
  return {
    observer: {
      begin: () => {
        inFlight += 1;
      },
      finish: ({ operation, startedAt }, { status }) => {
        const id = operation?.id ?? 'unknown';
        inFlight -= 1;
        const statuses = answered.get(id) ?? new Map<number, number>();
        answered.set(id, statuses.set(status, (statuses.get(status) ?? 0) + 1));
        durations.observe({ operation: id }, (performance.now() - startedAt) / 1000);
      },
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
