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
      'final',
      'outcome',
      'credited',
      'refunded',
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
    ...[
      'status',
      'final',
      'credited_late',
      'credited_surplus',
      'source_amount',
      'target_amount',
      'fees',
      'timeline',
      'updated_at',
    ],
    ...['pay_in.session_id', 'pay_in.blockchain_hash', 'pay_in.blockchain_url', 'pay_in.from_address'],
  ],
  TXN: ['status', 'status_description'],
  PAIR: ['buy_price', 'sell_price', 'percentage_change'],
};

/** Fields that only some views of a record show: the webhook of a rejection, and the page of a payment link. */
const VIEW_ONLY: Record<string, string[]> = {
  CUS: ['rejection_reason'],
  PAYL: ['profile_id', 'pub_key', 'created_at', 'updated_at'],
};

/** The field by which a record says which view of it is shown. */
const VIEW = 'view';

/** Kinds whose status alone says what the record looks like; of the others the moment of the last change does. */
const BY_STATUS = ['QUO', 'TRF', 'PAYR', 'PLQ'];

/** What tells two records of a kind apart besides their identifiers. */
const KEYS: Record<string, string[]> = {
  BAL: ['profile_id', 'currency'],
  CUS: ['email'],
  QUO: ['reference'],
  TXN: ['profile_id', 'type', 'reference', 'currency', 'created_at'],
  REC: ['type', 'account_number', 'crypto_address'],
  PAYL: ['link'],
  PAYR: ['reference'],
  PAIR: ['base', 'counter'],
  VBA: ['profile_id', 'currency'],
  ADR: ['address'],
};

/** Records with one identifier are one thing: what is fixed agrees everywhere, and so does all of one state. */
export function checkIdentity({ records }: Story): Fact[] {
  const groups = Map.groupBy(records, ({ kind, id }) => `${kind} ${id}`);
  const compared = [...groups.values()].flatMap(([first, ...others]) =>
    first ? others.flatMap((record, index) => compareWith([first, ...others.slice(0, index)], record)) : [],
  );
  return [...compared, ...checkKeys(records)];
}

/** What is the same thing by its facts has one identifier; a reference that nobody gave is the identifier itself. */
function checkKeys(records: PlacedRecord[]): Fact[] {
  const owners = new Map<string, string>();
  return records.flatMap((record) => {
    const values = (KEYS[record.kind] ?? []).map((field) => record.fields[field]);
    if (values.length === 0) return [];
    const key = JSON.stringify([record.kind, ...values]);
    const owner = owners.get(key) ?? record.id;
    owners.set(key, owner);
    const reference = text(record.fields, 'reference');
    const own = !['QUO', 'PAYR'].includes(record.kind) || !reference.startsWith(`${record.kind}_`);
    return [
      fact(
        record,
        'id',
        owner === record.id,
        `is another than ${owner}, which is the same by ${KEYS[record.kind]}`,
      ),
      fact(record, 'reference', own || reference === record.id, 'is the identifier of another record'),
    ];
  });
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
  names.delete(VIEW);
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
