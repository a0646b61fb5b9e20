import { describe, expect, it } from 'vitest';
import { hasTest } from './test-titles.ts';

const text = `
describe('money', () => {
  it('adds', () => expect(1).toBe(1));
  it.skip('subtracts', () => {});
  it.todo("multiplies");
  it.each([[1, ')']])('divides by %i', () => {});
  // it('is free', () => {});
  /* it('is cheap', () => {}); */
  expect("it('is dear', () => {})").toMatch(/it\\('is odd'/);
  it('isn\\'t lost', () => {});
});
describe.skip('time', () => { it('passes', () => {}); });
xit('is crossed out', () => {});
`;

describe('titles of tests', () => {
  it.each([
    [['adds'], true],
    [['money', 'adds'], true],
    [['money', 'divides by %i'], true],
    [["isn't lost"], true],
    [['time', 'adds'], false],
    [['adds', 'money'], false],
    [['dds'], false],
    [[], false],
    [['subtracts'], false],
    [['multiplies'], false],
    [['is free'], false],
    [['is cheap'], false],
    [['is dear'], false],
    [['is odd'], false],
    [['passes'], false],
    [['is crossed out'], false],
  ])('%j: %s', (titles, found) => {
    expect(hasTest(text, titles)).toBe(found);
  });
});
