import { isList, type JsonRecord } from '../../contract/instances/json-value.ts';
import { textAt } from '../../contract/instances/keywords.ts';
import type { Json } from '../../contract/model.ts';
import { type Member, valueIn } from './meaning/entry-members.ts';
import type { FilterMeaning, Relation } from './meaning/filter-meaning.ts';
import { isMoment, orderOf } from './value-order.ts';

/**
 * Whether an entry matches a filter; `edge`: it has exactly the value of a bound; `unknown`: it cannot be determined.
 */
export type Match = 'yes' | 'no' | 'edge' | 'unknown';

const rounded =
  /\b(rating|average|avg|mean|score|distance|percent\w*|ratio|rate|share|weighted|latitude|longitude)\b/;
const ofTime = /\b(created|updated|modified|timestamp|time|at|on|date|since)$/;

/** Compares an entry with a filter that has a value, or a list of several. */
export function matchOf(entry: JsonRecord, filter: FilterMeaning, value: Json): Match {
  if (isList(value)) {
    const each = value.map((one) => matchOf(entry, filter, one));
    return filter.several?.match === 'all' ? allOf(each) : anyOf(each);
  }
  return anyOf([filter.member, ...filter.besides].map((member) => memberMatch(entry, member, filter, value)));
}

function memberMatch(entry: JsonRecord, member: Member, filter: FilterMeaning, value: Json): Match {
  const own = valueIn(entry, member);
  if (own === undefined) return 'unknown';
  const { relation } = filter;
  if (relation.kind === 'bound') return own === null ? 'unknown' : boundMatch(own, relation, value);
  if (own === null) return 'no';
  if (relation.kind === 'has') {
    return isList(own) ? anyOf(own.map((item) => textMatch(item, filter, value))) : 'unknown';
  }
  return isList(own) || typeof own === 'object' ? 'unknown' : textMatch(own, filter, value);
}

/** Compares a value, or all values of a list, with a bound. */
function boundMatch(own: Json, relation: Extract<Relation, { kind: 'bound' }>, value: Json): Match {
  if (isList(own)) {
    const [first = 'unknown', ...others] = own.map((item) => boundMatch(item, relation, value));
    return others.every((other) => other === first) ? first : 'unknown';
  }
  const order = orderOf(own, value);
  if (order === undefined) return 'unknown';
  if (order === 0) return 'edge';
  return (order === 1) === (relation.side === 'low') ? 'yes' : 'no';
}

/**
 * Compares two values; where they differ only in letter case, accents or outer spaces, follows what the document says.
 */
function textMatch(own: Json, { relation: { kind }, letterCase }: FilterMeaning, value: Json): Match {
  if (own === value) return 'yes';
  const [text, part] = [String(own), String(value)];
  const fits = (one: string, other: string): boolean => {
    if (kind === 'begins') return one.startsWith(other);
    return kind === 'contains' || kind === 'resembles' ? one.includes(other) : one === other;
  };
  const certain: Match = kind === 'resembles' ? 'unknown' : 'yes';
  if (fits(text, part)) return certain;
  if (fits(text.toLowerCase(), part.toLowerCase())) {
    return letterCase === undefined ? 'unknown' : letterCase === 'alike' ? certain : 'no';
  }
  return fits(plain(text), plain(part)) || orderOf(own, value) === 0 ? 'unknown' : 'no';
}

function anyOf(matches: readonly Match[]): Match {
  for (const match of ['yes', 'edge', 'unknown'] as const) if (matches.includes(match)) return match;
  return 'no';
}

function allOf(matches: readonly Match[]): Match {
  for (const match of ['no', 'unknown', 'edge'] as const) if (matches.includes(match)) return match;
  return 'yes';
}

/**
 * Whether the value of a bound is exactly what the server compares. Moments may be stored with a higher precision than
 * shown, and some numbers are rounded; a truncated moment is never later than the stored one.
 */
export function isFirmEdge({ member, relation }: FilterMeaning, value: Json, isSettable: boolean): boolean {
  if (relation.kind !== 'bound') return false;
  if (isSettable) return true;
  const isDay = member.layers.some((layer) => textAt(layer, 'format') === 'date');
  const isTime = (isMoment(value) && !isDay) || (typeof value === 'number' && ofTime.test(member.words));
  if (!isTime) return !rounded.test(member.words);
  return relation.side === 'low' ? relation.edge === 'inside' : relation.edge === 'outside';
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
