import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { faultPoint } from '#fault-point';
import type { DepositAddress } from '../../domain/addresses/deposit-address.ts';
import type { AddressPlace, DepositAddressStore } from '../../domain/addresses/deposit-address-store.ts';
import type { RecordChange } from '../../domain/record.ts';
import type { Database } from '../engine/database.ts';
import { lockProfile } from '../ledger/lock-profile.ts';
import { writeKeptReply } from '../requests/kept-reply.ts';
import type { Tables } from '../schema/tables.ts';

/** Deposit addresses in the database; each is written together with its directory row, or not at all. */
export function depositAddressStore(database: Database): DepositAddressStore {
  const { kysely } = database;
  return {
    present: (place) => presentOf(kysely, place),
    open: (address, resets) =>
      database.transaction(async (transaction) => {
        await lockProfile(transaction, address, resets);
        const present = await presentOf(transaction, address);
        if (present !== undefined) return present;
        await write(transaction, address);
        return address;
      }),
    replace: async (address, { resets, keptReply }) => {
      await database.transaction(async (transaction) => {
        await lockProfile(transaction, address, resets);
        await transaction
          .updateTable('deposit_address')
          .set({ is_present: false })
          .where('business_id', '=', address.businessId)
          .where('profile_id', '=', address.profileId)
          .where('currency', '=', address.currency)
          .where('network', '=', address.network)
          .where('is_present', '=', true)
          .execute();
        await write(transaction, address);
        if (keptReply !== undefined) await writeKeptReply(transaction, address.businessId, keptReply);
      });
    },
    record: (address) => recordOf(address, false),
    find: async (businessId, networks, { address, memo = '' }) => {
      if (networks.length === 0) return undefined;
      const row = await kysely
        .selectFrom('deposit_address_directory as directory')
        .innerJoin('deposit_address', (join) =>
          join
            .onRef('deposit_address.business_id', '=', 'directory.business_id')
            .onRef('deposit_address.address_id', '=', 'directory.address_id'),
        )
        .selectAll('deposit_address')
        .where('directory.network', 'in', networks)
        .where('directory.address', '=', address)
        .where('directory.memo', '=', memo)
        .where('directory.business_id', '=', businessId)
        .executeTakeFirst();
      return row && addressOf(row);
    },
  };
}

async function presentOf(kysely: Kysely<Tables>, place: AddressPlace): Promise<DepositAddress | undefined> {
  const row = await kysely
    .selectFrom('deposit_address')
    .selectAll()
    .where('business_id', '=', place.businessId)
    .where('profile_id', '=', place.profileId)
    .where('currency', '=', place.currency)
    .where('network', '=', place.network)
    .where('is_present', '=', true)
    .executeTakeFirst();
  return row && addressOf(row);
}

/** Writes the current address of a profile, in a transaction with a shared lock on the business. */
async function write(transaction: Transaction<Tables>, address: DepositAddress): Promise<void> {
  const records = JSON.stringify([recordOf(address, true)]);
  await sql`SELECT change_records(${address.businessId}, ${records}::jsonb, true)`.execute(transaction);
  faultPoint('after an address is in the directory');
}

/** The address with its row in the directory. */
function recordOf(address: DepositAddress, isPresent: boolean): RecordChange {
  return {
    kind: 'deposit_address',
    id: address.id,
    expects: 'absent',
    row: {
      business_id: address.businessId,
      address_id: address.id,
      profile_id: address.profileId,
      currency: address.currency,
      network: address.network,
      address: address.address,
      memo: address.memo,
      transfer_id: address.transferId,
      payment_request_id: address.paymentRequestId,
      is_present: isPresent,
      created_at: address.createdAt,
    },
  };
}

function addressOf(row: Selectable<Tables['deposit_address']>): DepositAddress {
  return {
    id: row.address_id,
    businessId: row.business_id,
    profileId: row.profile_id,
    currency: row.currency,
    network: row.network,
    address: row.address,
    ...(row.memo !== null && { memo: row.memo }),
    ...(row.transfer_id !== null && { transferId: row.transfer_id }),
    ...(row.payment_request_id !== null && { paymentRequestId: row.payment_request_id }),
    createdAt: new Date(row.created_at),
  };
}
