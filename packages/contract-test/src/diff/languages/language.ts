import {
  type Char,
  type CharSet,
  DFA,
  isDisjointWith,
  NFA,
  type ReadonlyDFA,
  TooManyNodesError,
  type TransitionIterable,
} from 'refa';
import { alphabet, wellFormed } from './characters.ts';

/** A set of well-formed strings, as an immutable automaton. */
export type Language = ReadonlyDFA;

/** The maximum number of states created in one step; beyond it, the question stays undecided. */
const mostStates = 12_000;

export function fewStates(): NFA.LimitedNodeFactory {
  return new NFA.LimitedNodeFactory(mostStates);
}

function fewDistinctStates(): DFA.LimitedNodeFactory {
  return new DFA.LimitedNodeFactory(mostStates);
}

/** The result of a computation; `otherwise` if it takes too many states. */
export function bounded<Result, Open>(compute: () => Result, otherwise: Open): Result | Open {
  try {
    return compute();
  } catch (error) {
    if (error instanceof TooManyNodesError) return otherwise;
    throw error;
  }
}

/** The language of an automaton. */
export function languageOf<State>(automaton: TransitionIterable<State>): Language {
  const language = DFA.fromFA(automaton, fewDistinctStates());
  language.minimize();
  return language;
}

export const nothing: Language = DFA.empty(alphabet);

export const anything: Language = languageOf(repeated(wellFormed, 0, Number.POSITIVE_INFINITY));

/** Strings over a set of characters, by their length in characters. */
export function repeated(characters: CharSet, fewest: number, most: number): NFA {
  const texts = NFA.fromCharSet(characters, fewStates());
  texts.quantify(fewest, most, fewStates());
  return texts;
}

/** The language of exactly the given strings. */
export function listed(texts: readonly string[]): Language {
  return languageOf(DFA.fromWords(texts.map(charactersOf), alphabet, fewDistinctStates()));
}

export function both(one: Language, other: Language): Language {
  if (one === anything || one === other) return other;
  return other === anything ? one : intersection(one, other);
}

/** All well-formed strings that are not in a language. */
export function not(language: Language): Language {
  if (language === anything) return nothing;
  return language === nothing ? anything : intersection(complementOf(language), anything);
}

/** All character sequences that an automaton does not accept, including surrogates. */
export function complementOf<State>(automaton: TransitionIterable<State>): DFA {
  const complement = DFA.fromFA(automaton, fewDistinctStates());
  complement.complement(fewDistinctStates());
  return complement;
}

function intersection(one: Language, other: Language): Language {
  const language = DFA.fromIntersection(one, other, fewDistinctStates());
  language.minimize();
  return language;
}

export function areDisjoint(one: Language, other: Language): boolean {
  return isDisjointWith(one, other, mostStates);
}

export function isIn(language: Language, text: string): boolean {
  return language.test(charactersOf(text));
}

function charactersOf(text: string): Char[] {
  return Array.from(text, (character) => character.codePointAt(0) as Char);
}
