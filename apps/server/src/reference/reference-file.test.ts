import { describe, expect, it } from 'vitest';
import { readReferenceFile, refuse, refuseRepeats } from './reference-file.ts';

const industry = 'id: IND_2bVn6XrD9kQm4TsJ, name: A, description: B, category: C, sector: D';

describe('a file', () => {
  it.each([
    ['industries: [', 'industries.yaml is not YAML'],
    ['- 1', 'industries.yaml has to be an entry with named members, but is [1].'],
    ['industries: []', 'industries.yaml: `version` is missing; add it.'],
    [
      'version: 2\nindustries: []',
      '`version` has to be 1, the form of reference data that this server reads, but is 2.',
    ],
    ['version: 1\nindustries: []', '`industries` has to be a list of at least one entry, but is [].'],
    ['version: 1\nindustries: 5', '`industries` has to be a list, but is 5.'],
    [
      'version: 1\nindustries: [5]',
      'industries.yaml: `industries[0]` has to be an entry with named members, but is 5.',
    ],
    [
      `version: 1\nindustries: [{${industry}}]\nmore: 1`,
      '`more` means nothing here; take it out, or spell it as schemas/industries.schema.json does.',
    ],
  ])('%j is refused', (text, message) => {
    expect(() => readReferenceFile('industries.yaml', text)).toThrow(message);
  });
});

describe('a member', () => {
  const files: Record<string, (members: string) => string> = {
    'exchange.yaml': (members) =>
      `{version: 1, time_zone: UTC, opens: '09:00', closes: '10:00', closes_early: '09:30', half_days: [], holidays: [{${members}}]}`,
    'networks.yaml': (members) =>
      `{version: 1, networks: [{code: AB, name: A, address_format: evm, ${members}}]}`,
    'stocks.yaml': (members) =>
      `{version: 1, stocks: [{ticker: A, vendor_symbol: AX, listed: true, sides: {buy: true, sell: true}, weekend_enabled: true, ${members}}]}`,
    'venue.yaml': (members) =>
      `{version: 1, opened_at: '2024-01-01T00:00:00Z', currencies: [{code: AB, ${members}}], pairs: []}`,
  };
  const read = (file: string, members: string) => () =>
    readReferenceFile<object>(file, files[file]?.(members) ?? '');

  it.each([
    ['stocks.yaml', 'name: 5', 'stocks A: `name` has to be a text without spaces at its ends, but is 5.'],
    ['stocks.yaml', "name: ' a'", 'a text without spaces'],
    ['stocks.yaml', "name: ''", 'a text without spaces'],
    ['stocks.yaml', 'sector: a', 'stocks.yaml, stocks A: `name` is missing; add it.'],
    [
      'stocks.yaml',
      'name: a, venue: 5',
      'stocks A: `venue` has to be an entry with named members, but is 5.',
    ],
    ['stocks.yaml', 'name: a, venue: {}', 'stocks.yaml, stocks A, venue: `usd` is missing; add it.'],
    [
      'exchange.yaml',
      'name: A, month: 1, day: 1, weekday: c',
      '`weekday` has to be one of sunday, monday, tue',
    ],
    [
      'exchange.yaml',
      'name: A, month: 1, day: 1, dropped_on_saturday: yes',
      'holidays A: `dropped_on_saturday` has to be true or false, but is "yes".',
    ],
    ['exchange.yaml', 'name: A, days_before_easter: 1.5', 'has to be a whole number from 0 on, but is 1.5.'],
    ['exchange.yaml', 'name: A, days_before_easter: -1', 'a whole number'],
    ['exchange.yaml', 'name: A, days_before_easter: 1e300', 'a whole number'],
    ['exchange.yaml', 'days_before_easter: 5', 'exchange.yaml, holidays[0]: `name` is missing'],
    ['exchange.yaml', 'name: A, days_before_easter: 5, day: 1', 'holidays A: `day` means nothing here'],
    ['venue.yaml', 'usd: 1.5', "`usd` has to be a decimal above zero in quotes, like '1720.00', but is 1.5."],
    ['venue.yaml', "usd: '0.00'", 'above zero'],
    ['venue.yaml', "usd: '-1'", 'above zero'],
    ['venue.yaml', "usd: '1e3'", 'but is "1e3".'],
    ['venue.yaml', "usd: '01'", 'but is "01".'],
    ['venue.yaml', `usd: '${'9'.repeat(21)}'`, 'above zero'],
    ['venue.yaml', "usd: '1', per_usd: '1'", 'currencies AB: `per_usd` means nothing here'],
    [
      'venue.yaml',
      "usd: '1', volatility: '0.0'",
      '`volatility` has to be a decimal above zero and less than 1',
    ],
    ['networks.yaml', "address_regex: '^[$'", '`address_regex` has to be a regular expression from ^ to $'],
    ['networks.yaml', "address_regex: 'a$'", '`address_regex` has to be a regular expression from ^ to $'],
  ])('of %s, %s, is refused', (file, members, message) => {
    expect(read(file, members)).toThrow(message);
  });

  it.each([
    ['stocks.yaml', 'name: Ö & co.'],
    ['exchange.yaml', 'name: A, month: 1, day: 1, weekday: monday, dropped_on_saturday: true'],
    ['exchange.yaml', 'name: A, days_before_easter: 0'],
    ['venue.yaml', `usd: '${'9'.repeat(20)}.${'0'.repeat(17)}1', volatility: '0.9'`],
    ['venue.yaml', "per_usd: '0.50'"],
    ['networks.yaml', "address_regex: '^x$', memo_format: text, memo_regex: '^y$'"],
  ])('of %s, %s, is taken', (file, members) => {
    expect(read(file, members)).not.toThrow();
  });
});

describe('entries', () => {
  const { industries } = readReferenceFile<{ industries: { name: string }[] }>(
    'industries.yaml',
    `{version: 1, industries: [{${industry}}, {${industry.replace(': A', ': B')}}, {${industry}}]}`,
  );

  it('are told apart', () => {
    expect(() => refuseRepeats(industries, 'name')).toThrow(
      'industries IND_2bVn6XrD9kQm4TsJ: `name` has to be different in each entry, but is "A".',
    );
    expect(() => refuseRepeats(industries.slice(0, 2), 'name')).not.toThrow();
  });

  it('are refused by their place', () => {
    const [first = { name: '' }] = industries;
    expect(() => refuse(first, 'name', 'has to be B')).toThrow(
      'industries.yaml, industries IND_2bVn6XrD9kQm4TsJ: `name` has to be B, but is "A".',
    );
  });
});
