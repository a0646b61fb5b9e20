import { NotFound } from '../../../domain/domain-error.ts';
import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { transactionBody } from './transaction-body.ts';

/** One settled entry of the profile (G72). */
export const getTransaction =
  ({ transactions, currencies }: Pick<Services, 'transactions' | 'currencies'>): Handler<'getTransaction'> =>
  async ({ path }, context) => {
    const entry = await transactions.find(profileOf(context), path.id);
    if (entry === undefined) throw new NotFound(`transaction ${path.id.slice(0, 64)}`);
    return {
      status: 200,
      body: {
        status: 'success',
        message: 'Transaction retrieved.',
        data: transactionBody(entry, currencies),
      },
    };
  };
