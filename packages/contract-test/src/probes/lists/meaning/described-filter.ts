import { wordsOf } from '../../../world/answered-things.ts';
import type { Member } from './entry-members.ts';
import type { Relation } from './filter-meaning.ts';
import { memberNamed } from './member-named.ts';

const verbs: readonly (readonly [
  words: string,
  kind: Relation['kind'] & ('begins' | 'contains' | 'equals'),
])[] = [
  ['(?:start|begin)s?(?:ning|ing)? with', 'begins'],
  ['contain(?:s|ing)?|includ(?:e|es|ing)', 'contains'],
  ['equals?|(?:is|are) exactly', 'equals'],
];
const leads = '\\b(?:whose|with(?: an?)?|where(?: the| its| their)?|in which the)';

/** Phrases for a text contained in members, whose names come last: "that occurs in the name or the notes". */
const partOf =
  /\b(?:substring|part) of (?:the |an? )?([\w`' ,-]{1,60}?)(?=[.,;:()]|$)|\b(?:contained|occurs?|occurring|appears?|appearing) (?:anywhere |somewhere )?in (?:the |their |an? )?([\w`' ,-]{1,60}?)(?=[.;:()]|$)/i;

/**
 * The members that a description names for a filter: "whose name starts with", "with a title or an author containing".
 * Undefined unless each is a text of the entries.
 */
export function readDescribed(
  description: string,
  members: readonly Member[],
): { readonly named: readonly Member[]; readonly kind: 'begins' | 'contains' | 'equals' } | undefined {
  for (const [verb, kind] of verbs) {
    const [, names] = new RegExp(`${leads} ([\\w\`' ,-]{1,60}?) (?:${verb})\\b`, 'i').exec(description) ?? [];
    if (names === undefined || /\b(and|not|neither|nor)\b/i.test(names)) continue;
    return textsNamed(names, members, kind);
  }
  const [, of, within] = partOf.exec(description) ?? [];
  const names = of ?? within;
  return names === undefined || /\b(and|not|no)\b/i.test(names)
    ? undefined
    : textsNamed(names, members, 'contains');
}

function textsNamed(names: string, members: readonly Member[], kind: 'begins' | 'contains' | 'equals') {
  const found = names
    .split(/,? or |, /)
    .map((name) => memberNamed(members, wordsOf(name).replace(/^(either|the|an?|its|their) /, '')));
  const named = found.filter((member) => member !== undefined && isText(member));
  return named.length === found.length ? { named: named as Member[], kind } : undefined;
}

function isText({ types, isEnumerated }: Member): boolean {
  return (
    types.includes('string') && types.every((type) => type === 'string' || type === 'null') && !isEnumerated
  );
}
