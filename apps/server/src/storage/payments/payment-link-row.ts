import type { Selectable } from 'kysely';
import { comparedName } from '../../domain/customers/compared-name.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { LinkAmount, LinkMeta, PaymentLink } from '../../domain/payments/links/payment-link.ts';
import { present } from '../../domain/present.ts';
import type { LinkMetaJson } from '../schema/json-columns.ts';
import type { Tables } from '../schema/tables.ts';

/** The row of a link, with JSON values. */
export function linkRow(link: PaymentLink) {
  const { amount } = link;
  return {
    business_id: link.businessId,
    link_id: link.id,
    profile_id: link.profileId,
    type: link.type,
    status: link.status,
    version: link.version,
    fixed: link.fixed,
    one_time: link.oneTime,
    name: link.name,
    title: link.title,
    description: link.description,
    target_currency: link.targetCurrency,
    target_amount: amount?.side === 'target' ? amount.amount.toString() : null,
    quote_amount: amount?.side === 'quote' ? amount.amount.toString() : null,
    quote_currency: amount?.side === 'quote' ? amount.currency : null,
    public_key: link.publicKey,
    meta: metaJson(link.meta),
    searched: [link.name, link.title, link.id].map(comparedName).join('\n'),
    created_at: link.createdAt,
    updated_at: link.updatedAt,
    expires_at: link.expiresAt ?? null,
  };
}

/** The link of a row. */
export function linkOf(row: Selectable<Tables['payment_link']>): PaymentLink {
  const amount = amountOf(row);
  const facts = {
    id: row.link_id,
    businessId: row.business_id,
    profileId: row.profile_id,
    type: row.type,
    status: row.status,
    version: row.version,
    oneTime: row.one_time,
    name: row.name,
    title: row.title,
    description: row.description,
    targetCurrency: row.target_currency,
    publicKey: row.public_key,
    meta: metaOf(row.meta),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    ...(row.expires_at !== null && { expiresAt: new Date(row.expires_at) }),
  };
  if (!row.fixed) return { ...facts, fixed: false, ...present({ amount }) };
  if (amount === undefined) throw new Error(`The fixed payment link ${row.link_id} has no amount.`);
  return { ...facts, fixed: true, amount };
}

function amountOf(row: Selectable<Tables['payment_link']>): LinkAmount | undefined {
  if (row.target_amount !== null) return { side: 'target', amount: Decimal.parse(row.target_amount) };
  if (row.quote_amount === null || row.quote_currency === null) return undefined;
  return { side: 'quote', amount: Decimal.parse(row.quote_amount), currency: row.quote_currency };
}

function metaJson({ amountLimit, dueDate, items, ...meta }: LinkMeta): LinkMetaJson {
  return {
    ...meta,
    ...present({
      amountLimit:
        amountLimit && present({ min: amountLimit.min?.toString(), max: amountLimit.max?.toString() }),
      dueDate: dueDate?.toISOString(),
      items: items?.map((item) => ({ ...item, amount: item.amount.toString() })),
    }),
  };
}

function metaOf({ amountLimit, dueDate, items, ...meta }: LinkMetaJson): LinkMeta {
  const decimal = (text: string | undefined) => (text === undefined ? undefined : Decimal.parse(text));
  return {
    ...meta,
    ...present({
      amountLimit: amountLimit && present({ min: decimal(amountLimit.min), max: decimal(amountLimit.max) }),
      dueDate: dueDate === undefined ? undefined : new Date(dueDate),
      items: items?.map((item) => ({ ...item, amount: Decimal.parse(item.amount) })),
    }),
  };
}
