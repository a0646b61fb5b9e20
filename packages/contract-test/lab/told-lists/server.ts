import type { Answer, WireRequest } from '../../src/model/message.ts';

/** What the server can do wrong, and the finding that it is worth. */
export const toldFaults = {
  'q ignores the alias': 'filter-incomplete listSingers',
  'q distinguishes upper and lower case': 'filter-incomplete listSingers',
  'q only looks at the beginning': 'filter-incomplete listSingers',
  'q is ignored': 'filter-ignored listSingers',
  'prefix is found anywhere': 'filter-ignored listSingers',
  'prefix does not distinguish upper and lower case': 'filter-ignored listSingers',
  'of several voices the first counts': 'filter-incomplete listSingers',
  'of several voices the last counts': 'filter-incomplete listSingers',
  'one of several languages is enough': 'filter-ignored listSingers',
  'countries are not separated': 'filter-incomplete listSingers',
  'agency is ignored': 'filter-ignored listSingers',
  'the day of born_before is let through': 'filter-ignored listSingers',
  'the oldest singers come first': 'sort-ignored listSingers',
  'a page has six singers by default': 'default-differs listSingers',
  'retired singers come by default': 'default-differs listSingers',
  'total leaves the filters out': 'total-differs listSingers',
  'shows are not sorted': 'sort-ignored listShows',
  'from is left out': 'filter-incomplete listShows',
  'from is ignored': 'filter-ignored listShows',
  'to is left out': 'filter-incomplete listShows',
  'to is 20 days after from by default': 'default-differs listShows',
  'a page of shows repeats one of the page before': 'pages-differ listShows',
  'a page of shows skips one after the page before': 'pages-differ listShows',
} as const;

export type ToldFault = keyof typeof toldFaults;

const voices = ['soprano', 'alto', 'tenor'];
const names = [
  'Aino',
  'Berta',
  'Carlos',
  'Dora',
  'Emil',
  'Fiona',
  'Gustav',
  'Helmi',
  'Ines',
  'Jonas',
  'Karita',
  'Lena',
];
const singers = names.map((name, at) => ({
  id: at + 1,
  name: `${name} ${names[(at * 5 + 2) % 12]}son`,
  alias: at % 3 === 0 ? null : `The${names[(at * 7 + 4) % 12]}`,
  voice: voices[at % 3] ?? '',
  languages: [['fi', 'sv'], ['sv'], ['fi', 'de'], ['de', 'sv', 'fi']][at % 4] ?? [],
  country: ['FI', 'SE', 'DE'][(at * 5) % 3] ?? '',
  agency: 'Harmony',
  retired: at % 5 === 4,
  born: `19${60 + ((at * 7) % 30)}-0${1 + (at % 9)}-11`,
  created_at: `2026-01-${String(10 + at)}T10:00:00Z`,
}));
const shows = Array.from({ length: 60 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 2, 1) + Math.floor((at * 3) / 2) * 86_400_000).toISOString().slice(0, 10),
  hall: `Hall ${at % 2 === 0 ? 'A' : 'B'}`,
}));

/** A server of singers and shows: correct, or with a fault. */
export function singersServer(fault?: ToldFault): (request: WireRequest) => Answer {
  const has = (one: ToldFault): boolean => one === fault;
  return ({ target }) => {
    const { pathname, searchParams } = new URL(target, 'http://singers.invalid');
    return reply(pathname === '/shows' ? listShows(searchParams, has) : listSingers(searchParams, has));
  };
}

type Has = (fault: ToldFault) => boolean;

function listSingers(query: URLSearchParams, has: Has): unknown {
  const matching = singers.filter((singer) => meets(singer, query, has));
  const sorted = has('the oldest singers come first') ? matching : matching.toReversed();
  const limit = Number(query.get('limit') ?? (has('a page has six singers by default') ? 6 : 8));
  const offset = Number(query.get('offset') ?? 0);
  const total = has('total leaves the filters out') ? singers.length : matching.length;
  return { data: sorted.slice(offset, offset + limit), total };
}

function meets(singer: (typeof singers)[number], query: URLSearchParams, has: Has): boolean {
  const q = query.get('q');
  const prefix = query.get('prefix');
  const inVoices = query.getAll('voice');
  const languages = query.getAll('language');
  const countries = query.get('country');
  const agency = query.get('agency');
  const retired = query.get('retired') ?? (has('retired singers come by default') ? undefined : 'false');
  const before = query.get('born_before');
  const lower = (text: string): string =>
    has('q distinguishes upper and lower case') ? text : text.toLowerCase();
  const texts = has('q ignores the alias') ? [singer.name] : [singer.name, singer.alias ?? ''];
  const isFound = (text: string): boolean =>
    has('q only looks at the beginning')
      ? lower(text).startsWith(lower(q ?? ''))
      : lower(text).includes(lower(q ?? ''));
  const begins = (text: string): boolean => {
    if (has('prefix is found anywhere')) return singer.name.includes(text);
    return has('prefix does not distinguish upper and lower case')
      ? singer.name.toLowerCase().startsWith(text.toLowerCase())
      : singer.name.startsWith(text);
  };
  const sings = (language: string): boolean => singer.languages.includes(language);
  const wanted = has('of several voices the first counts')
    ? inVoices.slice(0, 1)
    : has('of several voices the last counts')
      ? inVoices.slice(-1)
      : inVoices;
  const separated = has('countries are not separated') ? [countries] : (countries?.split(',') ?? []);
  return (
    (q === null || has('q is ignored') || texts.some(isFound)) &&
    (prefix === null || begins(prefix)) &&
    (wanted.length === 0 || wanted.includes(singer.voice)) &&
    (languages.length === 0 ||
      (has('one of several languages is enough') ? languages.some(sings) : languages.every(sings))) &&
    (countries === null || separated.includes(singer.country)) &&
    (agency === null || has('agency is ignored') || singer.agency === agency) &&
    (retired === undefined || String(singer.retired) === retired) &&
    (before === null ||
      singer.born < before ||
      (has('the day of born_before is let through') && singer.born === before))
  );
}

function listShows(query: URLSearchParams, has: Has): unknown {
  const from = query.get('from') ?? '';
  const days = has('to is 20 days after from by default') ? 20 : 10;
  const to = query.get('to') ?? new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
  const within = ({ day }: { readonly day: string }): boolean =>
    (day > from || (day === from && !has('from is left out')) || has('from is ignored')) &&
    (day < to || (day === to && !has('to is left out')));
  const found = shows.filter(within);
  const sorted = has('shows are not sorted') ? found.toReversed() : found;
  const limit = Number(query.get('limit') ?? 5);
  const first = (Number(query.get('page') ?? 1) - 1) * limit;
  const shift = has('a page of shows repeats one of the page before')
    ? -1
    : has('a page of shows skips one after the page before')
      ? 1
      : 0;
  const start = first > 0 ? first + shift : first;
  return sorted.slice(start, start + limit);
}

function reply(json: unknown): Answer {
  return {
    kind: 'response',
    status: 200,
    headers: [['Content-Type', 'application/json']],
    body: Buffer.from(JSON.stringify(json)),
  };
}
