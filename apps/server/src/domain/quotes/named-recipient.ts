import { FieldError, ResourceNotFound } from '../domain-error.ts';
import { present } from '../present.ts';
import {
  type Recipient,
  type RecipientCategory,
  type RecipientDetails,
  recipientCategory,
} from '../recipients/recipient.ts';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import type { AccountDetails } from '../reference/account-details.ts';
import type { PaymentMethod } from '../reference/country.ts';

/** Whose recipients to search, and where. */
export interface Recipients {
  readonly businessId: string;
  readonly recipients: Pick<RecipientStore, 'find'>;
}

/** Requirements of a payment leg for its recipient. */
interface Fitting {
  /** The field that names the recipient. */
  readonly field: string;
  readonly category: RecipientCategory;
  readonly currency: string;
}

/**
 * The recipient that a quote names.
 *
 * @throws ResourceNotFound when the business has no active recipient with this id.
 * @throws FieldError when it has another channel or currency.
 */
export async function namedRecipient(
  id: string,
  { field, category, currency }: Fitting,
  { businessId, recipients }: Recipients,
): Promise<Recipient> {
  const recipient = await recipients.find(businessId, id);
  if (recipient === undefined) throw new ResourceNotFound(`recipient ${id}`);
  const refuse = (reason: string) => new FieldError({ [field]: [reason] });
  const own = recipientCategory(recipient.details);
  if (own !== category) {
    throw refuse(`${id} is a recipient of the category ${own}; the category must be ${category}.`);
  }
  if (recipient.currency !== undefined && recipient.currency !== currency) {
    throw refuse(`${id} is an account in ${recipient.currency}; the currency must be ${currency}.`);
  }
  return recipient;
}

/** The account facts in a quote of a recipient that is paid by a method of a country. */
export function accountDetails(
  { country, details }: Recipient,
  { name, currency }: PaymentMethod,
): AccountDetails {
  return {
    accountName: details.accountName,
    ...numbersOf(details),
    ...(recipientCategory(details) === 'mobile_money' && { provider: name }),
    ...(country !== undefined && { countryCode: country }),
    currency: currency.code,
  };
}

/** The account facts that identify the payee; a wallet is identified by its address. */
function numbersOf(details: RecipientDetails): AccountDetails {
  switch (details.type) {
    case 'ngn_bank':
    case 'kes_bank': {
      const { accountNumber, bankCode, bankName } = details;
      return { accountNumber, bankCode, bankName };
    }
    case 'usd_bank': {
      const { accountNumber, bankName } = details;
      return details.transferType === 'swift'
        ? present({ accountNumber, iban: details.iban, bankName })
        : { accountNumber: details.accountNumber, bankCode: details.routingNumber, bankName };
    }
    case 'gbp_bank': {
      const { accountNumber, sortCode, bankName } = details;
      return { accountNumber, bankCode: sortCode, bankName };
    }
    case 'mpesa_mobile_money':
    case 'mtn_mobile_money':
      return { phoneNumber: details.phoneNumber };
    case 'paybill':
      return { accountNumber: details.accountNumber, bankCode: details.bankCode };
    case 'till':
      return { accountNumber: details.accountNumber };
    case 'crypto':
      return {};
  }
}
