import { at, expectField, type Fact, fact, list, text } from './facts.ts';
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

/** A quote lives 30 minutes and its transfer repeats it; a payment from outside has 30 minutes, to an address 60. */
export function checkTransfers(story: Story): Fact[] {
  const quotes = ofKind(story, 'QUO');
  return [
    ...quotes.flatMap((quote) => [...checkLifetime(quote), ...checkRecipient(story, quote)]),
    ...ofKind(story, 'TRF').flatMap((transfer) => [
      ...quotes
        .filter(({ id }) => id === transfer.fields.quote_id)
        .flatMap((quote) => checkTaken(quote, transfer)),
      ...checkRecipient(story, transfer),
      ...checkPayIn(transfer),
      ...checkRefundFee(transfer),
    ]),
  ];
}

function checkLifetime(quote: PlacedRecord): Fact[] {
  const { fields } = quote;
  const [created, expires] = [text(fields, 'created_at'), text(fields, 'expires_at')];
  const lived = expectField(quote, fields, 'expires_at', addMinutes(created, 30), 'a quote lives 30 minutes');
  const changed = { pending: created, expired: expires }[text(fields, 'status')];
  return changed
    ? [lived, expectField(quote, fields, 'updated_at', changed, 'nothing else changed it')]
    : [lived];
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

function checkPayIn(transfer: PlacedRecord): Fact[] {
  const type = text(transfer.fields, 'pay_in.type');
  if (type === 'balance') {
    return [
      expectField(transfer, transfer.fields, 'pay_in.expires_at', undefined, 'a balance does not expire'),
    ];
  }
  const minutes = type === 'address' ? 60 : 30;
  const expires = addMinutes(text(transfer.fields, 'created_at'), minutes);
  return [
    expectField(transfer, transfer.fields, 'pay_in.expires_at', expires, `it is open for ${minutes} minutes`),
  ];
}

/** A refund fee is charged when, and only when, the target amount went back to the balance (G34, G74). */
function checkRefundFee(transfer: PlacedRecord): Fact[] {
  const { status, reversal_policy: policy } = transfer.fields;
  const charged = list(transfer.fields, 'fees').some(({ name }) => name === 'Refund fee');
  const allowed = status === 'funds_refunded' && policy !== 'conversion_only';
  return [fact(transfer, 'fees', allowed || !charged, 'has the fee of a refund that did not happen')];
}

/** The moment some minutes after another, in the form of the contract. */
export function addMinutes(moment: string, minutes: number): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? '' : new Date(time + minutes * 60_000).toISOString().replace('.000Z', 'Z');
}
