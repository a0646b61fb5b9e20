import { at, canonical, expectField, type Fact, fact, isObject, type Json, list, text } from './facts.ts';
import { type Machine, type Move, ofKind, type PlacedRecord, type Story } from './read-story.ts';

const MACHINES: Record<string, string> = { TRF: 'transfer', PAYR: 'payment-request' };

/** What a payment request's timeline says of the transfer under it. */
const UNDERLYING: Record<string, string> = {
  pending: 'pending',
  expired: 'cancelled',
  cancelled: 'cancelled',
  failed: 'failed',
};

const FOLLOWING: Record<string, { kyc_status: string; level: string }> = {
  inactive: { kyc_status: 'pending', level: '0' },
  in_review: { kyc_status: 'in_review', level: '0' },
  active: { kyc_status: 'verified', level: '1' },
  rejected: { kyc_status: 'rejected', level: '0' },
};

/** Timelines tell of moves that the state files know, and end where the record stands; so do webhooks. */
export function checkStates(story: Story): Fact[] {
  return [
    ...ofKind(story, 'TRF', 'PAYR').flatMap((record) => checkTimeline(story, record)),
    ...checkHistories(story),
    ...ofKind(story, 'CUS').flatMap(checkCustomer),
    ...story.examples.flatMap(({ example, value }) => checkEvent(example, value)),
  ];
}

/** What is done stays as it was: every version of a record tells the same past. */
function checkHistories(story: Story): Fact[] {
  const past = new Map<string, string>();
  return ofKind(story, 'TRF', 'PAYR').flatMap((record) =>
    list(record.fields, 'timeline.events').flatMap((event, index) => {
      if (event.done !== true) return [];
      const key = `${record.id} ${index} ${event.status}`;
      const told = past.get(key) ?? canonical(event);
      past.set(key, told);
      return [
        fact(record, `timeline.events.${index}`, told === canonical(event), `is told elsewhere as ${told}`),
      ];
    }),
  );
}

function checkTimeline(story: Story, record: PlacedRecord): Fact[] {
  const { fields } = record;
  const machine = story.machines[MACHINES[record.kind] ?? ''];
  const events = list(fields, 'timeline.events');
  if (!machine || events.length === 0) return [];
  const done = events.filter((event) => event.done === true);
  const expect = (field: string, value: unknown, why: string): Fact =>
    expectField(record, fields, field, value, why);
  const status = text(fields, 'status');
  const underlying = record.kind === 'TRF' ? status : (UNDERLYING[status] ?? 'funds_converted');
  return [
    expect('timeline.current_step', countSteps(done), 'it is the number of steps done'),
    expect('timeline.total_steps', countSteps(events), 'it is the number of steps'),
    expect('timeline.transfer_status', underlying, 'it follows the status'),
    expect('status', done.at(-1)?.status, 'the last event that is done says so'),
    expect('updated_at', done.at(-1)?.timestamp, 'the last event was then'),
    expect('created_at', done[0]?.timestamp, 'the first event was then'),
    ...events.flatMap((event, index) => checkStep(record, machine, events[index - 1], event, index)),
    ...checkEnd(record, machine, events),
  ];
}

function checkStep(
  record: PlacedRecord,
  machine: Machine,
  before: Json | undefined,
  event: Json,
  index: number,
): Fact[] {
  const here = (field: string, holds: boolean, what: string): Fact =>
    fact(record, `timeline.events.${index}${field && `.${field}`}`, holds, what);
  const done = event.done === true;
  const [from, to] = [text(before, 'status'), text(event, 'status')];
  const known = before ? findMoves(record, machine, from, to).length > 0 : machine.initial.includes(to);
  const step = Number(event.step) - Number(before?.step ?? 0);
  return [
    here('status', known, before ? `does not follow ${from}` : 'is no state to begin with'),
    here('timestamp', done === (text(event, 'timestamp') !== ''), 'stands with what is done, and only there'),
    here(
      'timestamp',
      !done || text(event, 'timestamp') >= text(before, 'timestamp'),
      'is before the event before',
    ),
    here('done', !done || before === undefined || before.done === true, 'is done before what comes first'),
    here('step', step === 1 || (before !== undefined && step === 0), 'does not follow the step before'),
  ];
}

/** The last event of a timeline, done or not, is one that ends the record. */
function checkEnd(record: PlacedRecord, machine: Machine, events: Json[]): Fact[] {
  const [from, to] = [text(events.at(-2), 'status'), text(events.at(-1), 'status')];
  const ends = machine.states[to]?.final || findMoves(record, machine, from, to).some(({ final }) => final);
  return [fact(record, `timeline.events.${events.length - 1}`, Boolean(ends), `${to} does not end it`)];
}

function findMoves({ fields }: PlacedRecord, { moves }: Machine, from: string, to: string): Move[] {
  const category = text(fields, 'category');
  return moves.filter(
    (move) =>
      move.from === from && move.to === to && (!move.categories || move.categories.includes(category)),
  );
}

const countSteps = (events: Json[]): number => new Set(events.map(({ step }) => step)).size;

function checkCustomer(customer: PlacedRecord): Fact[] {
  const { fields } = customer;
  const status = text(fields, 'status');
  const reasons = (fields.rejection_reasons ?? []) as unknown[];
  const reason = fields.rejection_reason;
  return [
    ...Object.entries(FOLLOWING[status] ?? {}).map(([field, value]) =>
      expectField(customer, fields, field, value, 'it follows the status'),
    ),
    fact(
      customer,
      'rejection_reasons',
      (status === 'rejected') === reasons.length > 0,
      'stand with a rejection only',
    ),
    fact(
      customer,
      'rejection_reason',
      reason === undefined || reasons.includes(reason),
      'is none of the reasons',
    ),
  ];
}

/** An event that is named after a state carries a record in that state. */
function checkEvent(example: string, value: unknown): Fact[] {
  const [, state] =
    /^(?:transfer|payment_request|customer\.verification)\.(\w+)$/.exec(text(value, 'event')) ?? [];
  if (!state || !isObject(at(value, 'data'))) return [];
  return [expectField({ example, pointer: '' }, value, 'data.status', state, 'the event is named after it')];
}
