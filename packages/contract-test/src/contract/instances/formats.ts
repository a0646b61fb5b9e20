import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Random } from '../random.ts';

interface FormatTexts {
  readonly kept: readonly string[];
  /** Strings that are clearly invalid. */
  readonly broken: readonly string[];
  readonly random?: (random: Random) => string;
}

const noWord = 'not a word';

const texts: Readonly<Record<string, FormatTexts>> = {
  date: {
    kept: ['2024-02-29', '2025-06-15'],
    broken: ['2024-13-01', '2023-02-30', '15.06.2025', 'today'],
    random: randomDate,
  },
  time: {
    kept: ['12:30:00Z', '12:30:00.5+01:00'],
    broken: ['25:00:00Z', '12:30', 'noon'],
    random: (random) => `${randomTime(random)}Z`,
  },
  'date-time': {
    kept: ['2025-06-15T12:30:00Z', '2024-02-29T23:59:59.123Z', '2024-02-29T23:59:59+01:00'],
    broken: ['2025-13-01T00:00:00Z', '2025-06-15', '2025-06-15T25:00:00Z', 'yesterday'],
    random: (random) =>
      `${randomDate(random)}T${randomTime(random)}${random.pick(['Z', '.5Z', '+02:00', '-11:30'])}`,
  },
  'iso-time': { kept: ['12:30:00', '12:30:00Z'], broken: ['25:00:00', 'noon'] },
  'iso-date-time': { kept: ['2025-06-15T12:30:00Z'], broken: ['2025-13-01T00:00:00', 'yesterday'] },
  duration: { kept: ['P1D', 'PT1H30M', 'P2W'], broken: ['P', '1 day', 'P1H'] },
  email: {
    kept: ['jane.doe@example.com', 'a@example.org'],
    broken: ['jane.doe', '@example.com', 'jane doe@example.com', 'jane@'],
    random: (random) => `${randomWord(random)}@${randomWord(random)}.example.com`,
  },
  hostname: {
    kept: ['api.example.com', 'example.org'],
    broken: ['-example-.com', 'not a host', 'a..b'],
    random: (random) => `${randomWord(random)}.example.com`,
  },
  ipv4: {
    kept: ['192.0.2.1', '198.51.100.254'],
    broken: ['256.0.2.1', '192.0.2', 'localhost'],
    random: (random) => `192.0.2.${random.integer(0, 255)}`,
  },
  ipv6: {
    kept: ['2001:db8::1', '::1'],
    broken: ['2001:db8::g', '1:2:3', 'localhost'],
    random: (random) => `2001:db8::${random.integer(0, 0xffff).toString(16)}`,
  },
  uri: {
    kept: ['https://example.com/a', 'urn:example:a'],
    broken: ['not a uri', 'https://exa mple.com', '/only/a/path', ''],
    random: (random) =>
      `https://example.com/${randomWord(random)}?${randomWord(random)}=${random.integer(0, 999)}`,
  },
  'uri-reference': {
    kept: ['/a/b', 'https://example.com/a'],
    broken: ['\\\\not a uri', 'a b'],
    random: (random) => `/${randomWord(random)}/${randomWord(random)}`,
  },
  'uri-template': { kept: ['/things/{id}', 'https://example.com/{?q}'], broken: ['/things/{id', '{'] },
  url: { kept: ['https://example.com/a'], broken: ['not a url', 'https://'] },
  uuid: {
    kept: ['6f1c2b1e-5d3a-4c8e-9b7a-0123456789ab', '00000000-0000-4000-8000-000000000000'],
    broken: ['6f1c2b1e-5d3a-4c8e-9b7a-0123456789a', 'g6f1c2b1-5d3a-4c8e-9b7a-0123456789ab', 'not-a-uuid'],
    random: (random) =>
      `${digits(random, 8)}-${digits(random, 4)}-4${digits(random, 3)}-a${digits(random, 3)}-${digits(random, 12)}`,
  },
  regex: { kept: ['^[a-z]+$'], broken: ['[a-z', '('] },
  'json-pointer': { kept: ['/a/0', ''], broken: ['a/0', '/a~2'] },
  'json-pointer-uri-fragment': { kept: ['#/a/0'], broken: ['/a/0'] },
  'relative-json-pointer': { kept: ['1/a', '0#'], broken: ['/a', '-1'] },
  byte: { kept: ['aGVsbG8=', 'AAAA', ''], broken: ['a', 'not base64!'] },
};

/** Strings of a format, the plainest first; empty for an unknown format. */
export function formatTexts(format: string): readonly string[] {
  return texts[format]?.kept ?? [];
}

/** Strings that a format refuses; empty for an unknown format. */
export function brokenFormatTexts(format: string): readonly string[] {
  return (texts[format]?.broken ?? []).filter((text) => !keepsFormat(format, text));
}

export function randomFormatText(random: Random, format: string): string {
  const known = texts[format];
  return known?.random?.(random) ?? random.pick(known?.kept ?? [noWord]);
}

/** The longest label of a host name (RFC 1035, 2.3.4), which the formats do not enforce but many servers do. */
const LONGEST_LABEL = 63;

/** Whether a string matches a format; true for unknown formats. */
export function keepsFormat(format: string, text: string): boolean {
  if (format === 'email' && text.split(/[@.]/).some((label) => label.length > LONGEST_LABEL)) return false;
  const rule = Object.hasOwn(fullFormats, format) ? fullFormats[format as keyof typeof fullFormats] : true;
  if (rule instanceof RegExp) return rule.test(text);
  if (typeof rule === 'function') return rule(text) === true;
  if (typeof rule !== 'object' || !('validate' in rule)) return true;
  const { validate } = rule;
  if (validate instanceof RegExp) return validate.test(text);
  return typeof validate === 'function' && (!('type' in rule) || rule.type !== 'number')
    ? (validate as (text: string) => boolean)(text)
    : true;
}

function randomDate(random: Random): string {
  return `20${two(random.integer(0, 37))}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`;
}

function randomTime(random: Random): string {
  return `${two(random.integer(0, 23))}:${two(random.integer(0, 59))}:${two(random.integer(0, 59))}`;
}

function randomWord(random: Random): string {
  return Array.from({ length: random.integer(1, 8) }, () =>
    random.pick([...'abcdefghijklmnopqrstuvwxyz']),
  ).join('');
}

function digits(random: Random, length: number): string {
  return Array.from({ length }, () => random.integer(0, 15).toString(16)).join('');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
