import type { Answer, WireRequest } from '../../src/model/message.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Something that a correct server may do, and that is easily taken for a fault. */
export interface ToldHabit {
  readonly says: string;
  /** Answers otherwise; `count` is the number of requests so far. */
  shows(path: string, query: URLSearchParams, entries: readonly Entry[], count: number): readonly Entry[];
}

const isShows = (path: string): boolean => path === '/shows';

/** What a server of singers and shows may do without breaking its contract. */
export const toldHabits: readonly ToldHabit[] = [
  {
    says: 'shows how well an entry without an identifier fits its filters',
    shows: (path, query, entries) =>
      isShows(path)
        ? entries.map((entry) => ({ ...entry, fit: `${query.get('from')} ${query.get('to')}` }))
        : entries,
  },
  {
    says: 'counts how often an entry without an identifier was looked at',
    shows: (path, _, entries, count) =>
      isShows(path)
        ? entries.map((entry, at) => (at % 2 === 0 ? { ...entry, looks: count } : entry))
        : entries,
  },
  {
    says: 'has entries without an identifier that are alike',
    shows: (path, _, entries) =>
      isShows(path) ? entries.map((entry) => ({ ...entry, hall: 'Hall A' })) : entries,
  },
  {
    says: 'numbers the entries without an identifier on each page',
    shows: (path, _, entries) =>
      isShows(path) ? entries.map((entry, at) => ({ ...entry, row: at + 1 })) : entries,
  },
  {
    says: 'never returns more than four entries',
    shows: (_, __, entries) => entries.slice(0, 4),
  },
  {
    says: 'gives all singers the same moment of their creation',
    shows: (path, _, entries) =>
      isShows(path) ? entries : entries.map((entry) => ({ ...entry, created_at: '2026-01-10T10:00:00Z' })),
  },
];

/** The same server with a habit. */
export function withHabit(
  serve: (request: WireRequest) => Answer,
  habit: ToldHabit,
): (request: WireRequest) => Answer {
  let count = 0;
  return (request) => {
    count += 1;
    const answer = serve(request);
    if (answer.kind === 'none') return answer;
    const { pathname, searchParams } = new URL(request.target, 'http://singers.invalid');
    const json = JSON.parse(Buffer.from(answer.body).toString()) as
      | Entry[]
      | { data: Entry[]; total: number };
    const told = Array.isArray(json)
      ? habit.shows(pathname, searchParams, json, count)
      : { ...json, data: habit.shows(pathname, searchParams, json.data, count) };
    return { ...answer, body: Buffer.from(JSON.stringify(told)) };
  };
}
