import { isList, isRecord, type JsonRecord } from '../contract/instances/json-value.ts';
import type { Json } from '../contract/model.ts';

/** The object that a response contains: itself, or what it wraps in `data` or in its only object. */
export function thingsOf(answer: Json | undefined): readonly JsonRecord[] {
  if (!isRecord(answer)) return [];
  const inner = Object.values(answer).filter(isRecord);
  const { data } = answer;
  if (isRecord(data)) return [data, answer];
  return inner.length === 1 ? [answer, ...inner] : [answer];
}

/** The entries of a list: the response itself, or the first list in it or in what it wraps. */
export function entriesOf(answer: Json | undefined): readonly JsonRecord[] {
  const list = isList(answer)
    ? answer
    : thingsOf(answer)
        .map(firstList)
        .find((found) => found !== undefined);
  return (list ?? []).filter(isRecord);
}

/**
 * The identifier of a thing, for the parameter that `/things/{parameter}` has: the member with its name (`thingId`,
 * `thing_id`; `id` or `code` for `id_or_code`), otherwise with the end of its name (`code` for `thing_code`), otherwise
 * `id` or `code`.
 */
export function identifierOf(thing: JsonRecord, parameter: string): string | number | undefined {
  return identifierReader(parameter)(thing);
}

/** Reads the identifiers of many things, as {@link identifierOf} does; things of one kind have the same members. */
export function identifierReader(parameter: string): (thing: JsonRecord) => string | number | undefined {
  const words = wordsOf(parameter);
  const alternatives = words.split(' or ');
  const ends = alternatives.map((each) => each.split(' ').at(-1) ?? '');
  const names = [words, ...alternatives, ...ends, 'id', 'code'];
  const ranks = new Map<string, number>();
  const rankOf = (member: string): number => {
    const rank = ranks.get(member) ?? names.indexOf(wordsOf(member));
    ranks.set(member, rank);
    return rank;
  };
  return (thing) => {
    const values: (Json | undefined)[] = [];
    for (const member of Object.keys(thing)) {
      const rank = rankOf(member);
      if (rank >= 0) values[rank] = thing[member];
    }
    return values.find(isIdentifier);
  };
}

/** Whether a member of a thing is named like the parameter that leads to it, or like the end of its name; or is `id`. */
export function isIdentifierName(member: string, parameter: string): boolean {
  const words = wordsOf(parameter);
  return [words, words.split(' ').at(-1), 'id'].includes(wordsOf(member));
}

function isIdentifier(value: Json | undefined): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

function firstList(thing: JsonRecord): readonly Json[] | undefined {
  for (const name of ['data', 'items']) {
    const value = thing[name];
    if (isList(value)) return value;
  }
  return Object.values(thing).find(isList);
}

/** `thingId`, `thing_id` and `Thing-ID` all consist of the words `thing id`. */
export function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join(' ');
}
