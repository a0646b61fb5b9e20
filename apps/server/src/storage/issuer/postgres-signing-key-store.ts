import type { Kysely } from 'kysely';
import type { SigningKeyStore } from '../../domain/oauth/signing-key.ts';
import type { Tables } from '../schema/tables.ts';

/** The keys of the issuer in the database. */
export function signingKeyStore(kysely: Kysely<Tables>): SigningKeyStore {
  return {
    list: async () => {
      const rows = await kysely.selectFrom('signing_key').selectAll().orderBy('number').execute();
      return rows.map((row) => ({
        number: row.number,
        publicKey: row.public_key,
        sealedPrivateKey: row.sealed_private_key,
        signsFrom: new Date(row.signs_from),
      }));
    },
    insert: async ({ number, publicKey, sealedPrivateKey, signsFrom }) => {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('signing_key')
        .values({
          number,
          public_key: JSON.stringify(publicKey),
          sealed_private_key: sealedPrivateKey,
          signs_from: signsFrom,
        })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    remove: async (numbers) => {
      if (numbers.length === 0) return;
      await kysely.deleteFrom('signing_key').where('number', 'in', numbers).execute();
    },
  };
}
