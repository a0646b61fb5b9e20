import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { customerBody } from './customer-body.ts';

/** Submits a customer for review (G171). */
export const verifyCustomer =
  ({ customers }: Pick<ApiServices, 'customers'>): Handler<'verifyCustomer'> =>
  async ({ path }, context) =>
    ok('Customer submitted for review.', customerBody(await customers.verify(profileOf(context), path.id)));
