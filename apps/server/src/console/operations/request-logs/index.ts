import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { getRequestLog } from './get-request-log.ts';
import { listRequestLogs } from './list-request-logs.ts';

/** Logs of the requests of the business to the API (G144). */
export const requestLogHandlers = (services: Pick<ConsoleServices, 'requestLogs' | 'cursors'>) =>
  ({
    getRequestLog: getRequestLog(services),
    listRequestLogs: listRequestLogs(services),
  }) satisfies Partial<ConsoleHandlers>;
