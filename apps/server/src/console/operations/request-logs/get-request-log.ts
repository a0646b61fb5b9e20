import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { requestLogBody } from './request-log-body.ts';

/** Returns one request of the business. */
export const getRequestLog =
  ({ requestLogs }: Pick<ConsoleServices, 'requestLogs'>): ConsoleHandler<'getRequestLog'> =>
  async ({ path }, context) =>
    ok('Request log retrieved.', requestLogBody(await requestLogs.get(businessIdOf(context), path.id)));
