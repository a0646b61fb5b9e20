import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { quickCount } from './length-rules.ts';

const units = ['a', 'é', '\ud83d', '\ude00'];

/** Every text with a number of code units, including unpaired surrogates. */
function texts(length: number): string[] {
  return length === 0 ? [''] : texts(length - 1).flatMap((text) => units.map((unit) => text + unit));
}

it('counts the same characters as Ajv does', () => {
  const ajv = createRequire(createRequire(import.meta.url).resolve('express-openapi-validator'));
  const counting: { default: (text: string) => number } = ajv('ajv/dist/runtime/ucs2length');
  const before = counting.default;
  const quick = quickCount(before);
  const short = [0, 1, 2, 3, 4, 5].flatMap(texts);
  for (const text of [...short, ...short.map((one) => `${'b'.repeat(16)}${one}`)]) {
    expect([text, quick(text)]).toEqual([text, before(text)]);
  }
});
