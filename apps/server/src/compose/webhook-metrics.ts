import type { FinishedAttempt } from '../domain/webhooks/delivery-queue.ts';
import type { AreaMetrics } from '../observability/area-metrics.ts';
import { cachedRead } from '../observability/cached-read.ts';
import { webhookBacklog } from '../storage/events/webhook-backlog.ts';
import type { Base } from './base.ts';

/** Counts the attempts of one process by the resulting status of their deliveries. */
export class AttemptCounts {
  readonly #counts: Record<FinishedAttempt['status'], number> = { succeeded: 0, retrying: 0, exhausted: 0 };

  add({ status }: FinishedAttempt): void {
    this.#counts[status] += 1;
  }

  read(): Readonly<Record<FinishedAttempt['status'], number>> {
    return { ...this.#counts };
  }
}

/** Metrics of webhooks. */
export function webhookMetrics(
  { database, clock }: Pick<Base, 'database' | 'clock'>,
  attempts: AttemptCounts,
): readonly AreaMetrics[] {
  return [
    {
      metrics: {
        outbox_age_seconds: { type: 'gauge', help: 'Age of the oldest event without deliveries.' },
        webhook_deliveries_due: {
          type: 'gauge',
          help: 'Deliveries whose next attempt is due, including those at paused endpoints.',
        },
        webhook_endpoints_paused: {
          type: 'gauge',
          help: 'Webhook endpoints paused because of repeated failures.',
        },
      },
      read: cachedRead(async () => {
        const { outboxSeconds, due, pausedEndpoints } = await webhookBacklog(database, clock);
        return {
          outbox_age_seconds: outboxSeconds,
          webhook_deliveries_due: due,
          webhook_endpoints_paused: pausedEndpoints,
        };
      }),
    },
    {
      metrics: {
        webhook_attempts_total: {
          type: 'counter',
          label: 'result',
          help: 'Attempts of this process to deliver an event, by the resulting status of the delivery.',
        },
      },
      read: () => ({ webhook_attempts_total: attempts.read() }),
    },
  ];
}
