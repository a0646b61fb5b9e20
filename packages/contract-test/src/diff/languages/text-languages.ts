import { isRecord } from '../../contract/instances/json-value.ts';
import { isCheckedFormat } from '../../contract/judge/dialect.ts';
import type { Json } from '../../contract/model.ts';
import { type Layers, numbersOf, textsOf, valuesOf } from '../layers.ts';
import type { Node } from '../schema-view.ts';
import { everyCodePoint } from './code-points.ts';
import { patternsOfFormat, widerFormats } from './format-patterns.ts';
import { type Language, openLanguages } from './language.ts';
import { findTexts, isIn } from './language-search.ts';
import { patternLanguage } from './pattern-language.ts';
import { isSlowPattern } from './slow-pattern.ts';

/** A text that is too long for a pattern that may try its parts again and again. */
export class UnjudgedText extends Error {}

/** The texts that schemas allow, as sets that are compared with each other. */
export interface TextLanguages {
  /**
   * Whether a text matches a pattern as JSON Schema means it: anywhere, by Unicode. It takes no longer for any pattern.
   * @throws UnjudgedText where only a match that tries again and again could tell.
   */
  matches(pattern: string, text: string): boolean;
  /** Some texts that match a pattern. */
  textsOf(pattern: string): readonly string[];
  /** Texts that some layers allow and others do not, the shortest first. */
  between(sent: Layers, received: Layers): readonly string[];
  /** Whether every text that some layers allow is surely allowed by others. */
  areCovered(sent: Layers, received: Layers): boolean;
  /** Whether some text surely matches neither or only one of two patterns: no name is of both. */
  areApart(pattern: string, other: string): boolean;
}

const longestForSome = 16;
const longestForMost = 1_000;
const longestUntold = 5_000;
const fewTexts = 12;

/** Opens the languages of texts; they are kept as long as what is returned. */
export function openTextLanguages(): TextLanguages {
  const languages = openLanguages();
  const patterns = new Map<string, Language | undefined>();
  const expressions = new Map<string, RegExp>();
  const found = new Map<Language, readonly string[]>();

  function languageOf(pattern: string): Language | undefined {
    if (!patterns.has(pattern)) patterns.set(pattern, patternLanguage(languages, pattern));
    return patterns.get(pattern);
  }

  function matches(pattern: string, text: string): boolean {
    const expression = expressions.get(pattern) ?? new RegExp(pattern, 'u');
    expressions.set(pattern, expression);
    const isSlow = isSlowPattern(pattern);
    if (text.length <= (isSlow ? longestForSome : longestForMost)) return expression.test(text);
    const language = languageOf(pattern);
    if (language !== undefined) return isIn(languages, language, text);
    if (isSlow || text.length > longestUntold) throw new UnjudgedText('The text is too long to be judged.');
    return expression.test(text);
  }

  function some(language: Language): readonly string[] {
    const texts = found.get(language) ?? findTexts(languages, language, fewTexts).texts;
    found.set(language, texts);
    return texts;
  }

  /**
   * The texts that layers allow. What cannot be told of a keyword is told by `untold`: that it allows anything, or
   * nothing.
   */
  function allowed(layers: Layers, untold: Language, formatSide: 'some' | 'all'): Language {
    const least = Math.max(0, ...numbersOf(layers, 'minLength'));
    const most = Math.min(Number.POSITIVE_INFINITY, ...numbersOf(layers, 'maxLength'));
    const formatted = (format: string): Language => {
      const pattern = patternsOfFormat(format)?.[formatSide];
      if (pattern !== undefined) return languageOf(pattern) ?? untold;
      return isCheckedFormat(format) ? untold : languages.anything;
    };
    return languages.both([
      least > most ? languages.nothing : languages.repeat(languages.oneOf(everyCodePoint), least, most),
      ...textsOf(layers, 'pattern').map((pattern) => languageOf(pattern) ?? untold),
      ...textsOf(layers, 'format').map(formatted),
      ...valuesOf(layers, 'enum').map((members) => listed(members as readonly Json[])),
      ...valuesOf(layers, 'const').map((value) => listed([value as Json])),
      ...valuesOf(layers, 'not').map((node) => refused(node) ?? untold),
    ]);
  }

  function listed(members: readonly Json[]): Language {
    const texts = members.filter((member) => typeof member === 'string');
    return languages.either(
      texts.map((text) =>
        [...text].reduceRight((rest, character) => {
          const point = character.codePointAt(0) ?? 0;
          return languages.sequence(languages.oneOf([point, point]), rest);
        }, languages.blank),
      ),
    );
  }

  /** What a `not` leaves, when it speaks of nothing but texts. */
  function refused(node: unknown): Language | undefined {
    if (!isRecord(node as Json)) return undefined;
    const keywords = Object.keys(node as Node).filter((keyword) => keyword !== 'type');
    const { type = 'string' } = node as Node;
    if (!Array.isArray(type) && type !== 'string') return languages.anything;
    if (Array.isArray(type) && !type.includes('string')) return languages.anything;
    if (
      !keywords.every((keyword) => ['pattern', 'enum', 'const', 'minLength', 'maxLength'].includes(keyword))
    )
      return undefined;
    if (textsOf([node as Node], 'pattern').some((pattern) => languageOf(pattern) === undefined))
      return undefined;
    return languages.not(allowed([node as Node], languages.nothing, 'some'));
  }

  function isNothing(language: Language): boolean {
    const { texts, isWhole } = findTexts(languages, language, 1);
    return isWhole && texts.length === 0;
  }

  return {
    matches,
    textsOf: (pattern) => some(languageOf(pattern) ?? languages.nothing),
    between: (sent, received) => {
      const here = allowed(sent, languages.anything, 'some');
      const there = allowed(received.map(withoutFormat), languages.anything, 'some');
      return some(languages.both([here, languages.not(there)]));
    },
    areCovered: (sent, received) => {
      const formats = new Set(textsOf(sent, 'format').flatMap((format) => [format, ...widerFormats(format)]));
      const left = received.map((node) => (formats.has(String(node.format)) ? withoutFormat(node) : node));
      const here = allowed(sent, languages.anything, 'all');
      const there = allowed(left, languages.nothing, 'some');
      return isNothing(languages.both([here, languages.not(there)]));
    },
    areApart: (pattern, other) => {
      const [one, two] = [languageOf(pattern), languageOf(other)];
      return one !== undefined && two !== undefined && isNothing(languages.both([one, two]));
    },
  };
}

function withoutFormat(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => keyword !== 'format'));
}
