import type { ApiServices } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { ok } from '../../replies.ts';

/** Asks the bank or operator for the name of the account holder. */
export const resolveBankAccount =
  ({ accountLookup }: Pick<ApiServices, 'accountLookup'>): Handler<'resolveBankAccount'> =>
  async ({ body }) => {
    const { accountName, bankName } = await accountLookup.resolve({
      channel: body.channel,
      currency: body.currency_id,
      country: body.country_id,
      bankCode: body.bank_code,
      accountNumber: body.account_number,
    });
    return ok('Bank account resolved.', { account_name: accountName, bank_name: bankName });
  };
