import { at, canonical, type Fact, fact, isObject, type Json, list, text, walk } from './facts.ts';
import { listExamples } from './placed-examples.ts';

/** An identifier with its prefix; global, for strings with several. */
const ID = /\b(?:BUS|USR|CUS|OWN|QUO|TRF|TXN|REC|PAYL|PAYR|BAL|VBA|ADR|SBE|PLQ|IND|PAIR)_[A-Za-z0-9]+\b/g;

interface Example {
  /** The first example that shows it. */
  readonly example: string;
  readonly value: unknown;
}

/** A record in an example: an object with its own identifier. */
interface ShownRecord {
  readonly example: string;
  readonly pointer: string;
  readonly id: string;
  readonly fields: Json;
}

/**
 * Checks, by rule, that the examples of a bundle agree with each other. Single records are not checked here: the
 * server's tests create the records of the examples and compare them value by value.
 *
 * @param hasAllRecords whether the bundle shows every record that it refers to; the console's refers to records of the
 * API.
 */
export function checkAgreement(document: Json, hasAllRecords: boolean): Record<string, Fact[]> {
  const seen = new Set<unknown>();
  const examples = listExamples(document)
    .filter(({ value }) => !seen.has(value) && seen.add(value))
    .map(({ place, value }) => ({ example: place, value }));
  const records = examples.flatMap(listRecords);
  return {
    'one record': checkRecords(records),
    references: hasAllRecords ? checkReferences(examples, records) : [],
    pages: examples.flatMap(checkPage),
    errors: examples.flatMap(checkError),
  };
}

function listRecords({ example, value }: Example): ShownRecord[] {
  return walk(value).flatMap(({ node, pointer }) => {
    const id = text(node, 'id');
    return isObject(node) && id.match(ID)?.[0] === id ? [{ example, pointer, id, fields: node }] : [];
  });
}

/**
 * A record has one creation time, before its changes, and examples of it as of the same change agree in their common
 * fields.
 */
function checkRecords(records: readonly ShownRecord[]): Fact[] {
  return [...Map.groupBy(records, ({ id }) => id).values()].flatMap((shown) =>
    shown.flatMap((record, index) => {
      const earlier = shown.slice(0, index);
      const twin = earlier.find((other) => isSameState(other.fields, record.fields));
      const [created, updated] = [text(record.fields, 'created_at'), text(record.fields, 'updated_at')];
      return [
        fact(record, 'updated_at', updated === '' || updated >= created, 'is before the creation time'),
        ...compare(earlier[0], record, ['created_at']),
        ...compare(twin, record, Object.keys(record.fields)),
      ];
    }),
  );
}

function isSameState(one: Json, other: Json): boolean {
  return one.updated_at !== undefined && one.updated_at === other.updated_at && one.status === other.status;
}

function compare(other: ShownRecord | undefined, record: ShownRecord, names: readonly string[]): Fact[] {
  if (other === undefined) return [];
  return names
    .filter((name) => name in record.fields && name in other.fields)
    .map((name) => {
      const holds = canonical(record.fields[name]) === canonical(other.fields[name]);
      return fact(record, name, holds, `of ${record.id} differs from ${other.example} ${other.pointer}`);
    });
}

/** Every identifier belongs to a record shown in an example; there is one business and one user. */
function checkReferences(examples: readonly Example[], records: readonly ShownRecord[]): Fact[] {
  const named = examples.flatMap(({ example, value }) =>
    walk(value).flatMap(({ node, pointer }) =>
      typeof node === 'string' ? [...node.matchAll(ID)].map(([id]) => ({ example, pointer, id })) : [],
    ),
  );
  const known = new Set(records.flatMap(({ id, fields }) => [id, text(fields, 'quote_id')]));
  for (const prefix of ['BUS_', 'USR_']) {
    known.add(named.find(({ id }) => id.startsWith(prefix))?.id ?? '');
  }
  return named.map(({ id, ...place }) =>
    fact(place, '', known.has(id), `names ${id}, which no example shows`),
  );
}

/** A page counts its entries and lists them newest first. */
function checkPage({ example, value }: Example): Fact[] {
  const size = at(value, 'pagination.current_entries_size');
  if (size === undefined) return [];
  const place = { example, pointer: '' };
  const entries = Array.isArray(at(value, 'data')) ? list(value, 'data') : list(value, 'data.activities');
  const times = entries.map((entry) => text(entry, 'created_at')).filter((time) => time !== '');
  return [
    fact(place, 'pagination.current_entries_size', size === entries.length, `is not ${entries.length}`),
    fact(place, 'data', times.join() === times.toSorted().toReversed().join(), 'is not newest first'),
  ];
}

/** An error repeats its message, and the number in `2 values are invalid` is that of its fields. */
function checkError({ example, value }: Example): Fact[] {
  if (!isObject(at(value, 'error'))) return [];
  const place = { example, pointer: '' };
  const message = text(value, 'message');
  const [, count] = /^(\d+) values? (?:is|are) invalid/.exec(message) ?? [];
  const fields = Object.keys((at(value, 'fields') ?? {}) as object).length;
  return [
    fact(place, 'message', message === at(value, 'error.message'), 'is not that of `error`'),
    ...(count === undefined
      ? []
      : [fact(place, 'fields', fields === Number(count), `are ${fields}, and the message says ${count}`)]),
  ];
}
