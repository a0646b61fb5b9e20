import { at, type Fact, fact, type Place, text, walk } from './facts.ts';
import { ofKind, type PlacedRecord, type Story, type StoryExample } from './read-story.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const [OPENS, CLOSES] = ['2026-05-04T09:00:00Z', '2026-05-04T11:00:00Z'];

/** Times are in UTC and in order, records of the story's day, and a list shows everything as of one moment. */
export function checkMoments(story: Story): Fact[] {
  return [
    ...story.examples.flatMap(checkForms),
    ...story.records.flatMap(checkOrder),
    ...story.examples.flatMap((use) => checkList(story, use)),
  ];
}

function checkForms({ example, value }: StoryExample): Fact[] {
  return walk(value).flatMap(({ node, pointer }) =>
    typeof node === 'string' && TIME.test(node)
      ? [fact({ example, pointer }, '', /^[\d-]+T[\d:]+(\.\d+)?Z$/.test(node), 'is not in UTC with Z')]
      : [],
  );
}

function checkOrder(record: PlacedRecord): Fact[] {
  const moment = (field: string) => text(record.fields, field);
  const [created, updated, expires] = [moment('created_at'), moment('updated_at'), moment('expires_at')];
  const inDay = (time: string): boolean => time >= OPENS && time < CLOSES;
  const changing = ['QUO', 'PAYR'].includes(record.kind) ? expires : '';
  return [
    ...(created && updated ? [fact(record, 'updated_at', updated >= created, 'is before created_at')] : []),
    ...(created && expires ? [fact(record, 'expires_at', expires > created, 'is not after created_at')] : []),
    ...(updated && changing ? [fact(record, 'updated_at', updated <= changing, 'is after expires_at')] : []),
    ...(created && record.kind !== 'SBE'
      ? [fact(record, 'created_at', inDay(created), 'is outside the story')]
      : []),
    ...(updated ? [fact(record, 'updated_at', inDay(updated), 'is outside the story')] : []),
  ];
}

/** A list is newest first and shows its records as they stood when the latest of them changed, with none left out. */
function checkList(story: Story, { example, value }: StoryExample): Fact[] {
  const shown = story.records.filter(
    (record) => record.example === example && /^\/data\/\d+$/.test(record.pointer),
  );
  const [newest] = shown;
  if (!newest || !('created_at' in newest.fields)) return [];
  const created = shown.map(({ fields }) => text(fields, 'created_at'));
  const now = shown.map(changedAt).sort().at(-1) ?? '';
  const oldest = created.at(-1) ?? '';
  const more = at(value, 'pagination.next_cursor') !== undefined;
  const missing = ofKind(story, newest.kind).filter(
    (record) =>
      !shown.some(({ id }) => id === record.id) &&
      isListed(example, shown, record) &&
      text(record.fields, 'created_at') <= now &&
      (!more || text(record.fields, 'created_at') > oldest),
  );
  const place = { example, pointer: '/data' };
  return [
    fact(
      place,
      '',
      created.every((time, index) => time >= (created[index + 1] ?? time)),
      'is not newest first',
    ),
    fact(
      place,
      '',
      missing.length === 0,
      `leaves out ${[...new Set(missing.map(({ id }) => id))]}, there at ${now}`,
    ),
    ...shown.map((record) => checkCurrent(story, record, now)),
    ...(more ? [checkCursor(place, value, oldest)] : []),
  ];
}

/** The cursor of the next page says where this one ends. */
function checkCursor(place: Place, value: unknown, oldest: string): Fact {
  const cursor = Buffer.from(text(value, 'pagination.next_cursor'), 'base64url').toString();
  return fact(place, '', cursor.includes(oldest), `ends at ${oldest}, and its cursor says ${cursor}`);
}

/** No other example shows a later version of the record from before the moment of the list. */
function checkCurrent(story: Story, record: PlacedRecord, now: string): Fact {
  const own = changedAt(record);
  const later = ofKind(story, record.kind).find(
    (other) => other.id === record.id && changedAt(other) > own && changedAt(other) <= now,
  );
  return fact(record, '', !later, `is as of ${own}, but ${later?.example} changed it before ${now}`);
}

const changedAt = ({ fields }: PlacedRecord): string =>
  text(fields, 'updated_at') || text(fields, 'created_at');

/** Whether an unfiltered list of the same profile would show the record; searches show what they were asked for. */
function isListed(example: string, shown: PlacedRecord[], { fields }: PlacedRecord): boolean {
  if (shown.length < 2) return false;
  const scope = /links\/\{id\}\/requests/.test(example) ? ['source_id'] : ['profile_id', 'business_id'];
  return scope.every((field) => fields[field] === shown[0]?.fields[field]);
}
