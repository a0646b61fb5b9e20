import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandler } from '../../handler.ts';
import { businessBody } from '../business/business-body.ts';

/** Returns any business. */
export const getPlatformBusiness =
  ({ accounts: { businesses } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'getPlatformBusiness'> =>
  async ({ path }) =>
    ok('Business retrieved.', businessBody(await businesses.get(path.id)));
