import type { Customer } from '../../../domain/customers/customer.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { created, replyOnce } from '../../replies.ts';
import { customerBody } from './customer-body.ts';
import { newCustomer } from './customer-request.ts';

/** Adds a person or company that the business acts for (G38, G78). */
export const createCustomer =
  ({ customers }: Pick<ApiServices, 'customers'>): Handler<'createCustomer'> =>
  ({ body }, context) =>
    replyOnce(
      context,
      (keep) => customers.create(profileOf(context), newCustomer(body), keep),
      (customer: Customer) =>
        created('Customer created.', customerBody(customer), { Location: `/v1/customers/${customer.id}` }),
    );
