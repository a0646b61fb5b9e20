import { NotFound } from '../../../domain/domain-error.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { transactionBody } from './transaction-body.ts';

/** Returns one entry of the profile (G72). */
export const getTransaction =
  ({
    transactions,
    currencies,
  }: Pick<ApiServices, 'transactions' | 'currencies'>): Handler<'getTransaction'> =>
  async ({ path }, context) => {
    const entry = await transactions.find(profileOf(context), path.id);
    if (entry === undefined) throw new NotFound(`transaction ${path.id.slice(0, 64)}`);
    return ok('Transaction retrieved.', transactionBody(entry, currencies));
  };
