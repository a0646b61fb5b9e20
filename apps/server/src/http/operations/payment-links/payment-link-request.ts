import type { components } from '@finops/contract';
import { Decimal } from '../../../domain/money/decimal.ts';
import type { LinkChanges, MetaChanges, NewLink } from '../../../domain/payments/links/link-changes.ts';
import { present } from '../../../domain/present.ts';

type Schemas = components['schemas'];
/** The contract's `PaymentLinkUpdate`, with the values that only a new link may have. */
type GivenFields = Omit<Schemas['PaymentLinkUpdate'], 'status'> & { readonly status?: 'draft' | 'active' };

/**
 * Converts the contract's `PaymentLinkCreate` into the domain's input; the schema of the update has the fields of its
 * variants, too.
 */
export function newLink(body: Schemas['PaymentLinkTerms'] & GivenFields): NewLink {
  const { fixed, one_time: oneTime, name, title, description, target_currency: targetCurrency } = body;
  return { ...linkChanges(body), fixed, oneTime, name, title, description, targetCurrency };
}

/** Converts the contract's `PaymentLinkUpdate` into the domain's input. */
export function linkChanges(body: GivenFields): LinkChanges {
  return {
    ...present({
      type: body.type,
      fixed: body.fixed,
      oneTime: body.one_time,
      name: body.name,
      title: body.title,
      description: body.description,
      targetCurrency: body.target_currency,
      status: body.status,
      expiresAt: instantIn(body.expires_at),
    }),
    amount: {
      targetAmount: decimalIn(body.target_amount),
      quoteAmount: decimalIn(body.quote_amount),
      quoteCurrency: body.quote_currency,
    },
    meta: metaIn(body),
  };
}

function metaIn(body: GivenFields): MetaChanges {
  const { amount_limit: limit } = body;
  return present({
    allowCustomerAmount: body.allow_customer_amount,
    allowQuantitySelection: body.allow_quantity_selection,
    amountLimit: limit && present({ min: decimalIn(limit.min_amount), max: decimalIn(limit.max_amount) }),
    images: body.images,
    questions: eachOf(body.require_extra_info, ({ field_name: fieldName, required }) => ({
      fieldName,
      required,
    })),
    customerEmail: body.customer_email,
    customerName: body.customer_name,
    dueDate: instantIn(body.due_date),
    note: body.note,
    items: eachOf(body.items, ({ item, quantity, amount }) => ({
      item,
      quantity,
      amount: Decimal.parse(amount),
    })),
  });
}

function eachOf<Given, Made>(list: readonly Given[] | null | undefined, make: (one: Given) => Made) {
  return list ? list.map(make) : list;
}

function decimalIn<None extends null | undefined>(text: string | None): Decimal | None {
  return typeof text === 'string' ? Decimal.parse(text) : text;
}

function instantIn<None extends null | undefined>(text: string | None): Date | None {
  return typeof text === 'string' ? new Date(text) : text;
}
