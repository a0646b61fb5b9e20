import type { components } from '@finops/contract';
import { FieldError } from '../../../domain/domain-error.ts';
import { present } from '../../../domain/present.ts';
import type { GivenDetails, RecipientRequest } from '../../../domain/recipients/recipient.ts';
import type { Spelled } from '../../../domain/recipients/spelling.ts';

type Schemas = components['schemas'];

/**
 * Converts the contract's `RecipientCreate` into the domain's input, with only the fields of the type.
 *
 * @throws FieldError on the short spelling of a field that is given in both spellings (G75), and on an IBAN of an
 * account that is not paid by SWIFT.
 */
export function recipientRequest(body: Schemas['RecipientCreate']): RecipientRequest {
  return {
    currency: oneSpelling(body, 'currency_id', 'currency'),
    country: body.type === 'crypto' ? undefined : oneSpelling(body, 'country_id', 'country_code'),
    details: givenDetails(body),
  };
}

function givenDetails(body: Schemas['RecipientCreate']): GivenDetails {
  const accountName = body.account_name;
  switch (body.type) {
    case 'ngn_bank':
    case 'kes_bank': {
      const { type, account_number: accountNumber, bank_code: bankCode } = body;
      return { type, accountName, accountNumber, bankCode };
    }
    case 'usd_bank':
      return dollarAccount(body);
    case 'gbp_bank':
      return {
        type: body.type,
        entityType: body.entity_type,
        accountName,
        bankName: body.bank_name,
        sortCode: body.sort_code,
        accountNumber: body.account_number,
      };
    case 'mpesa_mobile_money':
    case 'mtn_mobile_money':
      return { type: body.type, accountName, phoneNumber: body.phone_number };
    case 'paybill': {
      const { type, bank_code: bankCode, account_number: accountNumber } = body;
      return { type, accountName, bankCode, accountNumber };
    }
    case 'till':
      return { type: body.type, accountName, accountNumber: body.account_number };
    case 'crypto': {
      const { type, network, memo } = body;
      const cryptoAddress = oneSpelling(body, 'crypto_address', 'address');
      if (cryptoAddress === undefined) {
        throw new FieldError({ crypto_address: ['crypto_address is required for a wallet.'] });
      }
      return { type, accountName, network, cryptoAddress, ...present({ memo }) };
    }
  }
}

function dollarAccount(body: Schemas['RecipientCreateUsdBank']): GivenDetails {
  const facts = {
    type: body.type,
    entityType: body.entity_type,
    accountName: body.account_name,
    bankName: body.bank_name,
    ...present({
      intermediaryBankName: body.intermediary_bank_name,
      intermediaryBankAddress: body.intermediary_bank_address,
      intermediarySwiftCode: body.intermediary_swift_code,
    }),
  };
  if (body.transfer_type !== 'swift') {
    const {
      transfer_type: transferType,
      routing_number: routingNumber,
      account_number: accountNumber,
    } = body;
    if ('iban' in body) {
      throw new FieldError({
        iban: [
          `The transfer_type ${transferType} requires account_number; iban is accepted only with swift.`,
        ],
      });
    }
    return { ...facts, transferType, routingNumber, accountNumber };
  }
  const { account_number, iban }: { readonly account_number?: string; readonly iban?: string } = body;
  return {
    ...facts,
    transferType: body.transfer_type,
    swiftCode: body.swift_code,
    recipientAddress: body.recipient_address,
    ...present({ accountNumber: account_number, iban }),
  };
}

/** The value of a field with two spellings; undefined when neither is given. */
function oneSpelling<Full extends string, Short extends string>(
  body: { readonly [Name in Full | Short]?: string },
  full: Full,
  short: Short,
): Spelled | undefined {
  const [value, other]: (string | undefined)[] = [body[full], body[short]];
  if (value !== undefined && other !== undefined) {
    throw new FieldError({ [short]: [`${short} is an alias of ${full}. Send only one of them.`] });
  }
  if (value !== undefined) return { field: full, value };
  return other === undefined ? undefined : { field: short, value: other };
}
