import { Fault, type Flaw } from './fault.ts';
import { parseQuery } from './target.ts';

/** Limits of a JSON body; a larger one is refused before anything traverses the value. */
const most = { depth: 64, values: 20_000, characters: 6 * 1024 * 1024 } as const;

/**
 * A name that may reach a prototype, or an escape that may spell one, or NUL; a text without these needs no further
 * check.
 */
const suspicious = ['__proto__', 'constructor', '\\u'] as const;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes the text of a body. Throws an `unreadable` fault if it is not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Fault('unreadable', 'The body is not UTF-8. Send it in that encoding.');
  }
}

/**
 * Parses the bytes of a JSON body. Throws an `unreadable` fault if it is not UTF-8 or not JSON, is nested too deeply,
 * has too many values, contains a number outside the range of numbers (1e999), or contains names and characters that
 * must not be passed on (`__proto__`, NUL).
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decodeText(bytes);
  let value: unknown;
  if (text.trim() === '') throw new Fault('unreadable', 'The body is empty. Send one JSON object.');
  const { depth, commas, mayOverflow } = measure(text);
  if (depth > most.depth) {
    throw new Fault(
      'unreadable',
      `The body is nested more than ${most.depth} levels deep. Reduce the nesting.`,
    );
  }
  if (commas > most.values) {
    throw new Fault('unreadable', `The body has more than ${most.values} values. Send fewer.`);
  }
  try {
    value = JSON.parse(text);
  } catch {
    throw new Fault('unreadable', 'The body is not JSON. Send one complete JSON object.');
  }
  const isLong = text.length > most.characters;
  if (mayOverflow || isLong || suspicious.some((part) => text.includes(part))) inspect(value);
  return value;
}

/**
 * Parses the bytes of a form body into its fields and the violations of repeated ones; empty ones are absent (RFC 6749,
 * 3.2). Throws an `unreadable` fault for invalid percent-encoded UTF-8, and for NUL.
 */
export function parseForm(bytes: Uint8Array): { fields: Record<string, string>; flaws: Flaw[] } {
  const given = [...parseQuery(decodeText(bytes), 'form body')].filter(([, values]) =>
    values.some((value) => value !== ''),
  );
  const repeated = given.filter(([, values]) => values.length > 1);
  return {
    fields: Object.fromEntries(given.map(([name, values]) => [name, values[0] ?? ''])),
    flaws: repeated.map(([field]) => ({
      place: 'body',
      field,
      code: 'text',
      rule: 'was sent more than once',
    })),
  };
}

/** What a text contains outside its strings: cheap to measure before parsing. */
interface Measures {
  readonly depth: number;
  readonly commas: number;
  /** Whether a number has an exponent or so many digits that it may exceed the range of numbers. */
  readonly mayOverflow: boolean;
}

/** A number with at most this many digits is within the range of numbers. */
const safeDigits = 300;

/** Stops as soon as a limit is exceeded. */
function measure(text: string): Measures {
  let depth = 0;
  let deepest = 0;
  let commas = 0;
  let digits = 0;
  let mayOverflow = false;
  for (let index = 0; index < text.length && commas <= most.values && depth <= most.depth; index++) {
    const code = text.charCodeAt(index);
    if (code >= 0x30 && code <= 0x39) {
      if (++digits > safeDigits) mayOverflow = true;
      continue;
    }
    if (digits > 0 && (code === 0x65 || code === 0x45)) mayOverflow = true;
    digits = 0;
    if (code === 0x22) index = endOfString(text, index);
    else if (code === 0x2c) commas++;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth--;
  }
  return { depth: deepest, commas, mayOverflow };
}

/** The end of the string that begins at an index: the next quote after an even number of backslashes, if any. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0) {
    let from = end;
    while (text.charCodeAt(from - 1) === 0x5c) from--;
    if ((end - from) % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

function inspect(root: unknown): void {
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value === 'string') inspectText(value);
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new Fault(
        'unreadable',
        'The body contains a number that is too large. Send one within ±1.8e308.',
      );
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) {
      inspectText(key);
      if (key === '__proto__' || (key === 'constructor' && isPrototypeHolder(member))) {
        throw new Fault('unreadable', `The body has a field named ${key}. Leave it out.`);
      }
      stack.push(member);
    }
  }
}

function isPrototypeHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}

function inspectText(text: string): void {
  if (text.includes('\0')) throw new Fault('unreadable', 'The body contains a NUL character. Remove it.');
  // An unpaired surrogate has no UTF-8 encoding, so no database can store it (RFC 8259, 8.2).
  if (!text.isWellFormed())
    throw new Fault('unreadable', 'The body contains an unpaired surrogate. Send complete characters.');
  // Regular expressions fail on longer texts, and the error may pass for a valid value in a validator.
  if (text.length > most.characters) {
    throw new Fault(
      'unreadable',
      `The body contains a string of more than ${most.characters} characters. Shorten it.`,
    );
  }
}
