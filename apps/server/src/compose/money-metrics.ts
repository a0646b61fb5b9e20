import type { AreaMetrics } from '../observability/area-metrics.ts';
import { cachedRead } from '../observability/cached-read.ts';
import { transferBacklog } from '../storage/money/transfer-backlog.ts';
import type { Base } from './base.ts';

/**
 * What those who watch the server see of transfers and of the ledger.
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
        transfer_steps_due: { type: 'gauge', help: 'Steps of transfers that are due and not taken.' },
        transfer_step_oldest_due_seconds: {
          type: 'gauge',
          help: 'How long the oldest of them has been due, by the clock of its business.',
        },
        transfers_stuck: {
          type: 'gauge',
          label: 'reason',
          help: 'Transfers whose step was due more than a minute ago: overdue, nobody takes it; stopped, business or customer may not pay out.',
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
          help: 'Steps that have failed in this process; each is tried again later.',
        },
        ledger_commits_waiting: {
          type: 'gauge',
          help: 'Commits of the ledger that wait in this process for the database.',
        },
      },
      read: () => ({ transfer_steps_failed_total: failedSteps(), ledger_commits_waiting: ledger.waiting() }),
    },
  ];
}
