import { expect, it } from 'vitest';
import { explain } from '../../src/reading/explain/explain.ts';
import { linesOf } from '../../src/reading/message.ts';
import { compileNormalizer } from '../../src/reading/normalize/normalize.ts';
import { wholeContract } from './whole-contract.ts';

const document = wholeContract({ normalize: false });
const terms = { source_currency: 'USDT', target_currency: 'NGN' };
const link = {
  fixed: true,
  one_time: false,
  name: 'A',
  title: 'A',
  description: 'A',
  target_currency: 'NGN',
};
const swift = {
  type: 'usd_bank',
  entity_type: 'business',
  transfer_type: 'swift',
  account_name: 'A',
  bank_name: 'B',
  swift_code: 'CHASUS33',
  recipient_address: '1 Road',
};
const image = 'aW1hZ2U=';

it.each<[schema: string, value: object, told: string[]]>([
  ['PayOutCreate', { type: 'address', address: 'T1' }, ['body.network is required']],
  [
    'PayOutCreate',
    { type: 'address' },
    ['body must include exactly one of address with network or recipient_id'],
  ],
  [
    'PayOutCreate',
    { type: 'address', address: 'T1', network: 'TRX', recipient_id: 'REC_1' },
    ['body must include exactly one of address with network or recipient_id'],
  ],
  ['PayOutCreate', { type: 'bank_transfer' }, ['body.recipient_id is required']],
  ['PayInCreate', { type: 'mobile_money', phone: 5 }, ['body.phone is 5; it must be a string']],
  ['PayInCreate', { type: 'mobile_money' }, ['body must include exactly one of phone or recipient_id']],
  [
    'PaymentLinkPayInCreate',
    { type: 'balance' },
    ['body.type is "balance"; it must be one of "address", "temporary_bank_account", or "mobile_money"'],
  ],
  ['IdentifyingInformation', { type: 'selfie', number: '', country: 'NG' }, ['body.image_front is required']],
  [
    'IdentifyingInformation',
    { type: 'selfie', number: '1', country: 'NG', image_front: image },
    ['body.number must be ""'],
  ],
  [
    'IdentifyingInformation',
    { type: 'passport', number: '', country: 'GB' },
    ['body.number must have between 1 and 255 characters'],
  ],
  [
    'IdentifyingInformation',
    { type: 'national-id', number: '', country: 'NG' },
    ['body.number must have between 1 and 255 characters'],
  ],
  ['IdentifyingInformation', { type: 'national-id', number: '1', country: 'NG' }, []],
  ['IdentifyingInformation', { type: 'national-id', number: '1', country: 'GB', image_front: image }, []],
  [
    'QuoteCreate',
    terms,
    ['body must include exactly one of source_amount, target_amount, or quote_amount with quote_currency'],
  ],
  ['QuoteCreate', { target_currency: 'NGN', source_amount: '1' }, ['body.source_currency is required']],
  [
    'QuoteCreate',
    {},
    [
      'body.source_currency is required',
      'body.target_currency is required',
      'body must include exactly one of source_amount, target_amount, or quote_amount with quote_currency',
    ],
  ],
  [
    'QuoteCreate',
    { ...terms, source_amount: '0' },
    ['body.source_amount is "0"; it must be valid: greater than zero'],
  ],
  [
    'PaymentRequestCreate',
    { ...terms, pay_in: { type: 'address' }, source_amount: '1', target_amount: '1' },
    ['body must include exactly one of source_amount or target_amount'],
  ],
  ['PaymentLinkRequestCreate', { source_currency: 'USDT', pay_in: { type: 'address' } }, []],
  [
    'PaymentLinkCreate',
    link,
    ['body must include exactly one of target_amount or quote_amount with quote_currency'],
  ],
  [
    'PaymentLinkCreate',
    { ...link, target_amount: '1', quote_amount: '1', quote_currency: 'NGN' },
    ['body must include exactly one of target_amount or quote_amount with quote_currency'],
  ],
  ['PaymentLinkCreate', { ...link, fixed: false }, []],
  ['PaymentLinkUpdate', { title: 'A' }, []],
  ['RecipientCreate', swift, ['body must include exactly one of account_number or iban']],
  [
    'RecipientCreate',
    { ...swift, transfer_type: 'post' },
    ['body.transfer_type is "post"; it must be one of "ach", "wire", or "swift"'],
  ],
])('%s tells of %j: %j', (name, value, told) => {
  const flaws = explain(document, { $ref: `#/components/schemas/${name}` }, value, 'body');
  expect(linesOf(flaws)).toEqual(told);
});

it('knows a Nigerian number however its country is written (G152)', () => {
  const contract = wholeContract({ normalize: true });
  const operation = contract.paths['/v1/customers/{id}']?.put;
  if (operation === undefined) throw new Error('The contract has no updateCustomer.');
  const entry = { type: 'national-id', number: '', country: ' ng' };
  const body = { identifying_information: [entry] };
  compileNormalizer(contract, 'put', operation).body('application/json', body);
  expect(entry.country).toBe('NG');
  const flaws = explain(contract, { $ref: '#/components/schemas/CustomerUpdate' }, body, 'body');
  expect(linesOf(flaws)).toEqual([
    'body.identifying_information.0.number must have between 1 and 255 characters',
  ]);
});
