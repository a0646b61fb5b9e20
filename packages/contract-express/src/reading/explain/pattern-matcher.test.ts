import { execFileSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { patternMatcher } from './pattern-matcher.ts';

const BASE64 = '^[A-Za-z0-9+/]+={0,2}$';

it('matches long base64 when the engine optimizes no regular expression', () => {
  const program = `
    import { patternMatcher } from ${JSON.stringify(new URL('./pattern-matcher.ts', import.meta.url).href)};
    const text = 'A'.repeat(22_000_000);
    const tried = [text, text + '==', text + '===', '!' + text].map((one) => patternMatcher(${JSON.stringify(BASE64)}).test(one));
    console.log(JSON.stringify(tried));`;
  const args = ['--no-regexp-optimization', '--input-type=module-typescript', '--eval', program];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()).toBe('[true,true,false,false]');
});

it('gives the engine no more of long base64 than its end', () => {
  const matcher = patternMatcher(BASE64);
  const given = vi.spyOn(RegExp.prototype, 'test');
  expect(matcher.test(`${'A'.repeat(5_592_406)}==`)).toBe(true);
  expect(given.mock.calls).toEqual([['A==']]);
});

it.each([0, 1, 65_536])('says the same of a run of %i as the whole', (length) => {
  const run = 'x'.repeat(length);
  for (const text of [
    run,
    `${run}=`,
    `${run}==`,
    `${run}===`,
    `${run}=x`,
    `${run}\n`,
    `!${run}`,
    `${run}é${run}`,
    `${run}\u0141`,
    `${run}!`,
  ]) {
    expect([text.slice(-4), patternMatcher(BASE64).test(text)]).toEqual([
      text.slice(-4),
      new RegExp(BASE64, 'u').test(text),
    ]);
  }
});

it.each(['^[a=]+={1,2}$', '^[^a]+={0,2}$', '^[a-z]+.{1,2}$', '^[a-z]*$', '^[\\w]+$', '[a-z]+'])(
  'leaves %s to the engine',
  (pattern) => {
    expect(patternMatcher(pattern)).toEqual(new RegExp(pattern, 'u'));
  },
);
