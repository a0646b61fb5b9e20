import type { components } from '@finops/contract';
import { FieldError, ResourceNotFound } from '../domain-error.ts';
import type { Recipient } from '../recipients/recipient.ts';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import type { PaymentMethod } from '../reference/country.ts';

/** Whose recipients are found, and where. */
export interface Recipients {
  readonly businessId: string;
  readonly recipients: Pick<RecipientStore, 'find'>;
}

/** What a recipient has to be to stand at an end. */
interface Fitting {
  /** The field that names it. */
  readonly field: string;
  readonly category: Recipient['category'];
  readonly currency: string;
}

/**
 * The recipient that a quote names.
 *
 * @throws ResourceNotFound when the business has no active one of the identifier.
 * @throws FieldError when it is of another channel or currency.
 */
export async function namedRecipient(
  id: string,
  { field, category, currency }: Fitting,
  { businessId, recipients }: Recipients,
): Promise<Recipient> {
  const recipient = await recipients.find(businessId, id);
  if (recipient === undefined) throw new ResourceNotFound(`recipient ${id}`);
  const refuse = (reason: string) => new FieldError({ [field]: [reason] });
  if (recipient.category !== category) {
    throw refuse(`${id} is a recipient of the category ${recipient.category}, and this takes ${category}.`);
  }
  if (recipient.currency !== undefined && recipient.currency !== currency) {
    throw refuse(`${id} is an account in ${recipient.currency}, and this takes one in ${currency}.`);
  }
  return recipient;
}

/** What is told of the account at an outside end. */
export type AccountDetails = components['schemas']['RecipientDetails'];

/** What a quote tells of the account of a recipient that is paid by a method of a country. */
export function accountDetails(
  { category, country, details }: Recipient,
  { name, currency }: PaymentMethod,
): AccountDetails {
  const { account_name, account_number, bank_name, iban, phone_number } = details;
  const bankCode = details.bank_code ?? details.routing_number ?? details.sort_code;
  return {
    account_name,
    ...(account_number !== undefined && { account_number }),
    ...(iban !== undefined && { iban }),
    ...(bankCode !== undefined && { bank_code: bankCode }),
    ...(bank_name !== undefined && { bank_name }),
    ...(phone_number !== undefined && { phone_number }),
    ...(category === 'mobile_money' && { provider: name }),
    ...(country !== undefined && { country_code: country }),
    currency: currency.code,
  };
}
