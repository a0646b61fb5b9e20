import { parse } from 'yaml';
import { Decimal } from '../domain/money/decimal.ts';

/** Invalid reference data; the message names the file, the entry and the member. */
export class ReferenceDataError extends Error {
  override readonly name = 'ReferenceDataError';
}

const FORM_VERSION = 1;
const NAMING_MEMBERS = ['id', 'code', 'country', 'ticker', 'name', 'channel'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/**
 * One entry of a reference file, read member by member. Every reader throws a ReferenceDataError that names the place.
 */
export class Entry {
  readonly #place: string;
  readonly #members: Record<string, unknown>;
  readonly #read = new Set<string>();

  private constructor(place: string, value: unknown) {
    this.#place = place;
    if (!isRecord(value)) {
      throw new ReferenceDataError(`${place}: write an entry with named members instead of ${show(value)}.`);
    }
    this.#members = value;
  }

  /** A whole reference file; checks its `version`. */
  static file(file: string, text: string): Entry {
    let content: unknown;
    try {
      content = parse(text);
    } catch (error) {
      throw new ReferenceDataError(`${file} is not YAML: ${error instanceof Error ? error.message : error}`);
    }
    const top = new Entry(file, content);
    if (top.count('version') !== FORM_VERSION) {
      top.fail('version', `has to be ${FORM_VERSION}, the form of reference data that this server reads`);
    }
    return top;
  }

  /** The entries under `key` of a reference file, the only member beside its `version`. */
  static entries(file: string, text: string, key: string): Entry[] {
    const top = Entry.file(file, text);
    const entries = top.list(key);
    top.finish();
    if (entries.length === 0) top.fail(key, 'has to list at least one entry');
    return entries;
  }

  /** Rejects the value of a member. */
  fail(member: string, rule: string): never {
    throw new ReferenceDataError(
      `${this.#place}: \`${member}\` ${rule}, but is ${show(this.#members[member])}.`,
    );
  }

  /** Rejects the entry if it has a member that was not read, most likely a misspelt one. */
  finish(): void {
    const unread = Object.keys(this.#members).filter((member) => !this.#read.has(member));
    if (unread.length > 0) {
      throw new ReferenceDataError(
        `${this.#place}: \`${unread.join('`, `')}\` means nothing here; known are \`${[...this.#read].join('`, `')}\`.`,
      );
    }
  }

  has(member: string): boolean {
    this.#read.add(member);
    return this.#members[member] !== undefined;
  }

  text(member: string): string {
    const value = this.#take(member);
    if (typeof value !== 'string' || value.trim() !== value || value === '') {
      this.fail(member, 'has to be a text without spaces at its ends');
    }
    return value;
  }

  /** A text that matches the given pattern, such as an identifier. */
  textLike(member: string, form: RegExp): string {
    const value = this.text(member);
    if (!form.test(value)) this.fail(member, `has to match ${form.source}`);
    return value;
  }

  oneOf<const Value extends string>(member: string, values: readonly Value[]): Value {
    const value = this.text(member);
    const known = values.find((one) => one === value);
    return known ?? this.fail(member, `has to be one of ${values.join(', ')}`);
  }

  flag(member: string): boolean {
    const value = this.#take(member);
    return typeof value === 'boolean' ? value : this.fail(member, 'has to be true or false');
  }

  /** A whole number of at least 0. */
  count(member: string): number {
    const value = this.#take(member);
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
      this.fail(member, 'has to be a whole number from 0 on');
    }
    return value;
  }

  /** A decimal above zero, written as text so that no digit is lost. */
  decimal(member: string): Decimal {
    const value = this.#take(member);
    try {
      const decimal = typeof value === 'string' ? Decimal.parse(value) : undefined;
      if (decimal?.isPositive()) return decimal;
    } catch {
      // Falls through to the error that names the place.
    }
    return this.fail(member, "has to be a decimal above zero in quotes, like '1720.00'");
  }

  /** An instant in UTC, written as text. */
  instant(member: string): Date {
    const text = this.textLike(member, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? this.fail(member, 'has to be a date that exists') : instant;
  }

  /** A regular expression anchored at both ends. */
  pattern(member: string): RegExp {
    const source = this.text(member);
    if (!source.startsWith('^') || !source.endsWith('$')) {
      this.fail(member, 'has to be a regular expression from ^ to $');
    }
    try {
      return new RegExp(source);
    } catch (error) {
      return this.fail(
        member,
        `is no regular expression (${error instanceof Error ? error.message : error})`,
      );
    }
  }

  entry(member: string): Entry {
    return new Entry(`${this.#place}, ${member}`, this.#take(member));
  }

  list(member: string): Entry[] {
    const value = this.#take(member);
    if (!Array.isArray(value)) this.fail(member, 'has to be a list');
    return value.map((one: unknown, index) => new Entry(`${this.#place}, ${label(one, member, index)}`, one));
  }

  #take(member: string): unknown {
    this.#read.add(member);
    return this.#members[member];
  }
}

function label(entry: unknown, list: string, index: number): string {
  const named = isRecord(entry)
    ? NAMING_MEMBERS.find((member) => typeof entry[member] === 'string')
    : undefined;
  return named && isRecord(entry) ? `${list} ${entry[named]}` : `${list}[${index}]`;
}

/** Rejects a second entry with the same value of an identifying member. */
export function refuseRepeats(entries: readonly Entry[], member: string): void {
  const seen = new Set<string>();
  for (const entry of entries) {
    const value = entry.text(member);
    if (seen.has(value)) entry.fail(member, 'has to be different in each entry');
    seen.add(value);
  }
}
