import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { customerBody } from './customer-body.ts';

/** Returns one customer of the business. */
export const getCustomer =
  ({ customers }: Pick<ApiServices, 'customers'>): Handler<'getCustomer'> =>
  async ({ path }, context) =>
    ok('Customer retrieved.', customerBody(await customers.get(profileOf(context), path.id)));
