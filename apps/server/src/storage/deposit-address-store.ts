import type { Kysely, Selectable, Transaction } from 'kysely';
import { faultPoint } from '#fault-point';
import type { DepositAddress } from '../domain/addresses/deposit-address.ts';
import type { AddressPlace, DepositAddressStore } from '../domain/addresses/deposit-address-store.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Deposit addresses in the database: in the directory first, so that none of a tenant is ever missing there. */
export function depositAddressStore(database: Database): DepositAddressStore {
  const { kysely } = database;
  return {
    present: (place) => presentOf(kysely, place),
    open: async (address) => {
      await noteInDirectory(kysely, address);
      return database.transaction(async (transaction) => {
        await lockProfile(transaction, address);
        const present = await presentOf(transaction, address);
        if (present !== undefined) return present;
        await insert(transaction, address, true);
        return address;
      });
    },
    replace: async (address) => {
      await noteInDirectory(kysely, address);
      await database.transaction(async (transaction) => {
        await lockProfile(transaction, address);
        await transaction
          .updateTable('deposit_address')
          .set({ is_present: false })
          .where('business_id', '=', address.businessId)
          .where('profile_id', '=', address.profileId)
          .where('currency', '=', address.currency)
          .where('network', '=', address.network)
          .where('is_present', '=', true)
          .execute();
        await insert(transaction, address, true);
      });
    },
    insert: async (address) => {
      await noteInDirectory(kysely, address);
      await insert(kysely, address, false);
    },
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

/** Whoever makes an address the present one waits here for whoever is at it already. */
async function lockProfile(transaction: Transaction<Tables>, place: AddressPlace): Promise<void> {
  await transaction
    .selectFrom('profile')
    .select('profile_id')
    .where('business_id', '=', place.businessId)
    .where('profile_id', '=', place.profileId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

async function noteInDirectory(kysely: Kysely<Tables>, address: DepositAddress): Promise<void> {
  await kysely
    .insertInto('deposit_address_directory')
    .values({
      network: address.network,
      address: address.address,
      memo: address.memo ?? '',
      business_id: address.businessId,
      address_id: address.id,
    })
    .execute();
  faultPoint('after an address is in the directory');
}

async function insert(kysely: Kysely<Tables>, address: DepositAddress, isPresent: boolean): Promise<void> {
  await kysely
    .insertInto('deposit_address')
    .values({
      business_id: address.businessId,
      address_id: address.id,
      profile_id: address.profileId,
      currency: address.currency,
      network: address.network,
      address: address.address,
      memo: address.memo ?? null,
      transfer_id: address.transferId ?? null,
      is_present: isPresent,
      created_at: address.createdAt,
    })
    .execute();
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
    createdAt: new Date(row.created_at),
  };
}
