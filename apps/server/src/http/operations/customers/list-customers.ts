import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { customerBody } from './customer-body.ts';

/** The customers of the business, newest first unless asked otherwise; with `q`, those that it is found in (G02), and with `email`, those with the address (G353). */
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
