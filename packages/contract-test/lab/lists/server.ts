import type { Answer, WireRequest } from '../../src/model/message.ts';
import { albums, type Entry, labels, plays } from './records.ts';

/** What the server does with a query, each part of which a fault can replace. */
export interface Behaviour {
  /** Whether a filter lets an entry through; `name` is that of the parameter. */
  passes(entry: Entry, name: string, value: string): boolean;
  /** The members to sort by, in order: `-year`. */
  order(path: string, query: URLSearchParams): string;
  compare(one: unknown, other: unknown): number;
  /** The number of entries before a page. */
  start(path: string, query: URLSearchParams, count: number): number;
  size(path: string, query: URLSearchParams): number;
  total(matching: number, all: number, shown: number): number;
  /** The query of the next page. */
  next(path: string, query: URLSearchParams, end: number): URLSearchParams;
  /** Whether a page follows. */
  hasNext(end: number, count: number): boolean;
  /** The filters of a page that a token leads to. */
  tokenQuery(query: URLSearchParams): URLSearchParams;
}

/** One thing that the server does wrong. */
export type Change = (clean: Behaviour) => Partial<Behaviour>;

const filters =
  /^(genre|live|artist_id|title|year_min|year_max|price\[\w+\]|device|played_\w+|style|founded_after)$/;

const clean: Behaviour = {
  passes(entry, name, value) {
    const { artist, styles } = entry as { artist?: { id: string }; styles?: string[] };
    const [year, price] = [Number(entry.year), Number(entry.price)];
    switch (name) {
      case 'artist_id':
        return artist?.id === value;
      case 'title':
        return String(entry.title).toLowerCase().includes(value.toLowerCase());
      case 'year_min':
        return year >= Number(value);
      case 'year_max':
        return year <= Number(value);
      case 'price[gt]':
        return price > Number(value);
      case 'price[lte]':
        return price <= Number(value);
      case 'played_since':
        return Date.parse(String(entry.played_at)) >= Date.parse(value);
      case 'played_before':
        return Date.parse(String(entry.played_at)) < Date.parse(value);
      case 'style':
        return styles?.includes(value) === true;
      case 'founded_after':
        return entry.founded !== null && String(entry.founded) > value;
      default:
        return String(entry[name]) === value;
    }
  },
  order(path, query) {
    const [member = '', direction = 'asc'] = (query.get('sort') ?? 'played_at:desc').split(':');
    if (path === '/plays') return (direction === 'desc' ? '-' : '') + member;
    if (path === '/labels') return query.get('ordering') ?? 'id';
    return (query.get('order') === 'desc' ? '-' : '') + (query.get('sort_by') ?? 'year');
  },
  compare(one, other) {
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    return (one as number) < (other as number) ? -1 : one === other ? 0 : 1;
  },
  start(path, query) {
    if (path === '/albums') return (Number(query.get('page') ?? 1) - 1) * clean.size(path, query);
    if (path === '/labels') return Number(query.get('offset') ?? 0);
    return Number(
      Buffer.from(query.get('page_token') ?? 'MA', 'base64url')
        .toString()
        .split(' ')[0],
    );
  },
  size(path, query) {
    if (path === '/plays') return Number(query.get('page_size') ?? 10);
    return path === '/albums' ? Number(query.get('per_page') ?? 10) : Number(query.get('limit') ?? 25);
  },
  total: (matching) => matching,
  next(path, query, end) {
    const next = new URLSearchParams(query);
    if (path === '/albums') next.set('page', String(Number(query.get('page') ?? 1) + 1));
    else next.set('offset', String(end));
    return next;
  },
  hasNext: (end, count) => end < count,
  tokenQuery: (query) => query,
};

/** A fresh server of records, in memory: correct, or with a change. */
export function recordsServer(change: Change = () => ({})): (request: WireRequest) => Answer {
  const does: Behaviour = { ...clean, ...change(clean) };
  const added: Entry[] = [...plays];
  const held: Readonly<Record<string, readonly Entry[]>> = {
    '/albums': albums,
    '/plays': added,
    '/labels': labels,
  };
  return ({ method, target, body }) => {
    const { pathname, searchParams } = new URL(target, 'http://records.invalid');
    const all = held[pathname];
    if (all === undefined) return reply(404, { error: 'not found' });
    if (method === 'POST') {
      const play = { id: `play-${added.length + 1}`, ...(JSON.parse(body ?? '{}') as Entry) };
      added.push(play);
      return reply(201, play);
    }
    return listed(does, pathname, searchParams, all);
  };
}

function listed(does: Behaviour, path: string, given: URLSearchParams, all: readonly Entry[]): Answer {
  const query = given.has('page_token') ? does.tokenQuery(given) : given;
  const wanted = [...query].filter(([name]) => filters.test(name));
  const matching = all.filter((entry) => wanted.every(([name, value]) => does.passes(entry, name, value)));
  const [, sign, member = ''] = /^(-?)(.*)$/.exec(does.order(path, query)) ?? [];
  const sorted = matching.toSorted((one, other) => {
    const order = does.compare(one[member], other[member]);
    const hasNull = one[member] === null || other[member] === null;
    return sign === '-' && !hasNull ? -order : order;
  });
  const start = does.start(path, query, sorted.length);
  const page = sorted.slice(start, start + does.size(path, query));
  const end = start + page.length;
  const total = does.total(matching.length, all.length, page.length);
  const follows = does.hasNext(end, sorted.length);
  const address = `https://records.invalid${path}?${does.next(path, query, end)}`;
  if (path === '/albums') {
    const link: [string, string][] = follows ? [['Link', `<${address}>; rel="next"`]] : [];
    return reply(200, page, [['X-Total-Count', String(total)], ...link]);
  }
  if (path === '/plays') {
    const token = Buffer.from(String(end)).toString('base64url');
    return reply(200, { data: page, next_page_token: follows ? token : null });
  }
  return reply(200, { results: page, meta: { total }, links: { next: follows ? address : null } });
}

function reply(status: number, json: unknown, headers: readonly (readonly [string, string])[] = []): Answer {
  return {
    kind: 'response',
    status,
    headers: [['Content-Type', 'application/json'], ...headers],
    body: Buffer.from(JSON.stringify(json)),
  };
}
