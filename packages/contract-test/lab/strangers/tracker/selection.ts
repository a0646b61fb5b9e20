import { flag, integer, oneOf, WrongParameter } from '../queries.ts';
import type { Store, Ticket } from './store.ts';

const states = ['open', 'in_progress', 'done'] as const;
const members = ['created_at', 'priority', 'title'] as const;
const orders = members.flatMap((member) => [member, `-${member}`] as const);

/** The tickets that match all filters of a query, in its order. */
export function selected(
  store: Store,
  query: URLSearchParams,
  tickets: readonly Ticket[],
  isMoment: (text: string) => boolean,
): Ticket[] {
  const moment = (name: string): number | undefined => {
    const text = query.get(name);
    if (text === null) return undefined;
    const value = isMoment(text) ? milliseconds(text) : Number.NaN;
    if (Number.isNaN(value)) throw new WrongParameter(`${name} is not a date-time`);
    return value;
  };
  const wanted = query.getAll('filter[state]');
  for (const state of wanted)
    if (!states.some((each) => each === state)) throw new WrongParameter('no such state');
  const inStates = store.shows('state-filter-ignored')
    ? []
    : store.shows('state-filter-last')
      ? wanted.slice(-1)
      : wanted;
  const assignee = query.get('filter[assignee]');
  const labels = query.getAll('filter[label]');
  const blocked = flag(query, 'filter[blocked]');
  const bounds = { min: 0, max: 5 };
  const min = integer(query, 'priority_min', bounds) ?? 0;
  const max = integer(query, 'priority_max', bounds) ?? 5;
  const from = moment('created_from');
  const before = moment('created_before');
  const text = query.get('q') ?? '';

  const meets = (ticket: Ticket): boolean => {
    const created = Date.parse(ticket.created_at);
    const has = (label: string) => ticket.labels.includes(label);
    if (inStates.length > 0 && !inStates.includes(ticket.state)) return false;
    if (assignee !== null && ticket.assignee !== assignee) return false;
    if (labels.length > 0 && !(store.shows('label-any') ? labels.some(has) : labels.every(has))) return false;
    if (blocked !== undefined && ticket.blocked !== blocked) return false;
    if (ticket.priority < min || ticket.priority > max) return false;
    if (store.shows('priority-min-exclusive') && query.has('priority_min') && ticket.priority === min)
      return false;
    if (from !== undefined && created < from) return false;
    if (created === from && store.shows('created-from-exclusive')) return false;
    if (before !== undefined && created > before) return false;
    if (created === before && !store.shows('created-before-inclusive')) return false;
    return store.shows('q-case-sensitive')
      ? ticket.title.includes(text)
      : ticket.title.toLowerCase().includes(text.toLowerCase());
  };
  return sorted(store, query, tickets.filter(meets));
}

function sorted(store: Store, query: URLSearchParams, tickets: readonly Ticket[]): Ticket[] {
  const order = store.shows('sort-unchecked')
    ? (orders.find((each) => each === query.get('sort')) ?? 'created_at')
    : (oneOf(query, 'sort', orders) ?? 'created_at');
  if (store.shows('sort-ignored')) return [...tickets];
  const member = members.find((each) => order.endsWith(each)) ?? 'created_at';
  const direction = order.startsWith('-') && !store.shows('sort-minus-ignored') ? -1 : 1;
  return [...tickets].sort((a, b) => {
    if (a[member] === b[member]) return a.id - b.id;
    return a[member] < b[member] ? -direction : direction;
  });
}

/** The milliseconds of a date-time, including a leap second or lower-case letters. */
function milliseconds(text: string): number {
  const plain = text.toUpperCase().replace(/\s/, 'T');
  const leap = /T\d\d:\d\d:60/.test(plain);
  const value = Date.parse(plain.replace(/(T\d\d:\d\d):60/, '$1:59'));
  return leap ? value + 1000 : value;
}
