import { canonical, type Fact, fact, type Json, text } from './facts.ts';
import type { PlacedRecord, Story } from './read-story.ts';

/** What may change over a record's life, by prefix; everything else is fixed when the record is made. */
const CHANGING: Record<string, string[]> = {
  BAL: [
    'pending',
    'available',
    'savings',
    'investments',
    'total',
    'show_zero',
    'trade',
    'deposit',
    'withdrawal',
  ],
  CUS: [
    ...['status', 'level', 'kyc_status', 'deposit', 'payout', 'address', 'updated_at', 'rejection_reason'],
    ...['rejection_reasons', 'requirements_due', 'future_requirements_due'],
  ],
  QUO: ['status', 'updated_at'],
  TRF: [
    ...[
      'status',
      'status_description',
      'timeline',
      'error',
      'fees',
      'source_amount',
      'target_amount',
      'updated_at',
    ],
    ...['pay_in.session_id', 'pay_in.blockchain_hash', 'pay_in.blockchain_url', 'pay_in.from_address'],
    ...['pay_out.session_id', 'pay_out.blockchain_hash', 'pay_out.blockchain_url'],
  ],
  REC: ['active', 'updated_at'],
  PAYL: ['status', 'title', 'name', 'description', 'expires_at', 'meta', 'updated_at'],
  PAYR: [
    ...['status', 'source_amount', 'target_amount', 'fees', 'timeline', 'updated_at', 'pay_in.session_id'],
    ...['pay_in.blockchain_hash', 'pay_in.blockchain_url', 'pay_in.from_address'],
  ],
  PAIR: ['buy_price', 'sell_price', 'percentage_change'],
};

/** Fields that only some views of a record show: the webhook of a rejection, and the page of a payment link. */
const VIEW_ONLY: Record<string, string[]> = {
  CUS: ['rejection_reason'],
  PAYL: ['profile_id', 'pub_key', 'created_at', 'updated_at'],
};

/** Kinds whose status alone says what the record looks like; of the others the moment of the last change does. */
const BY_STATUS = ['QUO', 'TRF', 'PAYR', 'PLQ'];

/** Records with one identifier are one thing: what is fixed agrees everywhere, and so does all of one state. */
export function checkIdentity({ records }: Story): Fact[] {
  const groups = Map.groupBy(records, ({ kind, id }) => `${kind} ${id}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? others.flatMap((record, index) => compareWith([first, ...others.slice(0, index)], record)) : [],
  );
}

function compareWith(earlier: PlacedRecord[], record: PlacedRecord): Fact[] {
  const [first] = earlier;
  if (!first) return [];
  const changing = CHANGING[record.kind] ?? [];
  const fixed = compare(
    first,
    without(first.fields, changing),
    record,
    without(record.fields, changing),
    'it is fixed',
  );
  const twin = earlier.find((other) => isSameState(other, record));
  if (!twin) return fixed;
  return [...fixed, ...compare(twin, twin.fields, record, record.fields, 'the state is the same')];
}

function compare(first: PlacedRecord, one: Json, record: PlacedRecord, other: Json, why: string): Fact[] {
  const views = VIEW_ONLY[record.kind] ?? [];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].map((name) => {
    const shown = name in one && name in other;
    const holds = shown ? canonical(one[name]) === canonical(other[name]) : views.includes(name);
    const what = `of ${record.id} is not as in ${first.example} ${first.pointer}, and ${why}`;
    return fact(record, name, holds, what);
  });
}

/** A view without the moment of its last change is that of the first version in its state. */
function isSameState(one: PlacedRecord, other: PlacedRecord): boolean {
  const status = text(one.fields, 'status');
  if (status !== text(other.fields, 'status')) return false;
  if (BY_STATUS.includes(one.kind) && status !== 'under_payment') return true;
  const [before, after] = [text(one.fields, 'updated_at'), text(other.fields, 'updated_at')];
  return before === after || after === '';
}

function without(fields: Json, paths: string[]): Json {
  const copy = structuredClone(fields);
  for (const path of paths) {
    const [name = '', inner] = path.split('.');
    if (inner === undefined) delete copy[name];
    else delete (copy[name] as Json | undefined)?.[inner];
  }
  return copy;
}
