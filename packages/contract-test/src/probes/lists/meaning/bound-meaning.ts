import { wordsOf } from '../../../world/answered-things.ts';

/**
 * Whether a bound includes its own value: `inside` and `outside` if the document says so, `open` if a word like
 * "before" leaves it unclear, `unsaid` if nothing indicates it.
 */
export type Edge = 'inside' | 'outside' | 'open' | 'unsaid';

/** What the name and the description of a parameter say about a bound. */
export interface BoundMeaning {
  readonly side: 'low' | 'high';
  readonly edge: Edge;
  /** The words for the bounded member; empty if the name says only the side. */
  readonly words: string;
}

/** Words of a name that tell the side of a bound and, for some, whether the bound includes its value. */
const sides: readonly (readonly [words: string, side: BoundMeaning['side'], edge?: Edge])[] = [
  ['gte', 'low', 'inside'],
  ['gt', 'low', 'outside'],
  ['lte', 'high', 'inside'],
  ['lt', 'high', 'outside'],
  ['min', 'low', 'inside'],
  ['minimum', 'low', 'inside'],
  ['max', 'high', 'inside'],
  ['maximum', 'high', 'inside'],
  ['at least', 'low', 'inside'],
  ['at most', 'high', 'inside'],
  ['greater than', 'low', 'outside'],
  ['more than', 'low', 'outside'],
  ['less than', 'high', 'outside'],
  ['newer than', 'low', 'outside'],
  ['older than', 'high', 'outside'],
  ['on or after', 'low', 'inside'],
  ['on or before', 'high', 'inside'],
  ['not before', 'low', 'inside'],
  ['not after', 'high', 'inside'],
  ['no earlier than', 'low', 'inside'],
  ['no later than', 'high', 'inside'],
  ['up to', 'high'],
  ['after', 'low'],
  ['before', 'high'],
  ['since', 'low'],
  ['until', 'high'],
  ['from', 'low'],
  ['to', 'high'],
  ['start', 'low'],
  ['end', 'high'],
  ['above', 'low'],
  ['below', 'high'],
  ['ge', 'low', 'inside'],
  ['le', 'high', 'inside'],
  ['through', 'high', 'inside'],
  ['till', 'high'],
  ['over', 'low'],
  ['under', 'high'],
  ['earliest', 'low', 'inside'],
  ['latest', 'high', 'inside'],
];

const saysInside =
  /\binclusive(ly)?\b|\bincluding\b|\b(at|on) or (after|before|later|earlier|above|below|since)\b|\b(or|and) (later|earlier|more|less|equal|greater|newer|older|above|below|higher|lower|after|before|afterwards|onwards|sooner)\b|\bat (least|most|the (earliest|latest))\b|\b(not|no) (before|after|earlier|later|less|more|lower|higher|older|newer)\b|\bup to and\b|\b(not|n't|never) exceed|\bas (of|late as|early as)\b|\bthrough (this|the|that)\b|\bitself (counts|belongs|comes|is (included|returned|let through))\b|\bfrom\b.*\bon(wards?)?\b|\bstarting (at|from|with|on)\b|\b(exactly|precisely) (then|at|on|equal|that|this)\b(?![^.;]*\bnot\b)[^.;]*\b((is|are) (also )?(includ|return|list|let through)|qualif|match|counts?\b)|[≥≤]|[<>]=/i;
const saysOutside =
  /\bexclusive(ly)?\b|\bstrictly\b|\bexcluding\b|\bnot includ|\b(exactly|precisely) (then|at|on|equal|that|this)\b[^.;]*\b(not|excluded|left out|omitted)\b|(?<!\b(?:not?|n't) )\b(later|earlier|more|less|greater|newer|older|higher|lower|fewer|larger|smaller|cheaper|dearer|costlier|longer|shorter|heavier|lighter|bigger|sooner) than\b(?! or\b)|\bitself (does not|is (not|left out|excluded))\b/i;
const saysOpen = /\b(after|before|above|below|over|under|until)\b/i;

/** The bound that a parameter sets; undefined if its name has no word for one. */
export function readBound(name: string, description: string): BoundMeaning | undefined {
  const words = wordsOf(name);
  for (const [word, side, named] of sides) {
    const rest =
      words === word
        ? ''
        : words.startsWith(`${word} `)
          ? words.slice(word.length + 1)
          : words.endsWith(` ${word}`)
            ? words.slice(0, -word.length - 1)
            : undefined;
    if (rest !== undefined) return { side, edge: edgeOf(description, named), words: rest };
  }
  return undefined;
}

/** The description takes precedence over the name. */
function edgeOf(description: string, named: Edge | undefined): Edge {
  const isInside = saysInside.test(description);
  const isOutside = saysOutside.test(description);
  if (isInside && isOutside) return 'unsaid';
  if (isInside) return 'inside';
  if (isOutside) return 'outside';
  return named ?? (saysOpen.test(description) ? 'open' : 'unsaid');
}
