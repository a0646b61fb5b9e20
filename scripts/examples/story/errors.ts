import { at, decimalsOf, expectField, type Fact, fact, isObject, type Place, text } from './facts.ts';
import type { Story } from './read-story.ts';

/** Errors say the same twice, count their fields, and know the decimals of a currency. */
export function checkErrors(story: Story): Fact[] {
  return story.examples.flatMap(({ example, value }) => {
    if (!isObject(at(value, 'error'))) return [];
    const place = { example, pointer: '' };
    return [
      expectField(place, value, 'message', at(value, 'error.message'), 'error.message says so'),
      ...checkFields(place, value),
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

function checkCurrencyDecimals(place: Place, message: string): Fact[] {
  const [, decimals, currency = '', has] =
    /\d\.(\d+) has too many decimal places; ([A-Z]+) has (\d+)/.exec(message) ?? [];
  if (decimals === undefined) return [];
  const right = Number(has) === decimalsOf(currency) && decimals.length > Number(has);
  return [fact(place, 'message', right, `is wrong about the decimals of ${currency}`)];
}
