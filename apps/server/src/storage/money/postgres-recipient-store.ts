import type { Selectable } from 'kysely';
import {
  type Recipient,
  type RecipientDetails,
  recipientCategory,
} from '../../domain/recipients/recipient.ts';
import type { RecipientStore } from '../../domain/recipients/recipient-store.ts';
import type { Database } from '../engine/database.ts';
import { listPage } from '../engine/list-page.ts';
import { insertUnlessReset } from '../sandbox/insert-unless-reset.ts';
import type { Tables } from '../schema/tables.ts';
import { domainNames, storedNames } from './stored-names.ts';

const BY_AGE = ['created_at', 'recipient_id'];
/** Anything else is not an identifier of a recipient and is not looked up. */
const RECIPIENT_ID = /^REC_[0-9A-Za-z]{16}$/;

/** Recipients in the database. */
export function recipientStore(database: Database): RecipientStore {
  const { kysely } = database;
  const active = (businessId: string) =>
    kysely
      .selectFrom('recipient')
      .selectAll()
      .where('business_id', '=', businessId)
      .where('active', '=', true);
  return {
    insert: (recipient, options) =>
      insertUnlessReset(database, 'recipient', recipientRow(recipient), options),
    find: async (businessId, id) => {
      if (!RECIPIENT_ID.test(id)) return undefined;
      const row = await active(businessId).where('recipient_id', '=', id).executeTakeFirst();
      return row && recipientIn(row);
    },
    page(businessId, { currency }, request) {
      let rows = active(businessId);
      if (currency !== undefined) rows = rows.where('currency_id', '=', currency);
      return listPage(rows, BY_AGE, request, recipientIn);
    },
    deactivate: async (businessId, id, at) => {
      if (!RECIPIENT_ID.test(id)) return undefined;
      const row = await kysely
        .updateTable('recipient')
        .set({ active: false, updated_at: at })
        .where('business_id', '=', businessId)
        .where('recipient_id', '=', id)
        .where('active', '=', true)
        .returningAll()
        .executeTakeFirst();
      return row && recipientIn(row);
    },
  };
}

function recipientRow(recipient: Recipient) {
  const { type, ...details } = recipient.details;
  return {
    business_id: recipient.businessId,
    recipient_id: recipient.id,
    active: recipient.active,
    owned_by_customer: recipient.ownedByCustomer,
    customer_id: recipient.customerId ?? null,
    type,
    category: recipientCategory(recipient.details),
    currency_id: recipient.currency ?? null,
    country_id: recipient.country ?? null,
    details: storedNames(details),
    created_at: recipient.createdAt,
    updated_at: recipient.updatedAt,
  };
}

function recipientIn(row: Selectable<Tables['recipient']>): Recipient {
  return {
    id: row.recipient_id,
    businessId: row.business_id,
    active: row.active,
    ownedByCustomer: row.owned_by_customer,
    ...(row.customer_id !== null && { customerId: row.customer_id }),
    ...(row.currency_id !== null && { currency: row.currency_id }),
    ...(row.country_id !== null && { country: row.country_id }),
    details: { type: row.type, ...domainNames(row.details) } as RecipientDetails,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}
