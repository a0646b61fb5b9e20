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
  sum,
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
  pending_balance: ['currency'],
  total_balance: ['currency'],
  minimum_deposit: ['currency'],
  fee: ['currency'],
  total: ['currency'],
  min: ['currency'],
  max: ['currency'],
};

/** Prices, and differences of prices, have as many decimals as they need (G13). */
const PRICES = /(^|_)price(_change)?$|^change_24h$/;

/** No amount is finer than its currency, pages count what they hold, and the items of an invoice add up. */
export function checkAmounts(story: Story): Fact[] {
  return [
    ...story.examples.flatMap((use) => [...checkDecimals(use), ...checkPage(use)]),
    ...ofKind(story, 'PAYL').flatMap(checkItems),
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

/** The items of an invoice add up to its amount. */
function checkItems(link: PlacedRecord): Fact[] {
  const items = list(link.fields, 'meta.items');
  if (items.length === 0) return [];
  const total = sum(items.map((item) => amount(item, 'amount').times(amount(item, 'quantity'))));
  const field = 'target_amount' in link.fields ? 'target_amount' : 'quote_amount';
  return [expectField(link, link.fields, field, total, 'it is the sum of the items')];
}
