import { checkDeposit } from './deposits.ts';
import { listDeposits } from './exchange.ts';
import {
  amount,
  at,
  decimalsOf,
  Exact,
  expectField,
  type Fact,
  fact,
  type Json,
  list,
  parseDecimal,
  text,
} from './facts.ts';
import { ofKind, type PlacedRecord, type Story } from './read-story.ts';

/** When an entry of a type is written: with which step of the transfer, and which of its amounts it shows. */
const WRITTEN: Record<string, { step: string; side: string }> = {
  withdrawals: { step: 'outgoing_payment_sent', side: 'source' },
  converts: { step: 'funds_converted', side: 'source' },
  refunds: { step: 'funds_refunded', side: 'target' },
};

/** Settled entries agree with their transfers and deposits, and each follows from the one before. */
export function checkTransactions(story: Story): Fact[] {
  return [
    ...ofKind(story, 'TXN').flatMap((entry) => [...checkTransfer(story, entry), ...checkConversion(entry)]),
    ...ofKind(story, 'DEPOSIT').flatMap((deposit) => checkDeposit(story, deposit)),
    ...story.examples.flatMap(({ example, value }) =>
      checkEntries(
        story,
        story.records.filter((record) => record.kind === 'TXN' && record.example === example),
        value,
      ),
    ),
  ];
}

function checkTransfer(story: Story, entry: PlacedRecord): Fact[] {
  const { fields } = entry;
  const type = text(fields, 'type');
  const { step = '', side = '' } = WRITTEN[type] ?? {};
  const versions = ofKind(story, 'TRF').filter(({ id }) => id === fields.transfer_id);
  const written = (step: string) => versions.flatMap((version) => findStep(version, step)).at(0);
  const transfer = versions.at(-1)?.fields;
  if (!transfer) return [];
  const expect = (field: string, value: unknown, why: string): Fact =>
    expectField(entry, fields, field, value, why);
  const shared = ['reference', 'profile_id'].map((field) =>
    expect(field, transfer[field], 'the transfer says so'),
  );
  if (type === 'fees') {
    const fees = versions
      .flatMap((version) => list(version.fields, 'fees'))
      .map(({ amount: fee }) => fee as Json);
    const charged = fees.some((fee) => fee.amount === fields.amount && fee.currency === fields.currency);
    return [...shared, fact(entry, 'amount', charged, 'is no fee of the transfer')];
  }
  if (!WRITTEN[type]) return shared;
  const conversion = Object.keys((at(fields, 'meta.conversion') ?? {}) as Json);
  return [
    ...shared,
    expect('amount', amount(transfer, `${side}_amount`), `it is the ${side} amount of the transfer`),
    expect('currency', transfer[`${side}_currency`], `it is the ${side} currency of the transfer`),
    expect('created_at', written(step), `the transfer came to ${step} then`),
    ...conversion.map((name) => {
      const value = name === 'rate' ? at(transfer, 'rate.rate') : transfer[name];
      return expect(`meta.conversion.${name}`, value, 'the transfer says so');
    }),
  ];
}

/** The exchange behind an entry is exact and brought, or took, its amount. */
function checkConversion(entry: PlacedRecord): Fact[] {
  const conversion = at(entry.fields, 'meta.conversion');
  if (!conversion) return [];
  const expect = (field: string, value: unknown, why: string): Fact =>
    expectField(entry, entry.fields, field, value, why);
  const side = entry.fields.is_credit === true ? 'target' : 'source';
  const currency = text(conversion, 'target_currency');
  const exchanged = amount(conversion, 'source_amount')
    .times(amount(conversion, 'rate'))
    .round(decimalsOf(currency), Exact.roundDown);
  const net = exchanged.minus(amount(entry.fields, 'meta.fee.amount'));
  return [
    expect('amount', amount(conversion, `${side}_amount`), 'the exchange says so'),
    expect('currency', text(conversion, `${side}_currency`), 'the exchange says so'),
    expect('meta.conversion.target_amount', net, 'source × rate, rounded down, less the fee'),
  ];
}

function findStep({ fields }: PlacedRecord, step: string): string[] {
  const events = list(fields, 'timeline.events').filter(
    ({ status, done }) => status === step && done === true,
  );
  return events.map((event) => text(event, 'timestamp'));
}

/** In a list, newest first, what is available moves by each entry of the same currency, and no entry is left out. */
function checkEntries(story: Story, entries: PlacedRecord[], value: unknown): Fact[] {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest || !Array.isArray(at(value, 'data'))) return [];
  const chain = entries.flatMap((entry, index) => {
    const { fields } = entry;
    const before = entries.slice(index + 1).find((other) => isSameBalance(fields, other.fields));
    if (!before) return [];
    const moved = amount(fields, 'amount').times(fields.is_credit === true ? 1 : -1);
    const expected = amount(before.fields, 'available_balance').plus(moved);
    return [expectField(entry, fields, 'available_balance', expected, `it follows from ${before.id}`)];
  });
  const [from, until] = [text(oldest.fields, 'created_at'), text(newest.fields, 'created_at')];
  const due = listCredits(story, text(newest.fields, 'profile_id')).filter(
    ({ at }) => at >= from && at <= until,
  );
  return [
    ...chain,
    ...due.map((credit) => {
      const entered = entries.some(
        ({ fields }) => fields.created_at === credit.at && parseDecimal(fields.amount)?.eq(credit.amount),
      );
      const place = { example: newest.example, pointer: '/data' };
      return fact(
        place,
        '',
        entered,
        `leaves out ${credit.amount} credited for ${credit.id} at ${credit.at}`,
      );
    }),
  ];
}

/** What payment requests brought to a profile: that of their link, or the business. */
function listCredits(story: Story, profile: string): { id: string; amount: Exact; at: string }[] {
  const requests = new Map(
    ofKind(story, 'PAYR').map((request) => [`${request.id} ${request.fields.status}`, request]),
  );
  const credits = [...requests.values()].flatMap(({ id, fields }) => {
    const link = ofKind(story, 'PAYL').find(
      (other) => other.id === fields.source_id && 'profile_id' in other.fields,
    );
    if (link?.fields.profile_id !== profile) return [];
    return listDeposits(fields).map(({ credited, timestamp }) => ({ id, amount: credited, at: timestamp }));
  });
  return [...new Map(credits.map((credit) => [`${credit.id} ${credit.at}`, credit])).values()];
}

const isSameBalance = (one: Json, other: Json): boolean =>
  one.currency === other.currency && one.profile_id === other.profile_id;
