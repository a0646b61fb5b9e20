import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import { present } from '../../../domain/present.ts';
import type { PayIn, PaymentLeg, PaymentTrace, PayOut } from '../../../domain/quotes/payment-leg.ts';
import type { AccountDetails } from '../../../domain/reference/account-details.ts';

type Schemas = components['schemas'];

/** The source of a payment as the contract's `PayIn`. */
export function payInBody(payIn: PayIn): Schemas['PayIn'] {
  switch (payIn.type) {
    case 'balance':
      return { type: payIn.type };
    case 'temporary_bank_account':
      return { type: payIn.type, ...accountLegBody(payIn), ...expiryBody(payIn) };
    case 'mobile_money':
      return {
        type: payIn.type,
        ...present({ recipient_id: payIn.recipientId, network: payIn.network }),
        ...accountLegBody(payIn),
        ...expiryBody(payIn),
      };
    case 'address':
      return {
        type: payIn.type,
        network: payIn.network,
        ...present({ address: payIn.address, memo: payIn.memo }),
        ...chainBody(payIn.trace),
        ...expiryBody(payIn),
      };
  }
}

/** The destination of a payment as the contract's `PayOut`. */
export function payOutBody(payOut: PayOut): Schemas['PayOut'] {
  switch (payOut.type) {
    case 'balance':
      return { type: payOut.type };
    case 'bank_transfer':
    case 'mobile_money':
      return {
        type: payOut.type,
        ...present({ recipient_id: payOut.recipientId }),
        ...accountLegBody(payOut),
      };
    case 'address': {
      const { type, recipientId, address, network, memo, account, trace } = payOut;
      return {
        type,
        ...present({ recipient_id: recipientId }),
        address,
        network,
        ...present({ memo, recipient_details: account && accountBody(account) }),
        ...chainBody(trace),
      };
    }
  }
}

/** The details of an account as the contract's `RecipientDetails`. */
export function accountBody(account: AccountDetails): Schemas['RecipientDetails'] {
  return present({
    account_name: account.accountName,
    account_number: account.accountNumber,
    iban: account.iban,
    bank_code: account.bankCode,
    bank_name: account.bankName,
    phone_number: account.phoneNumber,
    provider: account.provider,
    country_code: account.countryCode,
    currency: account.currency,
    email: account.email,
  });
}

function accountLegBody({ account, trace }: Exclude<PaymentLeg, { type: 'balance' | 'address' }>) {
  return present({ recipient_details: account && accountBody(account), session_id: trace?.id });
}

function chainBody(trace: PaymentTrace | undefined) {
  return present({
    blockchain_hash: trace?.id,
    blockchain_url: trace?.url,
    from_address: trace?.fromAddress,
  });
}

function expiryBody({ expiresAt }: { readonly expiresAt?: Date }) {
  return present({ expires_at: expiresAt && timestampOf(expiresAt) });
}
