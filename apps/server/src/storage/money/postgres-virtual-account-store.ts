import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type {
  AccountPlace,
  OpenedAccount,
  VirtualAccount,
} from '../../domain/virtual-accounts/virtual-account.ts';
import type { VirtualAccountStore } from '../../domain/virtual-accounts/virtual-account-store.ts';
import type { Database } from '../engine/database.ts';
import { lockProfile } from '../ledger/lock-profile.ts';
import type { Tables } from '../schema/tables.ts';
import { holderName } from './holder-name.ts';

/** Virtual bank accounts in the database; each is written together with its directory row, or not at all. */
export function virtualAccountStore(database: Database): VirtualAccountStore {
  const { kysely } = database;
  return {
    present: (place) => presentOf(kysely, place),
    open: (account, resets) =>
      database.transaction(async (transaction) => {
        await lockProfile(transaction, account, resets);
        const present = await presentOf(transaction, account);
        if (present !== undefined) return present;
        await write(transaction, account);
        const opened = await presentOf(transaction, account);
        if (opened === undefined) throw new Error(`The account ${account.id} was not opened.`);
        return opened;
      }),
    async find(businessId, id) {
      const row = await accounts(kysely)
        .where('account.business_id', '=', businessId)
        .where('account.account_id', '=', id)
        .executeTakeFirst();
      return row && accountOf(row);
    },
  };
}

async function presentOf(
  kysely: Kysely<Tables>,
  { businessId, profileId, currency }: AccountPlace,
): Promise<VirtualAccount | undefined> {
  const row = await accounts(kysely)
    .where('account.business_id', '=', businessId)
    .where('account.profile_id', '=', profileId)
    .where('account.currency', '=', currency)
    .executeTakeFirst();
  return row && accountOf(row);
}

/** Accounts with the names of their holders; for erased customers, the name of the business. */
function accounts(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('virtual_bank_account as account')
    .innerJoin('business', 'business.business_id', 'account.business_id')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.business_id', '=', 'account.business_id')
        .onRef('customer.customer_id', '=', 'account.profile_id'),
    )
    .selectAll('account')
    .select(holderName.as('holder_name'));
}

/** Writes the account and its directory row in one statement, in a transaction with a shared lock on the business. */
async function write(transaction: Transaction<Tables>, account: OpenedAccount): Promise<void> {
  const { id, businessId, bankCode, accountNumber } = account;
  await sql`
    WITH noted AS (
      INSERT INTO bank_account_directory (bank_code, account_number, business_id, virtual_account_id)
      VALUES (${bankCode}, ${accountNumber}, ${businessId}, ${id})
    )
    INSERT INTO virtual_bank_account
      (business_id, account_id, profile_id, currency, bank_code, bank_name, account_number, created_at)
    VALUES (${businessId}, ${id}, ${account.profileId}, ${account.currency}, ${bankCode}, ${account.bankName},
      ${accountNumber}, ${account.createdAt})`.execute(transaction);
}

function accountOf(
  row: Selectable<Tables['virtual_bank_account']> & { readonly holder_name: string },
): VirtualAccount {
  return {
    id: row.account_id,
    businessId: row.business_id,
    profileId: row.profile_id,
    currency: row.currency,
    accountName: row.holder_name.toUpperCase(),
    accountNumber: row.account_number,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    createdAt: new Date(row.created_at),
  };
}
