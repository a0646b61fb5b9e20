import type { FilterMeaning } from './filter-meaning.ts';

const alike = [
  '(case|caps)[- ]?(insensitive(ly)?|agnostic)|caseless',
  'not case[- ]?sensitive|without case[- ]?sensitivity',
  '(ignor|disregard)\\w* (the |letter |any )*(case|caps|capitali[sz]ation)',
  'case (is|are) (ignored|disregarded|irrelevant|insignificant|not (significant|relevant|considered|important))',
  'case (does not|doesn.t) matter|(differences?|different) in (letter )?case (is|are) ignored',
  '(regardless|irrespective) of (the |letter |its |their |upper or lower )*(case|casing|capitali[sz]ation)',
  'without (regard|respect) (to|for) (the |letter )*(case|casing|capitali[sz]ation)',
  'no matter (the|which) (letter )?case',
  'in any letter case|in (either|upper or lower|lower or upper) ?case',
  '(upper or lower|lower or upper)[- ]?case',
  '(upper|lower)[- ]?( ?case)?( letters)? and (upper|lower)[- ]?case( letters)?,? (being|are|is|count as|treated as|considered|match|mean|as)( (treated|considered|regarded))?( as)? (the same|same|equal|equivalent|alike|identical|one)',
];
const apart = [
  '(?<!\\bnot )case[- ]?sensitive(ly)?|case (matters|is significant|is relevant|has to match|must match)',
  '(distinguish|differentiat)\\w* (between )?(upper|lower)[- ]?( ?case)? (and|from) (upper|lower)[- ]?case',
  '(upper|lower)[- ]?( ?case)?( letters)? and (upper|lower)[- ]?case( letters)?,? (are|being|is|count as) (different|distinct|not the same|told apart|distinguished)',
];
const saysAlike = anyOf(alike);
const saysApart = anyOf(apart);

function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|')})(?!\\w)`, 'i');
}

/** Whether a description says that letter case is ignored or significant. */
export function readLetterCase(description: string): FilterMeaning['letterCase'] {
  const [isAlike, isApart] = [saysAlike.test(description), saysApart.test(description)];
  if (isAlike === isApart) return undefined;
  return isAlike ? 'alike' : 'apart';
}

/** A text with its letter case inverted; undefined if it has no letters for which that is unambiguous. */
export function withCaseTurned(text: string): string | undefined {
  const turned = text.replace(/[A-Za-z]/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return turned === text ? undefined : turned;
}
