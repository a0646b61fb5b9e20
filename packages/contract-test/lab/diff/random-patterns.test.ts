import { expect, it } from 'vitest';
import { randomOf } from '../../src/contract/random.ts';
import { isIn } from '../../src/diff/languages/language.ts';
import { findTexts } from '../../src/diff/languages/language-search.ts';
import { patternLanguage } from '../../src/diff/languages/pattern-language.ts';
import { randomPattern, randomText } from './random-patterns.ts';

/** All 5,000 patterns under `npm run test:soak`. */
const count = process.env.SOAK === undefined ? 150 : 5_000;

it('the language of a random pattern is what the engine matches', () => {
  const random = randomOf(1, 'random patterns');
  let decided = 0;
  for (let index = 0; index < count; index += 1) {
    const pattern = randomPattern(random);
    const expression = new RegExp(pattern, 'u');
    const language = patternLanguage(pattern);
    if (language === undefined) continue;
    decided += 1;
    const texts = Array.from({ length: 60 }, () => randomText(random));
    const wrong = texts.filter((text) => isIn(language, text) !== expression.test(text));
    const unmatched = findTexts(language, 10).filter((text) => !expression.test(text));
    expect({ pattern, wrong, unmatched }).toEqual({ pattern, wrong: [], unmatched: [] });
  }
  expect(decided / count).toBeGreaterThan(0.85);
});
