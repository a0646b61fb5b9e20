import type { Random } from '../random.ts';
import { brokenFormatTexts, formatTexts, keepsFormat, randomFormatText } from './formats.ts';
import { lengthOf } from './json-value.ts';
import { matches, patternTexts, randomPatternTexts, spoiledTexts } from './patterns.ts';

/** The demands on a string; lengths in code points, both ends included. */
export interface TextDemands {
  readonly low: number;
  readonly high: number;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
  readonly refusedPatterns: readonly string[];
  readonly refusedFormats: readonly string[];
  /** How the server normalizes the string before validating it. */
  readonly rewritten: Rewriting | undefined;
}

/** Kinds of `x-normalize` that are applied to generated strings. */
export type Rewriting = keyof typeof rewritings;

const blanks = /^[\t\n\v\f\r ]+|[\t\n\v\f\r ]+$/g;
const inCapitals = (text: string) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

const rewritings = {
  /** Trimmed and upper-cased, except identifiers (with `_`). */
  code: (text: string) => {
    const trimmed = text.replace(blanks, '');
    return trimmed.includes('_') ? trimmed : inCapitals(trimmed);
  },
  /** Without spaces, upper-cased. */
  iban: (text: string) => inCapitals(text.replaceAll(' ', '')),
  /** Trimmed, without line breaks. */
  base64: (text: string) => text.replace(blanks, '').replace(/[\r\n]+/g, ''),
} as const;

/** The `x-normalize` of a string; a currency is a code. */
export function rewritingOf(kind: unknown): Rewriting | undefined {
  const name = kind === 'currency' ? 'code' : String(kind);
  return Object.hasOwn(rewritings, name) ? (name as Rewriting) : undefined;
}

/** The maximum length of a generated string. */
export const longestText = 100_000;

/** Whether a string meets demands. */
export function meetsText(demands: TextDemands, text: string): boolean {
  if (text.length < demands.low) return false;
  const length = lengthOf(text);
  return (
    length >= demands.low &&
    length <= demands.high &&
    demands.patterns.every((pattern) => matches(pattern, text)) &&
    demands.formats.every((format) => keepsFormat(format, text)) &&
    !demands.refusedPatterns.some((pattern) => matches(pattern, text)) &&
    !demands.refusedFormats.some((format) => keepsFormat(format, text))
  );
}

/** Strings that meet demands, always the same ones, the most typical first; empty if none is found. */
export function* typicalTexts(demands: TextDemands): Generator<string> {
  if (demands.low > longestText || demands.low > demands.high) return;
  for (const text of distinct(sources(demands))) {
    const written = asRead(demands, text);
    if (meetsText(demands, written)) yield written;
  }
  const lengths = [demands.low, demands.low + 1, demands.high].filter((length) => length <= longestText);
  for (const length of new Set(lengths)) {
    for (const text of distinct(sources(demands))) {
      for (const resized of resizedTexts(text, length)) {
        const written = asRead(demands, resized);
        if (!meetsText(demands, written)) continue;
        yield written;
        break;
      }
    }
  }
}

/** A random string that meets demands; undefined if none is found. */
export function randomText(random: Random, demands: TextDemands, size: number): string | undefined {
  for (let tries = 0; tries < 8; tries += 1) {
    for (const text of randomSources(random, demands, size)) {
      const written = asRead(demands, text);
      if (meetsText(demands, written)) return written;
    }
  }
  const [first] = typicalTexts(demands);
  return first;
}

/** A string as the server normalizes it. */
export function asRead({ rewritten }: Pick<TextDemands, 'rewritten'>, text: string): string {
  return rewritten === undefined ? text : rewritings[rewritten](text);
}

const plainTexts = ['text', 'sample text', 'a', 'ABC', '12', 'x_1', ''];

function sources(demands: TextDemands): readonly string[] {
  const special = [...demands.formats.flatMap(formatTexts), ...demands.patterns.flatMap(patternTexts)];
  const refused = [
    ...demands.refusedFormats.flatMap(brokenFormatTexts),
    ...demands.refusedPatterns.flatMap((pattern) => {
      const [kept] = patternTexts(pattern);
      return [...spoiledTexts(kept ?? 'text')].map(([text]) => text);
    }),
  ];
  return [...special, ...plainTexts, ...refused];
}

/**
 * Strings of a given length in code points, derived from another by repeating one of its characters or leaving out a
 * run of them.
 */
function* resizedTexts(text: string, length: number): Generator<string> {
  const characters = [...text];
  const missing = length - characters.length;
  if (missing === 0) yield text;
  if (characters.length === 0) yield 'x'.repeat(length);
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const before = characters.slice(0, at).join('');
    if (missing > 0) yield before + (characters[at] ?? '').repeat(missing) + characters.slice(at).join('');
    else if (missing < 0 && at <= length) yield before + characters.slice(at - missing).join('');
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const foreign = [...'äéßñøλж漢字한あ𝒜🙂€'];

function randomSources(random: Random, demands: TextDemands, size: number): readonly string[] {
  const [pattern] = demands.patterns;
  const [format] = demands.formats;
  if (pattern !== undefined) return randomPatternTexts(pattern, random.seed());
  if (format !== undefined && formatTexts(format).length > 0) return [randomFormatText(random, format)];
  const longest = Math.min(demands.high, demands.low + Math.max(1, size) * 2);
  const shortest = Math.min(Math.max(demands.low, 1), longest);
  if (shortest > longestText) return [];
  const alphabet = random.next() < 0.15 ? [...letters, ...foreign] : letters;
  return [Array.from({ length: random.integer(shortest, longest) }, () => random.pick(alphabet)).join('')];
}

function distinct(all: readonly string[]): ReadonlySet<string> {
  return new Set(all);
}
