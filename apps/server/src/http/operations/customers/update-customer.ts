import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { customerBody } from './customer-body.ts';
import { customerFields } from './customer-request.ts';

/** Replaces the given fields of a customer (G79). */
export const updateCustomer =
  ({ customers }: Pick<ApiServices, 'customers'>): Handler<'updateCustomer'> =>
  async ({ path, body }, context) =>
    ok(
      'Customer updated.',
      customerBody(await customers.update(profileOf(context), path.id, customerFields(body))),
    );
