import type { BankAccounts } from '../domain/rails/bank-accounts.ts';
import type { Database } from './database.ts';

/** Temporary bank accounts, and whose name they are opened in, in the database. */
export function bankAccountStore({ kysely }: Pick<Database, 'kysely'>): BankAccounts {
  return {
    holderUnlessTaken: async ({ businessId, profileId }, { bankCode, accountNumber }) => {
      const row = await kysely
        .selectFrom('business')
        .leftJoin('customer', (join) =>
          join
            .onRef('customer.business_id', '=', 'business.business_id')
            .on('customer.customer_id', '=', profileId),
        )
        .select([
          'business.name',
          'customer.first_name',
          'customer.last_name',
          'customer.business_name',
          'customer.email',
        ])
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('bank_account_directory as taken')
              .select('taken.transfer_id')
              .where('taken.bank_code', '=', bankCode)
              .where('taken.account_number', '=', accountNumber),
          ).as('is_taken'),
        )
        .where('business.business_id', '=', businessId)
        .executeTakeFirstOrThrow();
      if (row.is_taken) return undefined;
      return row.email === null
        ? { name: row.name }
        : { name: row.business_name ?? `${row.first_name} ${row.last_name}`, email: row.email };
    },
    record: ({ bankCode, accountNumber, businessId, transferId }) => ({
      kind: 'bank_account',
      id: `${bankCode} ${accountNumber}`,
      expects: 'absent',
      row: {
        bank_code: bankCode,
        account_number: accountNumber,
        business_id: businessId,
        transfer_id: transferId,
      },
    }),
  };
}
