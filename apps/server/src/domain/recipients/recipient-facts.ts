import type { components } from '@finops/contract';
import { bankByCode, poundAccount, usDollarAccount } from './bank-recipient.ts';
import { mpesaPhone, mtnPhone, paybill, till } from './mobile-money-recipient.ts';
import type { RecipientFacts } from './recipient.ts';
import type { RecipientWorld } from './recipient-world.ts';
import { wallet } from './wallet-recipient.ts';

/** An account or a wallet as a request describes it; the schema of its type holds. */
export type RecipientInput = components['schemas']['RecipientCreate'];

/**
 * Checks what a schema cannot say of a recipient, and fills in what follows from its type (G75).
 *
 * @throws FieldError on the first field that breaks a rule, as the request spells it.
 */
export function recipientFacts(input: RecipientInput, world: RecipientWorld): RecipientFacts {
  switch (input.type) {
    case 'ngn_bank':
      return bankByCode(input, { currency: 'NGN', country: 'NG' }, world);
    case 'kes_bank':
      return bankByCode(input, { currency: 'KES', country: 'KE' }, world);
    case 'usd_bank':
      return usDollarAccount(input, world);
    case 'gbp_bank':
      return poundAccount(input);
    case 'mpesa_mobile_money':
      return mpesaPhone(input, world);
    case 'mtn_mobile_money':
      return mtnPhone(input, world);
    case 'paybill':
      return paybill(input);
    case 'till':
      return till(input);
    case 'crypto':
      return wallet(input, world);
  }
}
