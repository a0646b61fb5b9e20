import { Exact } from '../exact-decimal.ts';
import { at, expectField, type Fact, fact, isObject, type Place, text } from './facts.ts';
import { decimalsOf } from './prices.ts';
import { ofKind, type Story } from './read-story.ts';

/** Errors say the same twice, and what they name is what the story tells of it. */
export function checkErrors(story: Story): Fact[] {
  return story.examples.flatMap(({ example, value }) => {
    if (!isObject(at(value, 'error'))) return [];
    const place = { example, pointer: '' };
    return [
      expectField(place, value, 'message', at(value, 'error.message'), 'error.message says so'),
      ...checkFields(place, value),
      ...checkQuote(story, place, text(value, 'message')),
      ...checkBalance(story, place, text(value, 'message')),
      ...checkCurrencyDecimals(place, text(value, 'message')),
    ];
  });
}

/** `2 values are invalid` counts the fields. */
function checkFields(place: Place, value: unknown): Fact[] {
  const [, count] = /^(\d+) values? (?:is|are) invalid/.exec(text(value, 'message')) ?? [];
  const fields = Object.keys((at(value, 'fields') ?? {}) as object).length;
  return count
    ? [fact(place, 'fields', fields === Number(count), `are ${fields}, and the message says ${count}`)]
    : [];
}

/** A quote that an error calls expired is one that expired, at that moment. */
function checkQuote(story: Story, place: Place, message: string): Fact[] {
  const [, id, moment] = /^Quote (\w+) expired at (\S+)\. /.exec(message) ?? [];
  if (!id) return [];
  const quotes = ofKind(story, 'QUO').filter((quote) => quote.id === id);
  const expired = quotes.some(({ fields }) => fields.status === 'expired' && fields.expires_at === moment);
  return [fact(place, 'message', expired, `names ${id}, which no example shows as expired at ${moment}`)];
}

/** A balance that is too small is one of the story, and smaller than what is needed. */
function checkBalance(story: Story, place: Place, message: string): Fact[] {
  const pattern = /available balance of (\d+(?:\.\d+)?) (\w+) is less than the (\d+(?:\.\d+)?) (\w+) needed/;
  const [, available, currency, needed, other] = pattern.exec(message) ?? [];
  if (!available) return [];
  const known = ofKind(story, 'BAL').some(
    ({ fields }) => fields.currency === currency && at(fields, 'available.amount') === available,
  );
  const less = currency === other && Exact.of(available).compare(needed) < 0;
  return [
    fact(place, 'message', known, `names a balance of ${available} ${currency}, which no example shows`),
    fact(place, 'message', less, 'names a balance that is enough'),
  ];
}

function checkCurrencyDecimals(place: Place, message: string): Fact[] {
  const [, decimals, has, currency = ''] =
    /\d\.(\d+) has more than the (\d+) decimals of ([A-Z]+)/.exec(message) ?? [];
  if (decimals === undefined) return [];
  const right = Number(has) === decimalsOf(currency) && decimals.length > Number(has);
  return [fact(place, 'message', right, `is wrong about the decimals of ${currency}`)];
}
