import { expect, it } from 'vitest';
import { randomOf } from '../../contract/random.ts';
import { areDisjoint, both, isIn, not, nothing } from './language.ts';
import { findTexts } from './language-search.ts';
import { patternLanguage } from './pattern-language.ts';

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
  '\\bab\\B',
  '(?<=a)b|(?<!b)c',
  '^(?:(?!ab)[a-c])+$',
  '(?:(?=a)a)+$',
  '(?:a(?<!ba)|b)*,',
  '^(?!.{3}$)',
  '(?:^a|b$)+',
  '(?=a.*\\bx)[abx]{2}(?<=^ab)',
])('%s is the language that the pattern matches', (pattern) => {
  const language = patternLanguage(pattern) ?? nothing;
  const expression = new RegExp(pattern, 'u');
  const random = randomOf(1, pattern);
  for (let tries = 0; tries < 1_500; tries += 1) {
    const length = random.integer(0, 6);
    const text = Array.from({ length }, () => random.pick(characters)).join('');
    expect([text, isIn(language, text)]).toEqual([text, expression.test(text)]);
  }
  for (const text of findTexts(language, 20)) {
    expect([text, expression.test(text)]).toEqual([text, true]);
  }
});

it.each(['(a)\\1', '(?=a\\b)b', '(?<=a$)b', '(?=(?<=a)b)', '^[a-c]{20000}$', '(?=a.{20})'.repeat(3)])(
  '%s has no language',
  (pattern) => {
    expect(patternLanguage(pattern)).toBeUndefined();
  },
);

it.each([
  ['^[a-z]{1,64}$', '^[a-z]{1,63}$', 'a'.repeat(64)],
  ['^[a-z]{3,8}$', '^(?!admin$)[a-z]{3,8}$', 'admin'],
  ['^(a+)+$', '^(a|a)*b$', 'a'],
  ['^a{1,1000}$', '^a{1,900}$', 'a'.repeat(901)],
])('finds what is in %s and not in %s', (pattern, other, text) => {
  const [one, two] = [patternLanguage(pattern) ?? nothing, patternLanguage(other) ?? nothing];
  expect(findTexts(both(one, not(two)), 1)).toEqual([text]);
  expect(areDisjoint(one, not(two))).toBe(false);
  expect(areDisjoint(one, not(one))).toBe(true);
});
