import { describe, expect, it } from 'vitest';
import { randomOf } from '../random.ts';
import { brokenFormatTexts, formatTexts, keepsFormat, randomFormatText } from './formats.ts';
import { matches, patternTexts, randomPatternTexts, spoiledTexts } from './patterns.ts';
import { meetsText, type TextDemands, typicalTexts } from './texts.ts';

const free: TextDemands = {
  low: 0,
  high: Number.POSITIVE_INFINITY,
  patterns: [],
  formats: [],
  refusedPatterns: [],
  refusedFormats: [],
  rewritten: undefined,
};

function firstOf(demands: Partial<TextDemands>): string | undefined {
  return typicalTexts({ ...free, ...demands }).next().value ?? undefined;
}

describe('patterns', () => {
  it.each([
    '^[A-Z]{2,5}$',
    '^\\+?\\d( ?\\d){6,14}$',
    'abc',
    '^(?=.*\\d)[a-z\\d]+$',
    '^\\w+\\b',
    '^[^/]+$',
    '^$',
  ])('makes texts of %s', (pattern) => {
    expect(patternTexts(pattern).length).toBeGreaterThan(0);
    for (const text of patternTexts(pattern)) expect(matches(pattern, text)).toBe(true);
  });

  it('makes the same texts for a seed', () => {
    expect(randomPatternTexts('^[a-z]+$', 7)).toEqual(randomPatternTexts('^[a-z]+$', 7));
    expect(randomPatternTexts('^[a-z]+$', 7)).not.toEqual(randomPatternTexts('^[a-z]+$', 8));
  });

  it('spoils a text in several ways', () => {
    const broken = [...spoiledTexts('AB12')].filter(([text]) => !matches('^[A-Z]{2}[0-9]{2}$', text));
    expect(new Set(broken.map(([, how]) => how)).size).toBe(7);
    expect(broken.map(([text]) => text)).toEqual(
      expect.arrayContaining(['', 'AB12!', 'AB12\n', 'AB1x', 'AB1']),
    );
  });
});

describe('formats', () => {
  const names = [
    'date',
    'time',
    'date-time',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'uuid',
    'duration',
  ];

  it.each(names)('keeps and breaks %s', (format) => {
    const random = randomOf(1, format);
    const kept = [
      ...formatTexts(format),
      ...Array.from({ length: 200 }, () => randomFormatText(random, format)),
    ];
    for (const text of kept) expect([text, keepsFormat(format, text)]).toEqual([text, true]);
    expect(brokenFormatTexts(format).length).toBeGreaterThan(0);
    for (const text of brokenFormatTexts(format)) expect(keepsFormat(format, text)).toBe(false);
  });
});

describe('typicalTexts', () => {
  it('stretches and cuts texts of a pattern or a format to a length', () => {
    expect(firstOf({ patterns: ['^[A-Z]+_[0-9]+$'], low: 40, high: 40 })).toMatch(/^[A-Z]+_[0-9]+$/);
    expect(firstOf({ patterns: ['^[a-z]{3,30}$'], low: 30, high: 30 })).toHaveLength(30);
    expect(firstOf({ formats: ['uri'], low: 2048, high: 2048 })).toHaveLength(2048);
    expect(firstOf({ formats: ['email'], low: 6, high: 16 })).toBe('a@example.org');
    expect(firstOf({ formats: ['email'], low: 255, high: 255 })).toBe(undefined);
  });

  it('gives nothing where nothing fits', () => {
    expect(firstOf({ low: 3, high: 2 })).toBeUndefined();
    expect(firstOf({ patterns: ['^[a-z]{3}$'], low: 4 })).toBeUndefined();
    expect(firstOf({ low: 100_001 })).toBeUndefined();
  });

  it('avoids what is refused', () => {
    const demands = { ...free, refusedPatterns: ['^[a-z ]*$'] };
    expect(meetsText(demands, firstOf(demands) ?? '')).toBe(true);
  });
});
