import { describe, expect, it } from 'vitest';
import { contextOf, operationOf, told } from '../../../test/probes/drive-probes.ts';
import {
  type Behaviour,
  defaults,
  driveNotes,
  type Note,
  notesContract,
} from '../../../test/probes/flows/notes.ts';
import { fullOf, halvesOf, roundTrips } from './bodies/round-trip-bodies.ts';

const contract = await notesContract({ replaceNote: 'Members that are left out take their default values.' });

/** Stores another value for a member than the one that was sent. */
const keeping = (name: string, other: (value: NonNullable<Note[string]>) => Note[string] | undefined) => ({
  kept: (sent: Note): Note => {
    const value = sent[name];
    return value === undefined || value === null ? sent : { ...sent, [name]: other(value) ?? null };
  },
});
const texts = (value: unknown): string[] => (value as unknown[]).map(String);

it.each([1, 2, 3, 4, 5])('finds nothing in a correct server, with seed %i', (seed) => {
  expect(told(driveNotes(contract, {}, seed))).toEqual([]);
});

const losses: readonly (readonly [string, Partial<Behaviour>, string])[] = [
  ['sorts a list', keeping('days', (days) => texts(days).sort()), 'created-differs createNote /body/days'],
  [
    'makes a set of a list',
    keeping('days', (days) => [...new Set(texts(days))]),
    'created-differs createNote /body/days',
  ],
  [
    'rounds',
    keeping('weight', (weight) => Math.round(Number(weight))),
    'created-differs createNote /body/weight',
  ],
  ['keeps 32 bits', keeping('pages', (pages) => Number(pages) | 0), 'created-differs createNote /body/pages'],
  [
    'knows ASCII alone',
    keeping('text', (text) => String(text).replace(/[^\0-\x7f]/gu, '?')),
    'created-differs createNote /body/text',
  ],
  [
    'drops the offset of a moment',
    keeping('begins', (begins) => String(begins).replace(/[+-]\d\d:\d\d$/, 'Z')),
    'created-differs createNote /body/begins',
  ],
  [
    'takes an empty text for none',
    keeping('text', (text) => (text === '' ? null : text)),
    'created-differs createNote /body/text',
  ],
  [
    'escapes signs of HTML',
    keeping('text', (text) => String(text).replaceAll('&', '&amp;')),
    'created-differs createNote /body/text',
  ],
  [
    'cuts texts off',
    keeping('text', (text) => String(text).slice(0, 255)),
    'created-differs createNote /body/text',
  ],
  [
    'sorts what is unique, but said to keep its order',
    keeping('labels', (labels) => texts(labels).sort()),
    'created-differs createNote /body/labels',
  ],
  ['trims', keeping('slug', (slug) => String(slug).trim() || 'x'), 'white-space-lost createNote /body/slug'],
];

describe('tells of a server that', () => {
  it.each(losses)('%s', (_, fault, expected) => {
    expect(told(driveNotes(contract, fault)).some((line) => line.startsWith(expected))).toBe(true);
  });

  it('keeps what a refused change sets', () => {
    const refused: Behaviour['refused'] = (before, { slug }) =>
      typeof slug === 'string' ? { ...before, slug } : before;
    const found = told(driveNotes(contract, { refused }));
    expect(found).toContain('refused-write-changed replaceNote /body/slug');
    expect(found).toContain('refused-write-changed changeNote /body/slug');
  });

  it('takes a note along with another one', () => {
    const removed: Behaviour['removed'] = (ids, id) => [id, ...ids.slice(ids.indexOf(id) - 1).slice(0, 1)];
    expect(told(driveNotes(contract, { removed }))).toEqual(['deleted-too-much deleteNote /status']);
  });

  it('writes by reading when a note was changed', () => {
    let reads = 0;
    const read = (note: Note): Note => {
      reads += 1;
      return { ...note, updatedAt: new Date(Date.UTC(2026, 1, 1) + reads).toISOString() };
    };
    expect(told(driveNotes(contract, { read }))).toEqual(['read-changed getNote /body/updatedAt']);
  });

  it('does not empty what a PATCH sets to null', () => {
    const changed: Behaviour['changed'] = (method, before, sent) => {
      const { text, ...others } = sent;
      if (method === 'PUT') return { ...defaults, ...sent };
      return { ...before, ...(text === null ? others : sent) };
    };
    expect(told(driveNotes(contract, { changed }))).toEqual(['updated-differs changeNote /body/text']);
  });

  it('shows the first slug in the list after a change', () => {
    const slugs = new Map<unknown, string>();
    const read = (note: Note): Note => {
      if (!slugs.has(note.id)) slugs.set(note.id, String(note.slug));
      return note;
    };
    const listed = (note: Note): Note => ({ ...note, slug: slugs.get(note.id) ?? String(note.slug) });
    const [found, ...others] = told(driveNotes(contract, { read, listed }));
    expect([found, others]).toEqual(['updated-differs listNotes /body/slug', []]);
  });

  it('merges with PUT', () => {
    const changed: Behaviour['changed'] = (_, before, sent) => ({ ...before, ...sent });
    const [found, ...others] = told(driveNotes(contract, { changed }));
    expect(others).toEqual([]);
    expect(found).toMatch(/^updated-differs replaceNote /);
  });
});

it('asks about a text that the server derives from another one', () => {
  const derived = (sent: Note): Note => ({ ...sent, text: `On ${String(sent.slug)}.` });
  const driven = driveNotes(contract, { kept: derived });
  expect(told(driven).filter((line) => line.startsWith('created-differs'))).toEqual([]);
  expect(driven.questions.map(({ operation, text }) => `${operation.id} ${text}`)).toContain(
    'createNote /text reads the same whatever is sent. Does the server derive it from other members?',
  );
});

it('lets a PUT merge whose description says so', async () => {
  const partial = await notesContract({ replaceNote: 'Members that are left out stay as they are.' });
  const changed: Behaviour['changed'] = (_, before, sent) => ({ ...before, ...sent });
  expect(told(driveNotes(partial, { changed }))).toEqual([]);
});

it('halves the values that a server refuses together', () => {
  const context = contextOf(contract);
  const operation = operationOf(contract, 'createNote');
  const mediaType = 'application/json';
  const content = operation.body?.content.get(mediaType);
  if (content === undefined) throw new RangeError('The operation takes no JSON.');
  const sent = { mediaType, content, value: { slug: 'a' } };
  for (const trip of roundTrips(context, sent, fullOf(context, operation, sent))) {
    const halves = halvesOf(context, sent, trip);
    expect(halves.flatMap(({ places }) => places)).toEqual(trip.places.length > 1 ? trip.places : []);
    for (const { value } of [trip, ...halves])
      expect(context.judge.isValid(content.schema, value, 'request')).toBe(true);
  }
});

describe('a value that may be there once', () => {
  const rule = 'A `slug` that another note has is refused with 409.';
  const isTaken: Behaviour['isTaken'] = (notes, { slug }) => notes.some((note) => note.slug === slug);

  it('is refused the second time', async () => {
    const unique = await notesContract({ createNote: rule });
    expect(told(driveNotes(unique, { isTaken }))).toEqual([]);
    expect(told(driveNotes(unique))).toEqual(['taken-accepted createNote /status']);
  });

  it.each(['A slug need not be unique.', 'The slug of another note that is archived may be taken again.'])(
    'is not demanded by: %s',
    async (text) => {
      expect(told(driveNotes(await notesContract({ createNote: text })))).toEqual([]);
    },
  );
});
