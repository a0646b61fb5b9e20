import { FieldError } from '../../domain-error.ts';
import type { Decimal } from '../../money/decimal.ts';
import { present } from '../../present.ts';
import type { LinkAmount, LinkMeta, PaymentLink } from './payment-link.ts';

/** The amount fields of a change; null removes the value. */
interface GivenLinkAmount {
  readonly targetAmount?: Decimal | null | undefined;
  readonly quoteAmount?: Decimal | null | undefined;
  readonly quoteCurrency?: string | null | undefined;
}

type Plain = Pick<
  PaymentLink,
  'type' | 'oneTime' | 'name' | 'title' | 'description' | 'targetCurrency' | 'fixed'
>;

/** The fields to change in a link; null removes a value (G320). */
export interface LinkChanges extends Partial<Plain> {
  readonly amount: GivenLinkAmount;
  readonly status?: 'draft' | 'active';
  readonly expiresAt?: Date | null;
  readonly meta: MetaChanges;
}

/** Required fields cannot be removed. */
export type MetaChanges = {
  readonly [Name in keyof LinkMeta]?: LinkMeta[Name] | (undefined extends LinkMeta[Name] ? null : never);
};

/** The fields of a new link. */
export type NewLink = LinkChanges & Omit<Plain, 'type'>;

/**
 * The link with the changes applied; lists and objects are replaced as a whole (G81).
 *
 * @throws FieldError for an amount given in two ways or incompletely, and for a fixed link without an amount.
 */
export function withChanges(link: PaymentLink, changes: LinkChanges): PaymentLink {
  const { amount: given, meta, fixed = link.fixed, expiresAt, ...plain } = changes;
  const { amount: before, fixed: _fixed, expiresAt: endBefore, ...facts } = link;
  const end = expiresAt === undefined ? endBefore : (expiresAt ?? undefined);
  const changed = {
    ...facts,
    ...plain,
    ...present({ expiresAt: end }),
    meta: withoutRemoved({ ...facts.meta, ...meta }),
  };
  const amount = amountAfter(before, given);
  if (!fixed) return { ...changed, fixed, ...present({ amount }) };
  if (amount !== undefined) return { ...changed, fixed, amount };
  throw new FieldError({
    fixed: ['A fixed link needs an amount; give target_amount, or quote_amount with quote_currency.'],
  });
}

function withoutRemoved(
  meta: MetaChanges & Pick<LinkMeta, 'allowCustomerAmount' | 'allowQuantitySelection'>,
): LinkMeta {
  return Object.fromEntries(
    Object.entries(meta).filter(([, value]) => value !== null),
  ) as unknown as LinkMeta;
}

function amountAfter(before: LinkAmount | undefined, given: GivenLinkAmount): LinkAmount | undefined {
  const [targetAmount, quoteAmount] = [given.targetAmount ?? undefined, given.quoteAmount ?? undefined];
  const quoteCurrency = given.quoteCurrency ?? undefined;
  const isQuoted = quoteAmount !== undefined || quoteCurrency !== undefined;
  if (targetAmount !== undefined) {
    if (!isQuoted) return { side: 'target', amount: targetAmount };
    throw new FieldError({
      target_amount: ['The amount is given by quote_amount with quote_currency; leave `target_amount` out.'],
    });
  }
  const known = before?.side === 'quote' ? before : undefined;
  const amount = quoteAmount ?? (given.quoteAmount === null ? undefined : known?.amount);
  const currency = quoteCurrency ?? (given.quoteCurrency === null ? undefined : known?.currency);
  if (!isQuoted && known === undefined) return given.targetAmount === null ? undefined : before;
  if (amount === undefined && currency === undefined) return undefined;
  if (amount === undefined)
    throw new FieldError({ quote_amount: ['quote_amount is required beside quote_currency.'] });
  if (currency === undefined)
    throw new FieldError({ quote_currency: ['quote_currency is required beside quote_amount.'] });
  return { side: 'quote', amount, currency };
}
