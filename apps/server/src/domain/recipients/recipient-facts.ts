import { codedBankAccount, dollarAccount, dollarDenomination, poundAccount } from './bank-recipient.ts';
import { fixedDenomination } from './denomination.ts';
import { KENYA, mpesaPhone, mtnPhone } from './mobile-money-recipient.ts';
import type { RecipientFacts, RecipientRequest } from './recipient.ts';
import type { RecipientWorld } from './recipient-world.ts';
import { wallet } from './wallet-recipient.ts';

/**
 * Checks rules for recipients that the schema cannot express, and fills in what follows from the type (G75).
 *
 * @throws FieldError on the first invalid field, as spelled in the request.
 */
export function recipientFacts(request: RecipientRequest, world: RecipientWorld): RecipientFacts {
  const { details } = request;
  switch (details.type) {
    case 'ngn_bank': {
      const own = fixedDenomination(request, { currency: 'NGN', country: 'NG' });
      return { ...own, details: codedBankAccount(details, own, world) };
    }
    case 'kes_bank': {
      const own = fixedDenomination(request, KENYA);
      return { ...own, details: codedBankAccount(details, own, world) };
    }
    case 'usd_bank':
      return { ...dollarDenomination(request, world), details: dollarAccount(details) };
    case 'gbp_bank':
      return {
        ...fixedDenomination(request, { currency: 'GBP', country: 'GB' }),
        details: poundAccount(details),
      };
    case 'mpesa_mobile_money':
      return { ...fixedDenomination(request, KENYA), details: mpesaPhone(details, world) };
    case 'mtn_mobile_money':
      return mtnPhone(request, details, world);
    case 'paybill':
    case 'till':
      return { ...fixedDenomination(request, KENYA), details };
    case 'crypto':
      return wallet(request, details, world);
  }
}
