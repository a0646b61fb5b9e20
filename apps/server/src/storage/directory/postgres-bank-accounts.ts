import type { BankAccounts } from '../../domain/rails/bank-accounts.ts';
import type { Database } from '../engine/database.ts';
import { holderName } from '../money/holder-name.ts';

/** Temporary bank accounts and the names of their holders, in the database. */
export function bankAccountStore({ kysely }: Pick<Database, 'kysely'>): BankAccounts {
  const takenBy = ({
    bankCode,
    accountNumber,
  }: {
    readonly bankCode: string;
    readonly accountNumber: string;
  }) =>
    kysely
      .selectFrom('bank_account_directory as taken')
      .select('taken.account_number')
      .where('taken.bank_code', '=', bankCode)
      .where('taken.account_number', '=', accountNumber);
  return {
    holderUnlessTaken: async ({ businessId, profileId }, account) => {
      const row = await kysely
        .selectFrom('business')
        .leftJoin('customer', (join) =>
          join
            .onRef('customer.business_id', '=', 'business.business_id')
            .on('customer.customer_id', '=', profileId),
        )
        .select([holderName.as('name'), 'customer.email'])
        .select(({ exists }) => exists(takenBy(account)).as('is_taken'))
        .where('business.business_id', '=', businessId)
        .executeTakeFirstOrThrow();
      if (row.is_taken) return undefined;
      return { name: row.name, ...(row.email !== null && { email: row.email }) };
    },
    isTaken: async (account) => (await takenBy(account).executeTakeFirst()) !== undefined,
    record: ({ bankCode, accountNumber, businessId, transferId, paymentRequestId }) => ({
      kind: 'bank_account',
      id: `${bankCode} ${accountNumber}`,
      expects: 'absent',
      row: {
        bank_code: bankCode,
        account_number: accountNumber,
        business_id: businessId,
        transfer_id: transferId,
        payment_request_id: paymentRequestId,
      },
    }),
  };
}
