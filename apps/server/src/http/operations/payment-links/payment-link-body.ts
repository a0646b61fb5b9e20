import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import { amountText } from '../../../domain/money/amount.ts';
import type { Decimal } from '../../../domain/money/decimal.ts';
import { currencyOf, type PaymentLink } from '../../../domain/payments/links/payment-link.ts';
import { present } from '../../../domain/present.ts';
import type { ApiServices } from '../../../services.ts';

type Schemas = components['schemas'];
type Dependencies = Pick<ApiServices, 'currencies' | 'linkPage'>;

/** A link as the contract's `PaymentLink`. */
export function paymentLinkBody(link: PaymentLink, dependencies: Dependencies): Schemas['PaymentLink'] {
  const { customerEmail: customer_email, customerName: customer_name } = link.meta;
  const shared = sharedBody(link, dependencies);
  return {
    ...shared,
    view: 'full',
    profile_id: link.profileId,
    created_at: timestampOf(link.createdAt),
    updated_at: timestampOf(link.updatedAt),
    pub_key: link.publicKey,
    meta: { ...shared.meta, ...present({ customer_email, customer_name }) },
  };
}

/** A link as payers see it, the contract's `PublicPaymentLink`, without the payer and the payee. */
export function publicPaymentLinkBody(
  link: PaymentLink,
  dependencies: Dependencies,
): Schemas['PublicPaymentLink'] {
  return { ...sharedBody(link, dependencies), view: 'public' };
}

function sharedBody(link: PaymentLink, { currencies, linkPage }: Dependencies) {
  const { amount, meta } = link;
  const currency = currencies.known(currencyOf(link));
  const text = (value: Decimal | undefined) => value && amountText(value, currency);
  return {
    id: link.id,
    type: link.type,
    fixed: link.fixed,
    one_time: link.oneTime,
    link: linkPage(link.id),
    name: link.name,
    title: link.title,
    description: link.description,
    target_currency: link.targetCurrency,
    status: link.status,
    ...present({
      quote_amount: amount?.side === 'quote' ? text(amount.amount) : undefined,
      quote_currency: amount?.side === 'quote' ? amount.currency : undefined,
      target_amount: amount?.side === 'target' ? text(amount.amount) : undefined,
      expires_at: link.expiresAt && timestampOf(link.expiresAt),
    }),
    meta: {
      allow_customer_amount: meta.allowCustomerAmount,
      allow_quantity_selection: meta.allowQuantitySelection,
      ...present({
        images: meta.images && [...meta.images],
        amount_limit:
          meta.amountLimit &&
          present({ min_amount: text(meta.amountLimit.min), max_amount: text(meta.amountLimit.max) }),
        require_extra_info: meta.questions?.map(({ fieldName, required }) => ({
          field_name: fieldName,
          required,
        })),
        due_date: meta.dueDate && timestampOf(meta.dueDate),
        note: meta.note,
        items: meta.items?.map((item) => ({ ...item, amount: amountText(item.amount, currency) })),
      }),
    },
  };
}
