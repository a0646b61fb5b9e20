import { requestLogHandlers } from '../console/operations/request-logs/index.ts';
import { RequestLogBuffer } from '../domain/request-logs/request-log-buffer.ts';
import { RequestLogs } from '../domain/request-logs/request-logs.ts';
import type { Services } from '../services.ts';
import { requestLogStore } from '../storage/requests/postgres-request-log-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** How long request logs wait to be written as one batch. */
const REST_MS = 1000;

/** Logs of requests to the API. */
export function requestLogsArea({ database, logger }: Base, { cursors }: Pick<Services, 'cursors'>) {
  const store = requestLogStore(database.kysely);
  const requestLogs = new RequestLogs(store);
  const buffer = new RequestLogBuffer(store, (dropped) =>
    logger.error({ dropped }, 'request logs were dropped: they could not be written'),
  );
  return {
    services: { requestLogs, requestLogBuffer: buffer },
    handlers: { console: requestLogHandlers({ requestLogs, cursors }) },
    metrics: [
      {
        metrics: {
          request_logs_dropped_total: {
            type: 'counter',
            help: 'Request logs dropped because they could not be written.',
          },
        },
        read: () => ({ request_logs_dropped_total: buffer.dropped }),
      },
    ],
    jobs: [{ name: 'request logs', restMs: REST_MS, run: () => buffer.write(), stop: () => buffer.flush() }],
  } satisfies Area;
}
