import { sql } from 'kysely';
import type { BankAccounts } from '../domain/rails/bank-accounts.ts';
import type { Database } from './database.ts';
import { ofNoTransfer } from './of-no-transfer.ts';

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
        .select(['business.name', 'customer.first_name', 'customer.last_name', 'customer.email'])
        .where('business.business_id', '=', businessId)
        .executeTakeFirstOrThrow();
      return row.email === null
        ? { name: row.name }
        : { name: `${row.first_name} ${row.last_name}`, email: row.email };
    },
    claim: async ({ bankCode, accountNumber, businessId, transferId }) => {
      // Shares the business with commits: a reset of its sandbox is over, or begins when this is done.
      const { rows } = await sql`
        INSERT INTO bank_account_directory (bank_code, account_number, business_id, transfer_id)
        SELECT ${bankCode}, ${accountNumber}, ${businessId}, ${transferId}
        WHERE share_business(${businessId}) IS NOT NULL
        ON CONFLICT DO NOTHING RETURNING account_number`.execute(kysely);
      return rows.length === 1;
    },
    release: async ({ bankCode, accountNumber, businessId, transferId }) => {
      await kysely
        .deleteFrom('bank_account_directory')
        .where('bank_code', '=', bankCode)
        .where('account_number', '=', accountNumber)
        .where('business_id', '=', businessId)
        .where('transfer_id', '=', transferId)
        .where(ofNoTransfer(businessId, transferId))
        .execute();
    },
  };
}
