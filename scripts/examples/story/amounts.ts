import {
  amount,
  at,
  decimalsOf,
  Exact,
  expectField,
  type Fact,
  fact,
  isObject,
  type Json,
  list,
  type Place,
  parseDecimal,
  text,
  walk,
} from './facts.ts';
import { ofKind, type PlacedRecord, type Story, type StoryExample } from './read-story.ts';

/** Amount fields and the fields beside them that may name their currency. */
const CURRENCY_OF: Record<string, string[]> = {
  amount: ['currency', 'asset'],
  source_amount: ['source_currency'],
  target_amount: ['target_currency'],
  quote_amount: ['quote_currency'],
  requested_amount: ['currency'],
  funding_amount: ['funding_currency'],
  available_balance: ['currency'],
  minimum_deposit: ['currency'],
  fee: ['currency'],
  total: ['currency'],
  min: ['currency'],
  max: ['currency'],
};

/** Prices, and differences of prices, have as many decimals as they need (G13). */
const PRICES = /(^|_)price(_change)?$|^change_24h$/;

const MONEY = /(?<![\w.])(\d+(?:\.\d+)?) ([A-Z]{3,4})\b/g;

/** No amount is finer than its currency, pages count what they hold, and texts name the amounts of their record. */
export function checkAmounts(story: Story): Fact[] {
  return [
    ...story.examples.flatMap((use) => [...checkDecimals(use), ...checkPage(use)]),
    ...ofKind(story, 'PAYR').flatMap(checkTexts),
  ];
}

function checkDecimals({ example, value }: StoryExample): Fact[] {
  return walk(value).flatMap(({ node, pointer, key }) => {
    if (!isObject(node) || PRICES.test(key)) return [];
    return Object.entries(CURRENCY_OF).flatMap(([name, currencies]) => {
      const currency = currencies.map((field) => text(node, field)).find((code) => /^[A-Z]{3,4}$/.test(code));
      return currency && text(node, name) ? [checkFineness({ example, pointer }, node, name, currency)] : [];
    });
  });
}

function checkFineness(place: Place, node: Json, name: string, currency: string): Fact {
  const exact = parseDecimal(node[name]);
  const fits = exact?.round(decimalsOf(currency), Exact.roundDown).eq(exact) ?? false;
  return fact(place, name, fits, `is no amount of ${currency}: ${JSON.stringify(node[name])}`);
}

function checkPage({ example, value }: StoryExample): Fact[] {
  if (!isObject(at(value, 'pagination'))) return [];
  const entries = Array.isArray(at(value, 'data')) ? list(value, 'data') : list(value, 'data.activities');
  const place = { example, pointer: '' };
  return [
    expectField(place, value, 'pagination.current_entries_size', entries.length, 'it is what the page holds'),
  ];
}

/** Each amount in the words of a record is one of its own, or follows from them. */
function checkTexts(record: PlacedRecord): Fact[] {
  const own = listRequestAmounts(record.fields);
  return walk(record.fields).flatMap(({ node, pointer, key }) => {
    if (typeof node !== 'string' || !/description$/.test(key)) return [];
    return [...node.matchAll(MONEY)].map(([named, money, currency]) => {
      const holds = own.some(
        (other) => other.currency === currency && money !== undefined && other.amount.eq(money),
      );
      return fact(
        { example: record.example, pointer: record.pointer + pointer },
        '',
        holds,
        `${named} is no amount of it`,
      );
    });
  });
}

interface Money {
  amount: Exact;
  currency: string;
}

const money = (fields: Json, name: string): Money => ({
  amount: amount(fields, `${name}_amount`),
  currency: text(fields, `${name}_currency`),
});

/** The amounts of a payment request, what each deposit brought, and what is still to come. */
function listRequestAmounts(fields: Json): Money[] {
  const requested = { amount: amount(fields, 'requested_amount'), currency: text(fields, 'currency') };
  const events = list(fields, 'timeline.events').map((event) => text(event, 'description'));
  const received = events.flatMap((words) =>
    / was received and /.test(words) ? [...words.matchAll(MONEY)] : [],
  );
  const deposits = received.map(([, value = '0', currency = '']) => ({ amount: new Exact(value), currency }));
  const rate = amount(fields, 'quote_rate.rate');
  const source = money(fields, 'source');
  const asked = rate.eq(0)
    ? requested.amount
    : requested.amount.div(rate).round(decimalsOf(source.currency), Exact.roundUp);
  return [
    requested,
    source,
    money(fields, 'target'),
    ...deposits,
    { ...source, amount: asked.minus(source.amount) },
  ];
}
