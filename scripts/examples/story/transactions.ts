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

/** Settled entries agree with their deposits, and each follows from the one before. */
export function checkTransactions(story: Story): Fact[] {
  return [
    ...ofKind(story, 'TXN').flatMap(checkConversion),
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
  const fee = amount(entry.fields, 'meta.fee.amount');
  const net = exchanged.minus(fee);
  // What a payout takes is without its fee, which has an entry of its own in the currency that pays it.
  const charged = side === 'source' ? inSource(fee, conversion) : fee.minus(fee);
  return [
    expect('amount', amount(conversion, `${side}_amount`).minus(charged), 'the exchange says so'),
    expect('currency', text(conversion, `${side}_currency`), 'the exchange says so'),
    expect('meta.conversion.target_amount', net, 'source × rate, rounded down, less the fee'),
  ];
}

/** A fee in the target currency as an amount of the source currency. */
function inSource(fee: Exact, conversion: unknown): Exact {
  const decimals = decimalsOf(text(conversion, 'source_currency'));
  return fee.div(amount(conversion, 'rate')).round(decimals, Exact.roundHalfUp);
}

/** In a list, newest first, what is available moves by each entry of the same currency, and no entry is left out. */
function checkEntries(story: Story, entries: PlacedRecord[], value: unknown): Fact[] {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest || !Array.isArray(at(value, 'data'))) return [];
  const chain = entries.flatMap((entry, index) => {
    const { fields } = entry;
    const before = entries.slice(index + 1).find((other) => isSameBalance(fields, other.fields));
    if (!before) return [];
    const expected = amount(before.fields, 'available_balance').plus(madeAvailable(entry, entries));
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
  return [
    ...new Map(credits.map((credit) => [`${credit.id} ${credit.at} ${credit.amount}`, credit])).values(),
  ];
}

/** What the deposits have credited that the timeline of a payment request tells of. */
function listDeposits(fields: Json): { credited: Exact; timestamp: string }[] {
  return list(fields, 'timeline.events').flatMap((event) => {
    const description = text(event, 'description');
    if (event.done !== true || description.includes('received too late')) return [];
    const timestamp = text(event, 'timestamp');
    const credits = description.matchAll(/(\d+(?:\.\d+)?) [A-Z]+ was credited/g);
    return [...credits].map(([, credited = '']) => ({ credited: new Exact(credited), timestamp }));
  });
}

/**
 * What an entry adds to what is available. A payout and its fee leave what was held, together: right after the first of them both are
 * no longer there.
 */
function madeAvailable({ fields }: PlacedRecord, entries: readonly PlacedRecord[]): Exact {
  const signed = (one: Json) => amount(one, 'amount').times(one.is_credit === true ? 1 : -1);
  const together = entries
    .map((other) => other.fields)
    .filter(
      (other) =>
        isSameBalance(fields, other) &&
        other.is_credit === false &&
        other.transfer_id === fields.transfer_id &&
        other.created_at === fields.created_at,
    );
  const isPayout = ({ type }: Json) => type === 'withdrawals' || type === 'sells';
  if (fields.is_credit === true || !together.some(isPayout)) return signed(fields);
  if (!isPayout(fields)) return signed(fields).times(0);
  return together.map(signed).reduce((sum, one) => sum.plus(one));
}

const isSameBalance = (one: Json, other: Json): boolean =>
  one.currency === other.currency && one.profile_id === other.profile_id;

/** What a deposit brings is what came less its fee; the entry and the account of the same deposit say the same. */
function checkDeposit(story: Story, deposit: PlacedRecord): Fact[] {
  const { fields } = deposit;
  const expect = (field: string, value: unknown, why: string): Fact =>
    expectField(deposit, fields, field, value, why);
  const entry = ofKind(story, 'TXN').find(({ id }) => id === deposit.id)?.fields;
  const account = ofKind(story, 'VBA').find(({ id }) => id === fields.reserved_account_id)?.fields;
  const net = amount(fields, 'total').minus(amount(fields, 'fee'));
  const same = ['currency', 'reference', 'profile_id', 'created_at'];
  const sender = ['account_name', 'bank_name', 'account_number'];
  const reserved = ['account_name', 'account_number', 'currency', 'profile_id'];
  return [
    expect('amount', net, 'total − fee'),
    fact(deposit, 'id', entry !== undefined, 'no example shows its transaction'),
    fact(deposit, 'reserved_account_id', account !== undefined, 'no example shows this account'),
    ...(account ? reserved.map((name) => expect(name, account[name], 'the virtual account says so')) : []),
    ...(entry
      ? [
          ...same.map((name) => expect(name, entry[name], 'the transaction says so')),
          expect('total', amount(entry, 'amount'), 'the transaction says so'),
          ...sender.map((name) =>
            expect(`source_${name}`, at(entry, `meta.source.${name}`), 'the transaction says so'),
          ),
          expect('fee', at(entry, 'meta.fee.amount'), 'the transaction says so'),
        ]
      : []),
  ];
}
