import type { components, ErrorBody } from '@finops/contract';
import { describe, expectTypeOf, it } from 'vitest';
import type { TokenPair } from './index.ts';

type Schemas = components['schemas'];

// What is refused here is refused by `tsc`; nothing of it runs.
describe('the types of the contract', () => {
  it('tell a success from a failure by status', () => {
    const read = (body: Schemas['BalanceResponse'] | ErrorBody) => {
      if (body.status === 'success') {
        expectTypeOf(body).toEqualTypeOf<Schemas['BalanceResponse']>();
        return body.data.currency;
      }
      expectTypeOf(body).toEqualTypeOf<ErrorBody>();
      return body.error.name;
    };
    expectTypeOf(read).returns.toEqualTypeOf<string>();
  });

  it('have a refresh token in every response to a refresh', () => {
    expectTypeOf<Schemas['TokenResponse']['refresh_token']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<TokenPair['refresh_token']>().toBeString();
    expectTypeOf<TokenPair>().toExtend<Schemas['TokenResponse']>();
  });

  it('tell a person from a business by type', () => {
    const nameOf = (customer: Schemas['Customer']) => {
      if (customer.type === 'individual') {
        // @ts-expect-error: a person has no registered name.
        void customer.business_name;
        return customer.first_name;
      }
      // @ts-expect-error: a business has no given name.
      void customer.first_name;
      return customer.business_name;
    };
    expectTypeOf(nameOf).returns.toEqualTypeOf<string>();
    expectTypeOf<Schemas['Customer']['type']>().toEqualTypeOf<Schemas['CustomerType']>();
  });

  it('tell what a payer sees of a link by view', () => {
    const keyOf = (link: Schemas['ReadablePaymentLink']) => (link.view === 'full' ? link.pub_key : undefined);
    expectTypeOf(keyOf).returns.toEqualTypeOf<string | undefined>();
    // @ts-expect-error: a payer does not see the key.
    void ((link: Schemas['PublicPaymentLink']) => link.pub_key);
  });

  it('give a payment leg the fields of its type alone', () => {
    const toBank: Schemas['PayOutCreate'] = { type: 'bank_transfer', recipient_id: 'REC_1' };
    const toAddress: Schemas['PayOutCreate'] = { type: 'address', address: 'T1', network: 'TRX', memo: '1' };
    void [toBank, toAddress];
    // @ts-expect-error: a bank transfer has no network.
    void ({ type: 'bank_transfer', recipient_id: 'REC_1', network: 'TRX' } satisfies Schemas['PayOutCreate']);
    // @ts-expect-error: an address needs its network.
    void ({ type: 'address', address: 'T1' } satisfies Schemas['PayOutCreate']);
    // @ts-expect-error: a temporary account has no phone.
    void ({ type: 'temporary_bank_account', phone: '1' } satisfies Schemas['PayInCreate']);
    // @ts-expect-error: the payer of a link has no balance.
    void ({ type: 'balance' } satisfies Schemas['PaymentLinkPayInCreate']);
    const hashOf = (leg: Schemas['PayIn']) => (leg.type === 'address' ? leg.blockchain_hash : undefined);
    expectTypeOf(hashOf).returns.toEqualTypeOf<string | undefined>();
    // @ts-expect-error: the balance is on no chain.
    void ((leg: Schemas['BalanceLeg']) => leg.blockchain_hash);
  });

  it('ask for what the type of an identification entry needs', () => {
    const selfie: Schemas['IdentifyingInformation'] = {
      type: 'selfie',
      number: '',
      country: 'NG',
      image_front: 'aW1hZ2U=',
    };
    void selfie;
    // @ts-expect-error: a selfie is an image.
    void ({ type: 'selfie', number: '', country: 'NG' } satisfies Schemas['IdentifyingInformation']);
    // @ts-expect-error: a selfie has no number.
    void ({ ...selfie, number: '1' } satisfies Schemas['IdentifyingInformation']);
    const passport = { type: 'passport', number: '1', country: 'GB' } as const;
    // @ts-expect-error: a passport has no `front`.
    void ({ ...passport, front: '' } satisfies Schemas['IdentifyingInformation']);
  });

  it('ask for an amount', () => {
    const terms = { source_currency: 'USDT', target_currency: 'NGN' };
    const quotes: Schemas['QuoteCreate'][] = [
      { ...terms, source_amount: '1' },
      { ...terms, target_amount: '1' },
      { ...terms, quote_amount: '1', quote_currency: 'NGN' },
    ];
    void quotes;
    // @ts-expect-error: no amount.
    void (terms satisfies Schemas['QuoteCreate']);
    // @ts-expect-error: a quote amount without its currency.
    void ({ ...terms, quote_amount: '1' } satisfies Schemas['QuoteCreate']);
    const currencyOf = (quote: Schemas['QuoteCreate']) => {
      if (quote.source_amount !== undefined) {
        expectTypeOf(quote).toEqualTypeOf<Schemas['QuoteCreateBySourceAmount']>();
        return quote.source_currency;
      }
      if (quote.target_amount !== undefined) {
        expectTypeOf(quote).toEqualTypeOf<Schemas['QuoteCreateByTargetAmount']>();
        return quote.target_currency;
      }
      expectTypeOf(quote).toEqualTypeOf<Schemas['QuoteCreateByQuoteAmount']>();
      return quote.quote_currency;
    };
    expectTypeOf(currencyOf).returns.toEqualTypeOf<string>();
  });

  it('refuse what can only be sent one way at a time', () => {
    const terms = { source_currency: 'USDT', target_currency: 'NGN' };
    const both = { ...terms, source_amount: '1', target_amount: '1' };
    // @ts-expect-error: two amounts of a quote.
    void (both satisfies Schemas['QuoteCreate']);
    const third = { ...terms, target_amount: '1', quote_amount: '1', quote_currency: 'USD' };
    // @ts-expect-error: two amounts of a quote, one of them in a third currency.
    void (third satisfies Schemas['QuoteCreate']);
    // @ts-expect-error: two amounts of a payment request.
    void ({ ...both, pay_in: { type: 'balance' } } satisfies Schemas['PaymentRequestCreate']);
    const link = {
      fixed: true,
      one_time: false,
      name: 'A',
      title: 'A',
      description: 'A',
      target_currency: 'NGN',
    } as const;
    const amounts = { target_amount: '1', quote_amount: '1', quote_currency: 'NGN' };
    // @ts-expect-error: two amounts of a fixed link.
    void ({ ...link, ...amounts } satisfies Schemas['PaymentLinkCreate']);
    const wallet = { type: 'address', address: 'T1', network: 'TRX', recipient_id: 'REC_1' } as const;
    // @ts-expect-error: an address and a saved wallet.
    void (wallet satisfies Schemas['PayOutCreate']);
    const phone = { type: 'mobile_money', phone: '+254712345678', recipient_id: 'REC_1' } as const;
    // @ts-expect-error: a phone and a saved recipient.
    void (phone satisfies Schemas['PayInCreate']);
    const crypto = {
      type: 'crypto',
      account_name: 'A',
      network: 'TRX',
      currency: 'USDT',
      address: 'T1',
      crypto_address: 'T1',
    } as const;
    // @ts-expect-error: the address under both of its names.
    void (crypto satisfies Schemas['RecipientCreate']);
    const { crypto_address: _, ...once } = crypto;
    void (once satisfies Schemas['RecipientCreate']);
    const swift = {
      type: 'usd_bank',
      entity_type: 'business',
      transfer_type: 'swift',
      account_name: 'A',
      bank_name: 'B',
      swift_code: 'CHASUS33',
      recipient_address: 'C',
      account_number: '1234',
    } as const;
    void (swift satisfies Schemas['RecipientCreate']);
    // @ts-expect-error: an account number and an IBAN.
    void ({ ...swift, iban: 'GB29NWBK60161331926819' } satisfies Schemas['RecipientCreate']);
  });

  it('ask for the amount of a fixed link', () => {
    const terms = { one_time: false, name: 'A', title: 'A', description: 'A', target_currency: 'NGN' };
    const links: Schemas['PaymentLinkCreate'][] = [
      { ...terms, fixed: true, target_amount: '1' },
      { ...terms, fixed: true, quote_amount: '1', quote_currency: 'NGN' },
      { ...terms, fixed: false },
    ];
    void links;
    // @ts-expect-error: a fixed link has an amount.
    void ({ ...terms, fixed: true } satisfies Schemas['PaymentLinkCreate']);
  });

  it('ask for the numbers of a transfer type', () => {
    const account = { type: 'usd_bank', entity_type: 'business', account_name: 'A', bank_name: 'B' } as const;
    const ach: Schemas['RecipientCreate'] = {
      ...account,
      transfer_type: 'ach',
      routing_number: '021000021',
      account_number: '1234',
    };
    void ach;
    const swift = { ...account, transfer_type: 'swift', swift_code: 'CHASUS33' } as const;
    // @ts-expect-error: SWIFT needs the address of the holder and an account.
    void (swift satisfies Schemas['RecipientCreate']);
  });
});
