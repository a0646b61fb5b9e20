import { isList, type JsonRecord } from '../../contract/instances/json-value.ts';
import { textAt } from '../../contract/instances/keywords.ts';
import type { Json } from '../../contract/model.ts';
import { valueIn } from './entry-members.ts';
import type { FilterMeaning } from './filter-meaning.ts';
import { isMoment, orderOf } from './value-order.ts';

/** Whether an entry matches a filter; `edge`: it has the very value of a bound; `unknown`: nobody can tell. */
export type Match = 'yes' | 'no' | 'edge' | 'unknown';

const rounded =
  /\b(rating|average|avg|mean|score|distance|percent\w*|ratio|rate|share|weighted|latitude|longitude)\b/;
const ofTime = /\b(created|updated|modified|timestamp|time|at|on|date|since)$/;

/** Holds an entry against a filter with a value. */
export function matchOf(entry: JsonRecord, { member, relation }: FilterMeaning, value: Json): Match {
  const own = valueIn(entry, member);
  if (own === undefined) return 'unknown';
  if (relation.kind === 'bound') {
    if (own === null) return 'unknown';
    const order = orderOf(own, value);
    if (order === undefined) return 'unknown';
    if (order === 0) return 'edge';
    return (order === 1) === (relation.side === 'low') ? 'yes' : 'no';
  }
  if (own === null) return 'no';
  if (relation.kind === 'has') {
    return isList(own) ? told(own.some((item) => isAlike(item, value))) : 'unknown';
  }
  if (isList(own) || typeof own === 'object') return 'unknown';
  if (relation.kind === 'equals') return told(isAlike(own, value));
  const [text, part] = [plain(String(own)), plain(String(value))];
  return told(relation.kind === 'begins' ? text.startsWith(part) : text.includes(part));
}

/**
 * Whether the value of a bound is exactly what the server compares. Moments may be kept more finely than they are shown,
 * and some numbers are rounded; a moment that is cut off is never later than the one that is kept.
 */
export function isFirmEdge({ member, relation }: FilterMeaning, value: Json, isSettable: boolean): boolean {
  if (relation.kind !== 'bound') return false;
  if (isSettable) return true;
  const isDay = member.layers.some((layer) => textAt(layer, 'format') === 'date');
  const isTime = (isMoment(value) && !isDay) || (typeof value === 'number' && ofTime.test(member.words));
  if (!isTime) return !rounded.test(member.words);
  return relation.side === 'low' ? relation.edge === 'inside' : relation.edge === 'outside';
}

function told(isMatch: boolean): Match {
  return isMatch ? 'yes' : 'no';
}

/** Whether two values are the same but for case, accents and outer spaces. */
function isAlike(one: Json, other: Json): boolean {
  return one === other || orderOf(one, other) === 0 || plain(String(one)) === plain(String(other));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
