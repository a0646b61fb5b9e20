import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { customerBody } from './customer-body.ts';

/**
 * Lists the customers of the business, newest first by default. `q` searches them (G02) and `email` matches the address
 * (G353).
 */
export const listCustomers =
  ({ customers, cursors }: Pick<ApiServices, 'customers' | 'cursors'>): Handler<'listCustomers'> =>
  ({ query }, context, call) => {
    const profile = profileOf(context);
    return page(
      'Customers retrieved.',
      { call, query, cursors, reader: profile },
      (request) => customers.list(profile, { text: query.q, email: query.email }, request),
      customerBody,
    );
  };
