import type { AreaMetrics } from '../observability/area-metrics.ts';
import { cachedRead } from '../observability/cached-read.ts';
import { transferBacklog } from '../storage/money/transfer-backlog.ts';
import type { Base } from './base.ts';

/**
 * Metrics of transfers and of the ledger.
 *
 * @param failedSteps how many steps have failed in this process.
 */
export function moneyMetrics(
  { database, clock, ledger }: Pick<Base, 'database' | 'clock' | 'ledger'>,
  failedSteps: () => number,
): readonly AreaMetrics[] {
  return [
    {
      metrics: {
        transfer_steps_due: { type: 'gauge', help: 'Steps of transfers that are due and not leased.' },
        transfer_step_oldest_due_seconds: {
          type: 'gauge',
          help: 'Time that the oldest due step has been due, by the clock of its business.',
        },
        transfers_stuck: {
          type: 'gauge',
          label: 'reason',
          help: 'Transfers whose step has been due for more than a minute. overdue: no process runs it; stopped: the business or customer may not pay out.',
        },
      },
      read: cachedRead(async () => {
        const { due, oldestSeconds, overdue, stopped } = await transferBacklog(database, clock);
        return {
          transfer_steps_due: due,
          transfer_step_oldest_due_seconds: oldestSeconds,
          transfers_stuck: { overdue, stopped },
        };
      }),
    },
    {
      metrics: {
        transfer_steps_failed_total: {
          type: 'counter',
          help: 'Failed steps in this process; each is retried.',
        },
        ledger_commits_waiting: {
          type: 'gauge',
          help: 'Ledger commits in this process that wait for the database.',
        },
      },
      read: () => ({ transfer_steps_failed_total: failedSteps(), ledger_commits_waiting: ledger.waiting() }),
    },
  ];
}
