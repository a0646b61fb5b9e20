import type { BankAccounts } from '../domain/rails/bank-accounts.ts';
import { asTransaction } from './as-transaction.ts';
import type { Database } from './database.ts';
import { holderName } from './holder-name.ts';

/** Temporary bank accounts, and whose name they are opened in, in the database. */
export function bankAccountStore({ kysely }: Pick<Database, 'kysely'>): BankAccounts {
  return {
    holderOf: async ({ businessId, profileId }) => {
      const row = await kysely
        .selectFrom('business')
        .leftJoin('customer', (join) =>
          join
            .onRef('customer.business_id', '=', 'business.business_id')
            .on('customer.customer_id', '=', profileId),
        )
        .select([holderName.as('name'), 'customer.email'])
        .where('business.business_id', '=', businessId)
        .executeTakeFirstOrThrow();
      return { name: row.name, ...(row.email !== null && { email: row.email }) };
    },
    isTaken: async ({ bankCode, accountNumber }) => {
      const row = await kysely
        .selectFrom('bank_account_directory')
        .select('account_number')
        .where('bank_code', '=', bankCode)
        .where('account_number', '=', accountNumber)
        .executeTakeFirst();
      return row !== undefined;
    },
    note: async (account, transaction) => {
      const { bankCode, accountNumber, businessId, transferId, paymentRequestId } = account;
      await asTransaction(transaction)
        .insertInto('bank_account_directory')
        .values({
          bank_code: bankCode,
          account_number: accountNumber,
          business_id: businessId,
          transfer_id: transferId ?? null,
          payment_request_id: paymentRequestId ?? null,
        })
        .execute();
    },
  };
}
