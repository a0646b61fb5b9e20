import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import { present } from '../../../domain/present.ts';
import {
  type Recipient,
  type RecipientDetails,
  recipientCategory,
} from '../../../domain/recipients/recipient.ts';

/** A recipient as the contract's `Recipient`. */
export function recipientBody(recipient: Recipient): components['schemas']['Recipient'] {
  return {
    id: recipient.id,
    object: 'recipient',
    profile_id: recipient.businessId,
    active: recipient.active,
    owned_by_customer: recipient.ownedByCustomer,
    ...(recipient.currency !== undefined && { currency_id: recipient.currency }),
    ...(recipient.country !== undefined && { country_id: recipient.country }),
    category: recipientCategory(recipient.details),
    ...detailsBody(recipient.details),
    created_at: timestampOf(recipient.createdAt),
    updated_at: timestampOf(recipient.updatedAt),
  };
}

function detailsBody(details: RecipientDetails) {
  const name = { account_name: details.accountName };
  switch (details.type) {
    case 'ngn_bank':
    case 'kes_bank': {
      const { type, bankName, bankCode, accountNumber } = details;
      return { type, ...name, bank_name: bankName, bank_code: bankCode, account_number: accountNumber };
    }
    case 'usd_bank':
      return {
        type: details.type,
        entity_type: details.entityType,
        transfer_type: details.transferType,
        ...name,
        bank_name: details.bankName,
        ...(details.transferType === 'swift'
          ? { swift_code: details.swiftCode, recipient_address: details.recipientAddress }
          : { routing_number: details.routingNumber }),
        ...present({
          account_number: details.accountNumber,
          iban: details.transferType === 'swift' ? details.iban : undefined,
          intermediary_bank_name: details.intermediaryBankName,
          intermediary_bank_address: details.intermediaryBankAddress,
          intermediary_swift_code: details.intermediarySwiftCode,
        }),
      };
    case 'gbp_bank': {
      const { type, entityType, bankName, sortCode, accountNumber } = details;
      return {
        type,
        entity_type: entityType,
        ...name,
        bank_name: bankName,
        sort_code: sortCode,
        account_number: accountNumber,
      };
    }
    case 'mpesa_mobile_money':
    case 'mtn_mobile_money':
      return { type: details.type, ...name, phone_number: details.phoneNumber };
    case 'paybill':
      return {
        type: details.type,
        ...name,
        bank_code: details.bankCode,
        account_number: details.accountNumber,
      };
    case 'till':
      return { type: details.type, ...name, account_number: details.accountNumber };
    case 'crypto': {
      const { type, network, cryptoAddress, memo } = details;
      return { type, ...name, network, crypto_address: cryptoAddress, ...present({ memo }) };
    }
  }
}
