import { expect, it } from 'vitest';
import { readLetterCase } from './letter-case.ts';

it.each([
  'Case-insensitive.',
  'The search is case insensitive.',
  'Matched case-insensitively.',
  'Not case-sensitive.',
  'Ignores case.',
  'Ignoring the letter case.',
  'Case is ignored.',
  'Case does not matter.',
  'Case is not significant.',
  'Regardless of case.',
  'Irrespective of capitalization.',
  'Regardless of upper or lower case.',
  'Without regard to case.',
  'In upper or lower case.',
  'Upper and lower case being the same.',
  'Upper and lower case are the same.',
  'Upper- and lower-case letters are treated as equal.',
  'Upper and lower case count as the same.',
  'Upper and lower case are considered equivalent.',
  'Uppercase and lowercase are treated alike.',
])('upper and lower case are alike in "%s"', (text) => {
  expect(readLetterCase(text)).toBe('alike');
});

it.each([
  'Case-sensitive.',
  'Case matters.',
  'Distinguishes upper and lower case.',
  'Upper and lower case are not the same.',
  'Case is significant.',
])('upper and lower case are apart in "%s"', (text) => {
  expect(readLetterCase(text)).toBe('apart');
});

it.each(['In any case, only things are returned.', 'In this case nothing matters.', 'The name of the case.'])(
  'nothing is said of letters in "%s"',
  (text) => {
    expect(readLetterCase(text)).toBeUndefined();
  },
);
