import { at, expectField, type Fact, fact, text } from './facts.ts';
import { ofKind, type PlacedRecord, type Story } from './read-story.ts';

const MIRRORED = ['profile_id', 'reference', 'source_currency', 'target_currency', 'rate', 'reversal_policy'];
const AMOUNTS = ['source_amount', 'target_amount'];
const SIDES = [
  'pay_in.type',
  'pay_in.network',
  'pay_out.type',
  'pay_out.recipient_id',
  'pay_out.recipient_details',
];

/** A transfer repeats the quote that it took in time, and a payout names the account of its recipient. */
export function checkTransfers(story: Story): Fact[] {
  const quotes = ofKind(story, 'QUO');
  return [
    ...quotes.flatMap((quote) => checkRecipient(story, quote)),
    ...ofKind(story, 'TRF').flatMap((transfer) => [
      ...quotes
        .filter(({ id }) => id === transfer.fields.quote_id)
        .flatMap((quote) => checkTaken(quote, transfer)),
      ...checkRecipient(story, transfer),
    ]),
  ];
}

function checkTaken(quote: PlacedRecord, transfer: PlacedRecord): Fact[] {
  const taken = text(transfer.fields, 'created_at');
  const inTime = taken >= text(quote.fields, 'created_at') && taken < text(quote.fields, 'expires_at');
  const repeated = [...MIRRORED, ...SIDES, ...(ofOtherAmount(transfer) ? [] : AMOUNTS)];
  return [
    fact(transfer, 'created_at', inTime, `is no moment at which ${quote.id} can be taken`),
    fact(quote, 'status', quote.fields.status !== 'expired', `is expired, yet ${transfer.id} took it`),
    ...repeated.map((field) =>
      expectField(transfer, transfer.fields, field, at(quote.fields, field), `${quote.id} says so`),
    ),
    ...(quote.fields.status === 'accepted'
      ? [expectField(quote, quote.fields, 'updated_at', taken, `${transfer.id} took it then`)]
      : []),
  ];
}

const ofOtherAmount = ({ fields }: PlacedRecord): boolean =>
  ['amount_mismatch', 'late'].includes(text(fields, 'error'));

/** The account that a payout names is that of its recipient. */
function checkRecipient(story: Story, record: PlacedRecord): Fact[] {
  const recipient = ofKind(story, 'REC').find(
    ({ id }) => id === at(record.fields, 'pay_out.recipient_id'),
  )?.fields;
  if (!recipient) return [];
  const names = { country_code: 'country_id', currency: 'currency_id' };
  const own = ['account_name', 'account_number', 'bank_code', 'bank_name'].map((name) => [name, name]);
  return [...own, ...Object.entries(names)].map(([name = '', source = '']) =>
    expectField(
      record,
      record.fields,
      `pay_out.recipient_details.${name}`,
      recipient[source],
      'the recipient says so',
    ),
  );
}
