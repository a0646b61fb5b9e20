import type { Language, Languages } from './language.ts';
import { type PatternTree, patternTree } from './pattern-tree.ts';

/** A part of a pattern whose place in the text is not known. */
class UnplacedPart extends Error {}

const mostCopies = 8;

/** The texts that a pattern matches as JSON Schema means it, anywhere; undefined when that cannot be told. */
export function patternLanguage(languages: Languages, pattern: string): Language | undefined {
  const tree = patternTree(pattern);
  if (tree === undefined) return undefined;
  const { anything } = languages;
  const later = languages.sequence(languages.both([anything, languages.not(languages.blank)]), anything);
  try {
    const atStart = placed(languages, tree, anything, true);
    const inside = placed(languages, tree, anything, false);
    return languages.either([
      atStart,
      inside === languages.nothing ? inside : languages.sequence(later, inside),
    ]);
  } catch (error) {
    if (error instanceof UnplacedPart) return undefined;
    throw error;
  }
}

/** What a tree matches with what follows it, at the start of the text or surely behind it. */
function placed(languages: Languages, tree: PatternTree, rest: Language, isStart: boolean): Language {
  switch (tree.kind) {
    case 'one-of':
      return languages.sequence(languages.oneOf(tree.points), rest);
    case 'start':
      return isStart ? rest : languages.nothing;
    case 'end':
      return languages.both([rest, languages.blank]);
    case 'ahead': {
      const ahead = placed(languages, tree.part, languages.anything, isStart);
      return languages.both([rest, tree.isWanted ? ahead : languages.not(ahead)]);
    }
    case 'choice':
      return languages.either(tree.parts.map((part) => placed(languages, part, rest, isStart)));
    case 'sequence':
      return sequenced(languages, tree.parts, rest, isStart);
    default:
      return repeated(languages, tree, rest, isStart);
  }
}

function sequenced(
  languages: Languages,
  [part, ...others]: readonly PatternTree[],
  rest: Language,
  isStart: boolean,
): Language {
  if (part === undefined) return rest;
  const staysAtStart = isStart && takesNothing(part);
  if (isStart && !staysAtStart && others.some(hasStart) && !takesSome(part)) {
    throw new UnplacedPart('It may stand at the start or not.');
  }
  return placed(languages, part, sequenced(languages, others, rest, staysAtStart), isStart);
}

function repeated(
  languages: Languages,
  { part, fewest, most }: Extract<PatternTree, { readonly kind: 'repeat' }>,
  rest: Language,
  isStart: boolean,
): Language {
  if (isFree(part)) {
    const once = placed(languages, part, languages.blank, false);
    return languages.sequence(languages.repeat(once, fewest, most), rest);
  }
  if (most > mostCopies || hasStart(part)) throw new UnplacedPart('It looks ahead again and again.');
  const copies = (count: number): readonly PatternTree[] => Array.from({ length: count }, () => part);
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  return languages.either(counts.map((count) => sequenced(languages, copies(count), rest, isStart)));
}

/** Whether a tree matches the same wherever it stands, and whatever follows. */
function isFree(tree: PatternTree): boolean {
  if (tree.kind === 'one-of') return true;
  if (tree.kind === 'repeat') return isFree(tree.part);
  return (tree.kind === 'sequence' || tree.kind === 'choice') && tree.parts.every(isFree);
}

function takesNothing(tree: PatternTree): boolean {
  if (tree.kind === 'sequence' || tree.kind === 'choice') return tree.parts.every(takesNothing);
  if (tree.kind === 'repeat') return takesNothing(tree.part);
  return tree.kind !== 'one-of';
}

function takesSome(tree: PatternTree): boolean {
  if (tree.kind === 'sequence') return tree.parts.some(takesSome);
  if (tree.kind === 'choice') return tree.parts.every(takesSome);
  if (tree.kind === 'repeat') return tree.fewest > 0 && takesSome(tree.part);
  return tree.kind === 'one-of';
}

function hasStart(tree: PatternTree): boolean {
  if (tree.kind === 'sequence' || tree.kind === 'choice') return tree.parts.some(hasStart);
  if (tree.kind === 'repeat' || tree.kind === 'ahead') return hasStart(tree.part);
  return tree.kind === 'start';
}
