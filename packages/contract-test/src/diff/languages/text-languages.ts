import { isRecord } from '../../contract/instances/json-value.ts';
import {
  type Layers,
  numbersOf,
  picked,
  textsOf,
  valuesOf,
} from '../../contract/instances/layer-keywords.ts';
import { isCheckedFormat } from '../../contract/judge/dialect.ts';
import type { Json } from '../../contract/model.ts';
import type { Node } from '../view/schema-view.ts';
import { wellFormed } from './characters.ts';
import { patternsOfFormat, widerFormats } from './format-patterns.ts';
import {
  anything,
  areDisjoint,
  both,
  bounded,
  isIn,
  type Language,
  languageOf,
  listed,
  not,
  nothing,
  repeated,
} from './language.ts';
import { findTexts } from './language-search.ts';
import { patternLanguage } from './pattern-language.ts';
import { remembered } from './remembered.ts';
import { isSlowPattern } from './slow-pattern.ts';
import { isTold, UnjudgedText } from './unjudged-text.ts';

/** The strings that schemas allow, as sets that can be compared. */
export interface TextLanguages {
  /**
   * Whether a string matches a pattern as JSON Schema defines it: unanchored, in Unicode mode. It takes no longer for
   * any pattern.
   * @throws UnjudgedText if only a backtracking match could decide.
   */
  matches(pattern: string, text: string): boolean;
  /** Whether a string matches a pattern, if it can be decided. */
  surelyMatches(pattern: string, text: string): boolean;
  /** Some strings that match a pattern. */
  textsOf(pattern: string): readonly string[];
  /** Strings that some layers allow and others do not, the shortest first. */
  between(sent: Layers, received: Layers): readonly string[];
  /** Whether every string that some layers allow is certainly allowed by others. */
  areCovered(sent: Layers, received: Layers): boolean;
  /** Whether certainly no string matches both of two patterns. */
  areApart(pattern: string, other: string): boolean;
}

const longestForSome = 16;
const longestForMost = 1_000;
const longestUntold = 5_000;
const longestLength = 5_000;
const fewTexts = 12;

/** Opens the languages of strings; they are cached as long as the returned object lives. */
export function openTextLanguages(): TextLanguages {
  const expressionOf = remembered((pattern: string) => new RegExp(pattern, 'u'));
  const ofPattern = remembered(patternLanguage);
  const atLeast = remembered((length: number) => textsOfLength(length, Number.POSITIVE_INFINITY));
  const atMost = remembered((length: number) => textsOfLength(0, length));
  const some = remembered((language: Language) => findTexts(language, fewTexts));
  const others = remembered(not);

  function matches(pattern: string, text: string): boolean {
    const expression = expressionOf(pattern);
    const isSlow = isSlowPattern(pattern);
    if (text.length <= (isSlow ? longestForSome : longestForMost)) return expression.test(text);
    const language = ofPattern(pattern);
    if (language !== undefined) return isIn(language, text);
    if (isSlow || text.length > longestUntold) throw new UnjudgedText('The text is too long to be judged.');
    return expression.test(text);
  }

  /**
   * The strings that layers allow. `untold` says what an undecidable keyword counts as: allowing anything, or nothing.
   */
  function allowed(layers: Layers, untold: Language, formatSide: 'some' | 'all'): Language {
    const least = Math.max(0, ...numbersOf(layers, 'minLength'));
    const most = Math.min(Number.POSITIVE_INFINITY, ...numbersOf(layers, 'maxLength'));
    if (least > most) return nothing;
    const formatted = (format: string): Language => {
      const pattern = patternsOfFormat(format)?.[formatSide];
      if (pattern !== undefined) return ofPattern(pattern) ?? untold;
      return isCheckedFormat(format) ? untold : anything;
    };
    return [
      atLeast(least) ?? untold,
      atMost(most) ?? untold,
      ...textsOf(layers, 'pattern').map((pattern) => ofPattern(pattern) ?? untold),
      ...textsOf(layers, 'format').map(formatted),
      ...valuesOf(layers, 'enum').map((members) => listed((members as readonly Json[]).filter(isText))),
      ...valuesOf(layers, 'const').map((value) => listed([value as Json].filter(isText))),
      ...valuesOf(layers, 'not').map((node) => refused(node) ?? untold),
    ].reduce(both, anything);
  }

  /** The strings that a `not` leaves, if it only concerns strings. */
  function refused(node: unknown): Language | undefined {
    if (!isRecord(node as Json)) return undefined;
    const keywords = Object.keys(node as Node).filter((keyword) => keyword !== 'type');
    const { type = 'string' } = node as Node;
    if (![type].flat().includes('string')) return anything;
    if (
      !keywords.every((keyword) => ['pattern', 'enum', 'const', 'minLength', 'maxLength'].includes(keyword))
    )
      return undefined;
    const layers = [node as Node];
    if (textsOf(layers, 'pattern').some((pattern) => ofPattern(pattern) === undefined)) return undefined;
    if ([...numbersOf(layers, 'minLength'), ...numbersOf(layers, 'maxLength')].some(isLong)) return undefined;
    return not(allowed(layers, nothing, 'some'));
  }

  const between = remembered((question: string): readonly string[] => {
    const { sent, received } = JSON.parse(question) as Question;
    return bounded(() => {
      const here = allowed(sent, anything, 'some');
      return some(both(here, others(allowed(received, anything, 'some'))));
    }, []);
  });

  const areCovered = remembered((question: string): boolean => {
    const { sent, received } = JSON.parse(question) as Question;
    return bounded(() => {
      const here = allowed(sent, anything, 'all');
      return areDisjoint(here, others(allowed(received, nothing, 'some')));
    }, false);
  });

  return {
    matches,
    surelyMatches: (pattern, text) => isTold(() => matches(pattern, text)),
    textsOf: (pattern) => some(ofPattern(pattern) ?? nothing),
    between: (sent, received) => between(questionOf(sent, received.map(withoutFormat))),
    areCovered: (sent, received) => {
      const formats = new Set(textsOf(sent, 'format').flatMap((format) => [format, ...widerFormats(format)]));
      const left = received.map((node) => (formats.has(String(node.format)) ? withoutFormat(node) : node));
      return areCovered(questionOf(sent, left));
    },
    areApart: (pattern, other) => {
      const [one, two] = [ofPattern(pattern), ofPattern(other)];
      return one !== undefined && two !== undefined && bounded(() => areDisjoint(one, two), false);
    },
  };
}

/** Strings of given lengths; undefined for lengths that take too many states. */
function textsOfLength(fewest: number, most: number): Language | undefined {
  if (fewest === 0 && most === Number.POSITIVE_INFINITY) return anything;
  if (isLong(fewest) || (isLong(most) && most !== Number.POSITIVE_INFINITY)) return undefined;
  return languageOf(repeated(wellFormed, fewest, most));
}

function isLong(length: number): boolean {
  return length > longestLength;
}

function isText(value: Json): value is string {
  return typeof value === 'string';
}

/** The string keywords of two sides. */
interface Question {
  readonly sent: Layers;
  readonly received: Layers;
}

const textKeywords = ['minLength', 'maxLength', 'pattern', 'format', 'enum', 'const', 'not'];

/** A question as a cache key, so that it is answered once. */
function questionOf(sent: Layers, received: Layers): string {
  const said = (layers: Layers): Layers =>
    layers.map((node) => picked(node, textKeywords)).filter((node) => Object.keys(node).length > 0);
  return JSON.stringify({ sent: said(sent), received: said(received) } satisfies Question);
}

function withoutFormat(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => keyword !== 'format'));
}
