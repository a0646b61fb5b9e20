import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { virtualBankAccountBody } from './virtual-bank-account-body.ts';

/** Returns the static bank account of the profile in a currency; the first call opens it (G42). */
export const getVirtualBankAccount =
  ({ virtualAccounts }: Pick<ApiServices, 'virtualAccounts'>): Handler<'getVirtualBankAccount'> =>
  async ({ path }, context) => {
    const account = await virtualAccounts.get(profileOf(context), path.code);
    return ok('Virtual bank account retrieved.', virtualBankAccountBody(account));
  };
