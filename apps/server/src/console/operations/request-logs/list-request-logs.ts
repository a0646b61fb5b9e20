import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { requestLogBody } from './request-log-body.ts';

/** Lists the requests of the business. */
export const listRequestLogs =
  ({
    requestLogs,
    cursors,
  }: Pick<ConsoleServices, 'requestLogs' | 'cursors'>): ConsoleHandler<'listRequestLogs'> =>
  ({ query }, context, call) => {
    const { request_id: requestId, status = [], method: methods = [], path, from, to } = query;
    const statuses = [...new Set(status.flatMap(statusesOf))];
    return page(
      'Request logs retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) =>
        requestLogs.list(businessIdOf(context), { requestId, statuses, methods, path, from, to }, request),
      requestLogBody,
    );
  };

/** The statuses of a filter: one status, or a class of them such as `4XX`. */
function statusesOf(text: string): number[] {
  if (!text.endsWith('XX')) return [Number(text)];
  const first = Number(text.slice(0, 1)) * 100;
  return Array.from({ length: 100 }, (_, index) => first + index);
}
