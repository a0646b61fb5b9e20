import type { Answer, WireRequest } from '../../src/model/message.ts';
import type { Change } from './server.ts';

type Serve = (request: WireRequest) => Answer;

/** Something that a correct server may do, and that is easily taken for a fault. */
export interface Habit {
  readonly says: string;
  readonly change?: Change;
  readonly around?: (serve: Serve) => Serve;
}

const atMostFour: Change = (clean) => {
  const size = (path: string, query: URLSearchParams): number => Math.min(4, clean.size(path, query));
  return {
    size,
    start: (path, query, count) =>
      path === '/albums'
        ? (Number(query.get('page') ?? 1) - 1) * size(path, query)
        : clean.start(path, query, count),
  };
};

/** What a server of records may do without breaking its contract. */
export const habits: readonly Habit[] = [
  {
    says: 'gets new plays from others between two requests',
    around(serve) {
      let count = 0;
      return (request) => {
        count += 1;
        const played = new Date(Date.UTC(2026, 4, 1) + count * 1000).toISOString();
        const body = JSON.stringify({ device: count % 2 === 0 ? 'car' : 'desk', played_at: played });
        if (request.method === 'GET') serve({ ...request, method: 'POST', target: '/plays', body });
        return serve(request);
      };
    },
  },
  {
    says: 'sorts titles and names without regard to case, by the locale',
    change: (clean) => ({
      compare: (one, other) =>
        typeof one === 'string' && typeof other === 'string' && !/^\d/.test(one)
          ? one.localeCompare(other, 'en', { sensitivity: 'base' })
          : clean.compare(one, other),
    }),
  },
  {
    says: 'puts entries without a value first',
    change: (clean) => ({
      compare: (one, other) =>
        one === null || other === null ? -clean.compare(one, other) : clean.compare(one, other),
    }),
  },
  {
    says: 'never answers more than four entries, whatever is asked for',
    change: atMostFour,
  },
  {
    says: 'answers four entries at most and does not say that more follow',
    change: atMostFour,
    around: (serve) => (request) => {
      const answer = serve(request);
      if (answer.kind === 'none') return answer;
      return { ...answer, headers: answer.headers.filter(([name]) => name !== 'Link') };
    },
  },
  {
    says: 'refuses a page behind the last one',
    around: (serve) => (request) => {
      const answer = serve(request);
      const isEmpty = answer.kind === 'response' && Buffer.from(answer.body).toString() === '[]';
      const isLater = /[?&]page=([2-9]|\d\d)/.test(request.target);
      return isEmpty && isLater ? { ...answer, status: 404 } : answer;
    },
  },
  {
    says: 'compares moments more finely than it shows them',
    change: (clean) => ({
      passes(entry, name, value) {
        if (!name.startsWith('played_')) return clean.passes(entry, name, value);
        const kept = Date.parse(String(entry.played_at)) + 0.4;
        return name === 'played_since' ? kept >= Date.parse(value) : kept < Date.parse(value);
      },
    }),
  },
  {
    says: 'ignores accents and case in filters',
    change: (clean) => ({
      passes: (entry, name, value) =>
        name === 'artist_id'
          ? clean.passes(entry, name, value.toLowerCase())
          : clean.passes(entry, name, value),
    }),
  },
];
