import type { Json } from '../../contract/model.ts';

/** How one value compares to another: before, equal, after; undefined if uncertain. */
export type Order = -1 | 0 | 1 | undefined;

const collators = [
  new Intl.Collator('en'),
  new Intl.Collator('en', { sensitivity: 'base' }),
  new Intl.Collator('en', { numeric: true }),
];

const day = 86_400_000;

/** Compares two amounts or moments: numbers, decimal texts, dates, or dates with a time and a zone. */
export function orderOf(one: Json, other: Json): Order {
  const [first, second] = [amountOf(one), amountOf(other)];
  if (first !== undefined && second !== undefined) return signOf(first - second);
  const [start, end] = [momentOf(one), momentOf(other)];
  if (start === undefined || end === undefined) return undefined;
  if (start.isDay === end.isDay) return signOf(start.time - end.time);
  // The day may be in any time zone.
  const [earliest, latest] = start.isDay
    ? [start.time - day, start.time + 2 * day]
    : [end.time - day, end.time + 2 * day];
  const moment = start.isDay ? end.time : start.time;
  if (moment >= earliest && moment <= latest) return undefined;
  const isAfter = moment > latest;
  return start.isDay === isAfter ? -1 : 1;
}

/** Compares two values of a sorted list; texts only where common collations agree. */
export function sortedOrderOf(one: Json, other: Json): Order {
  const order = orderOf(one, other);
  if (typeof one !== 'string' || typeof other !== 'string' || isMoment(one) || isMoment(other)) return order;
  if (one === other) return 0;
  if (!isPlain(one) || !isPlain(other)) return undefined;
  const orders = new Set([
    ...(order === undefined ? [] : [order]),
    one < other ? -1 : 1,
    one.toLowerCase() < other.toLowerCase() ? -1 : 1,
    ...collators.map((collator) => Math.sign(collator.compare(one, other))),
  ]);
  return orders.size === 1 ? ([...orders][0] as Order) : undefined;
}

/** Whether some common collation considers two values equal. */
export function isTie(one: Json, other: Json): boolean {
  if (typeof one === 'string' && typeof other === 'string') {
    return orderOf(one, other) === 0 || collators.some((collator) => collator.compare(one, other) === 0);
  }
  return one === other;
}

/** Whether a value is a moment or a day. */
export function isMoment(value: Json): boolean {
  return momentOf(value) !== undefined;
}

function isPlain(text: string): boolean {
  return /^[A-Za-z0-9]+$/.test(text);
}

/** The number that a value represents; decimal texts too long to be exact have none. */
function amountOf(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d{1,12}(\.\d+)?$/.test(value) && value.length <= 15
    ? Number(value)
    : undefined;
}

function momentOf(value: Json): { readonly time: number; readonly isDay: boolean } | undefined {
  if (typeof value !== 'string') return undefined;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  if (!isDay && !/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:\d\d)$/.test(value))
    return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : { time, isDay };
}

function signOf(difference: number): Order {
  return difference === 0 ? 0 : difference < 0 ? -1 : 1;
}
