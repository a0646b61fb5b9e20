import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { type Assertion, type Char, CharSet, type Concatenation, JS, NFA, type NoParent } from 'refa';
import { alphabet, membersOfProperty, surrogates, wellFormed } from './characters.ts';
import { bounded, complementOf, fewStates, type Language, languageOf, not, repeated } from './language.ts';
import { parsed } from './pattern-syntax.ts';

/** A part of a pattern that automata cannot decide. */
class UndecidedPart extends Error {}

type Alternatives = readonly NoParent<Concatenation>[];

/** An assertion, and the character that marks it in strings of the surrounding pattern. */
interface Mark {
  readonly character: number;
  readonly assertion: NoParent<Assertion>;
  /** Whether a match may reach it more than once. */
  readonly isRepeated: boolean;
}

const unlimited = Number.POSITIVE_INFINITY;
const mostNodes = 5_000;

/** The strings that a pattern matches as JSON Schema defines it, unanchored; undefined if undecided. */
export function patternLanguage(pattern: string): Language | undefined {
  try {
    return bounded(() => {
      const literal = { source: readable(pattern), flags: 'u' };
      const { expression } = JS.Parser.fromLiteral(literal).parse({ maxNodes: mostNodes });
      return languageOf(textsAround(expression.alternatives, ['behind', 'ahead']));
    }, undefined);
  } catch (error) {
    if (error instanceof UndecidedPart) return undefined;
    throw error;
  }
}

/** A pattern with character properties expanded, without back-references and newer syntax. */
function readable(pattern: string): string {
  const tree = parsed(pattern);
  if (tree === undefined) throw new UndecidedPart('Its syntax is newer.');
  const properties: AST.UnicodePropertyCharacterSet[] = [];
  visitRegExpAST(tree, {
    onBackreferenceEnter: () => {
      throw new UndecidedPart('What it matches depends on what a group matched.');
    },
    onCharacterSetEnter: (set) => {
      if (set.kind === 'property') properties.push(set);
    },
  });
  return properties.reduceRight((text, { start, end, raw, parent }) => {
    const members = membersOfProperty(raw);
    const written = parent.type === 'CharacterClass' ? members : `[${members}]`;
    return text.slice(0, start) + written + text.slice(end);
  }, pattern);
}

/**
 * The strings that contain a match of some alternatives. Each assertion starts as a mark in the strings; marks are kept
 * only where the assertion holds, and finally removed.
 *
 * @param open - the sides on which anything may surround the match, the ones that assertions may look at
 */
function textsAround(alternatives: Alternatives, open: readonly Assertion['kind'][]): NFA {
  const marks: Mark[] = [];
  markAssertions(alternatives, false, marks);
  if (!marks.every(({ assertion }) => open.includes(assertion.kind))) {
    throw new UndecidedPart('An assertion looks beyond the one around it.');
  }
  const texts = NFA.fromRegex(alternatives, alphabet, {}, fewStates());
  const around = repeated(wellFormed, 0, unlimited);
  if (open.includes('behind')) texts.prepend(around, fewStates());
  if (open.includes('ahead')) texts.append(around, fewStates());
  const held = marks.reduce(
    (left, mark) => NFA.fromIntersection(left, textsHolding(mark), fewStates()),
    texts,
  );
  return marks.length === 0 ? held : withoutMarks(held);
}

/** Inserts marks for assertions in place and keeps only well-formed strings. */
function markAssertions(alternatives: Alternatives, isRepeated: boolean, marks: Mark[]): void {
  for (const { elements } of alternatives) {
    for (const [at, element] of elements.entries()) {
      if (element.type === 'CharacterClass') {
        element.characters = element.characters.intersect(wellFormed);
      } else if (element.type === 'Assertion') {
        const character = 0xd800 + marks.length;
        if (!surrogates.has(character)) throw new UndecidedPart('There are too many assertions.');
        marks.push({ character, assertion: element, isRepeated });
        elements[at] = { type: 'CharacterClass', characters: single(character) };
      } else if (element.type !== 'Unknown') {
        const isLoop = element.type === 'Quantifier' && element.max > 1;
        markAssertions(element.alternatives, isRepeated || isLoop, marks);
      }
    }
  }
}

/** The strings with marks of all assertions in which one assertion holds wherever its mark is. */
function textsHolding({ character, assertion, isRepeated }: Mark): NFA {
  const { kind, negate, alternatives } = assertion;
  const matching = languageOf(textsAround(alternatives, [kind]));
  const others = isRepeated ? surrogates : surrogates.without(single(character));
  const rest = repeated(wellFormed.union(others), 0, unlimited);
  const seen = NFA.fromFA(negate === isRepeated ? matching : not(matching), fewStates());
  for (const state of seen.nodes()) state.link(state, others);
  const parts = [rest, NFA.fromCharSet(single(character), fewStates()), seen];
  const texts = NFA.emptyWord(alphabet, fewStates());
  for (const part of kind === 'ahead' ? parts : parts.reverse()) texts.append(part, fewStates());
  if (isRepeated) return NFA.fromFA(complementOf(texts), fewStates());
  texts.union(rest, fewStates());
  return texts;
}

/** The strings with their marks removed. */
function withoutMarks(texts: NFA): NFA {
  /** The states reachable from a state through marks alone, itself first. */
  const reached = (state: NFA.ReadonlyNode): ReadonlySet<NFA.ReadonlyNode> => {
    const states = new Set([state]);
    for (const each of states) {
      for (const [next, characters] of each.out) {
        if (!characters.isDisjointWith(surrogates)) states.add(next);
      }
    }
    return states;
  };
  const follow = (state: NFA.ReadonlyNode): Map<NFA.ReadonlyNode, CharSet> => {
    const out = new Map<NFA.ReadonlyNode, CharSet>();
    for (const each of reached(state)) {
      for (const [next, characters] of each.out) {
        const plain = characters.intersect(wellFormed);
        if (!plain.isEmpty) out.set(next, out.get(next)?.union(plain) ?? plain);
      }
    }
    return out;
  };
  const isFinal = (state: NFA.ReadonlyNode): boolean =>
    [...reached(state)].some((each) => texts.stateIterator().isFinal(each));
  return NFA.fromTransitionIterator(
    { initial: texts.initial as NFA.ReadonlyNode, getOut: follow, isFinal },
    alphabet,
    fewStates(),
  );
}

function single(character: number): CharSet {
  return CharSet.fromCharacter(alphabet.maxCharacter, character as Char);
}
