import { describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { FieldError } from '../domain-error.ts';
import { AddressValidation } from './address-validation.ts';

const validation = new AddressValidation(loadReference().currencies);
const address = 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY';

function fieldsOf(question: Parameters<AddressValidation['isValid']>[0]) {
  try {
    validation.isValid(question);
  } catch (error) {
    if (error instanceof FieldError) return error.fields;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('isValid', () => {
  it('checks by the network that is named', () => {
    expect(validation.isValid({ currency: 'USDT', network: 'TRX', address })).toBe(true);
    expect(validation.isValid({ currency: 'USDT', network: 'SOL', address })).toBe(false);
  });

  it.each(['NGN', 'DOGECOIN'])('refuses %s, which has no addresses', (currency) => {
    expect(fieldsOf({ currency, network: 'TRX', address })).toEqual({
      currency: [`${currency} is not a supported cryptocurrency.`],
    });
  });

  it('names the networks of the currency when another one is asked for', () => {
    expect(fieldsOf({ currency: 'USDT', network: 'XLM', address })).toEqual({
      network: ['XLM does not support USDT. Use one of: BSC, ETH, TRX, XPL, SOL.'],
    });
  });
});
