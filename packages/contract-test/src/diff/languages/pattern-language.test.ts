import { expect, it } from 'vitest';
import { randomOf } from '../../contract/random.ts';
import { openLanguages } from './language.ts';
import { findTexts, isIn } from './language-search.ts';
import { patternLanguage } from './pattern-language.ts';

const languages = openLanguages();
const characters = [...'abcxyAB019 ,!-]_.é\n'];

it.each([
  '^[0-9]+$',
  'a|b$',
  '^a|b',
  '(^|,)x',
  '^(?=.*[A-Z])a.*\\d{2,3}$',
  '^(?!a$|ab)[a-c]*$',
  '[^abc]',
  '^(ab|a)*c?$',
  'x{2}',
  '^\\w+\\s?$',
  '^$',
  '',
  '^(?!a)b?',
  '(?<y>a)+b',
  '[a-c-]$',
  '^[\\]a]+$',
  'a(?=b)',
  '(a?){3}b',
  '^\\p{Lu}',
  '^\\P{L}+$',
  '^(?:[a-z]+|\\d)+!$',
  '\\u{61}|\\x62|\\u0063',
  '^.{2,}?$',
  '^(a|(?!b)c)$',
  '^[\\s\\S]{1,3}$',
  '^(a+)+$',
  '\\.|[\\-]?\\d',
])('%s is the language that the pattern matches', (pattern) => {
  const language = patternLanguage(languages, pattern) ?? languages.nothing;
  const expression = new RegExp(pattern, 'u');
  const random = randomOf(1, pattern);
  for (let tries = 0; tries < 1_500; tries += 1) {
    const length = random.integer(0, 6);
    const text = Array.from({ length }, () => random.pick(characters)).join('');
    expect([text, isIn(languages, language, text)]).toEqual([text, expression.test(text)]);
  }
  for (const text of findTexts(languages, language, 20).texts) {
    expect([text, expression.test(text)]).toEqual([text, true]);
  }
});

it.each(['(a)\\1', '\\bword', '(?<=a)b', '(?:(?=a)a)+'])('%s has no language', (pattern) => {
  expect(patternLanguage(languages, pattern)).toBeUndefined();
});

it.each([
  ['^[a-z]{1,64}$', '^[a-z]{1,63}$', 'a'.repeat(64)],
  ['^[a-z]{3,8}$', '^(?!admin$)[a-z]{3,8}$', 'admin'],
  ['^(a+)+$', '^(a|a)*b$', 'a'],
  ['^a{1,1000}$', '^a{1,900}$', 'a'.repeat(901)],
])('finds what is in %s and not in %s', (pattern, other, text) => {
  const [one, two] = [pattern, other].map((each) => patternLanguage(languages, each) ?? languages.nothing);
  if (one === undefined || two === undefined) throw new TypeError('Both have a language.');
  expect(findTexts(languages, languages.both([one, languages.not(two)]), 1).texts).toEqual([text]);
  expect(findTexts(languages, languages.both([one, languages.not(one)]), 1)).toEqual({
    texts: [],
    isWhole: true,
  });
});
