import { brokenFormatTexts, formatTexts, keepsFormat } from '../../contract/instances/formats.ts';
import { lengthOf } from '../../contract/instances/json-value.ts';
import { type Layers, numbersOf, textsOf } from '../../contract/instances/layer-keywords.ts';
import { patternTexts, spoiledTexts } from '../../contract/instances/patterns.ts';
import { isMultipleOf } from '../../contract/judge/decimals.ts';
import { isSlowPattern } from '../languages/slow-pattern.ts';
import type { TextLanguages } from '../languages/text-languages.ts';
import type { Node } from '../view/schema-view.ts';

const longestText = 1_000_000;
/** From this length on, characters are not changed individually. */
const spoilable = 60;
/** From this length on, only one string per length is generated. */
const longText = 2_000;

/** A few strings that fit patterns, formats and lengths, the plainest first. */
export function textSamples(texts: TextLanguages, layers: Layers): readonly string[] {
  const fewest = Math.max(0, ...numbersOf(layers, 'minLength'));
  const most = Math.min(longestText, ...numbersOf(layers, 'maxLength'));
  if (fewest > most) return [];
  const lengths = [fewest, Math.min(most, longText), Math.min(most, fewest + 1)];
  const fits = (text: string): boolean => lengthOf(text) >= fewest && lengthOf(text) <= most;
  const kept = (text: string): boolean =>
    textsOf(layers, 'pattern').every((pattern) => texts.surelyMatches(pattern, text)) &&
    textsOf(layers, 'format').every((format) => keepsFormat(format, text));
  const pool = textPool(texts, layers).filter(kept);
  const found = pool.filter(fits);
  if (found.length >= 3) return found.slice(0, 3);
  const between = found.length === 0 && fewest <= longText ? texts.between(layers, [nothing]) : [];
  const stretched = pool
    .slice(0, fewest > longText ? 1 : 20)
    .flatMap((text) => lengths.flatMap((length) => stretch(text, length)));
  return [...found, ...[...between, ...stretched].filter((text) => fits(text) && kept(text))].slice(0, 3);
}

const nothing: Node = { not: {} };

/** Strings that distinguish sender and receiver, and strings on both sides of every keyword of either. */
export function textEdges(texts: TextLanguages, sent: Layers, received: Layers): readonly string[] {
  const both = [...sent, ...received];
  const bounds = ['minLength', 'maxLength'].flatMap((keyword) => numbersOf(both, keyword));
  const lengths = [...new Set(bounds.flatMap((bound) => [bound - 1, bound, bound + 1]))].filter(
    (length) => length >= 0 && length <= longestText,
  );
  const short = lengths.filter((length) => length <= longText);
  const long = lengths.filter((length) => length > longText);
  const pool = [...new Set([...texts.between(sent, received), ...textPool(texts, both)])];
  const plain = pool.slice(0, 12);
  const [plainest = 'a'] = textSamples(texts, sent).filter((text) => text.length > 0);
  return [
    ...pool,
    ...plain
      .filter((text) => text.length < spoilable)
      .flatMap((text) => [...spoiledTexts(text)].map(([spoiled]) => spoiled)),
    ...textsOf(both, 'format').flatMap(brokenFormatTexts),
    ...plain.flatMap((text) => short.flatMap((length) => stretch(text, length))),
    ...short.map((length) => '😀'.repeat(length)),
    ...long.flatMap((length) => stretch(plainest, length).slice(0, 2)),
  ];
}

function textPool(texts: TextLanguages, layers: Layers): readonly string[] {
  return [
    ...textsOf(layers, 'pattern').flatMap((pattern) => [
      ...(isSlowPattern(pattern) ? [] : patternTexts(pattern)),
      ...texts.textsOf(pattern),
    ]),
    ...textsOf(layers, 'format').flatMap(formatTexts),
    'text',
    'a',
    'A',
    '0',
    'two words',
    '',
  ];
}

/** A string adjusted to a length by omitting or repeating a character, at each position. */
function stretch(text: string, length: number): readonly string[] {
  const characters = [...text];
  const difference = length - characters.length;
  if (difference === 0) return [text];
  if (characters.length === 0) return ['a'.repeat(length), '0'.repeat(length)];
  const places = [
    ...new Set(characters.map((_, at) => at).filter((at) => at < 6 || at >= characters.length - 6)),
  ];
  return places.map((at) => {
    const [before, after] = [characters.slice(0, at), characters.slice(at)];
    if (difference > 0) return [...before, (characters[at] ?? 'a').repeat(difference), ...after].join('');
    return [...before, ...after.slice(-difference)].join('');
  });
}

/** A few numbers that fit bounds and steps, the plainest first. */
export function numberSamples(layers: Layers, isWhole: boolean): readonly number[] {
  const within = (number: number): boolean =>
    numbersOf(layers, 'minimum').every((bound) => number >= bound) &&
    numbersOf(layers, 'maximum').every((bound) => number <= bound) &&
    numbersOf(layers, 'exclusiveMinimum').every((bound) => number > bound) &&
    numbersOf(layers, 'exclusiveMaximum').every((bound) => number < bound) &&
    numbersOf(layers, 'multipleOf').every((step) => isMultipleOf(number, step)) &&
    (!isWhole || Number.isInteger(number));
  return [...new Set(numberEdges(layers).filter(within))].slice(0, 4);
}

/** Numbers on both sides of every numeric keyword of these layers. */
export function numberEdges(layers: Layers): readonly number[] {
  const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].flatMap((keyword) =>
    numbersOf(layers, keyword),
  );
  const steps = numbersOf(layers, 'multipleOf');
  const around = [0, ...bounds].flatMap((bound) => [
    bound,
    ...steps.flatMap((step) => [
      Math.ceil(bound / step) * step,
      Math.floor(bound / step) * step,
      bound + step,
      bound - step,
    ]),
    bound + 1,
    bound - 1,
    bound + 0.5,
    bound - 0.5,
    bound + 0.01,
    bound - 0.01,
  ]);
  const multiples = steps.flatMap((step) => [
    step,
    2 * step,
    3 * step,
    5 * step,
    step / 2,
    step * steps.reduce((a, b) => a * b),
  ]);
  const formatted = textsOf(layers, 'format').length === 0 ? [] : [2 ** 31, -(2 ** 31) - 1, 2 ** 63];
  return [1, ...around, ...multiples, ...formatted, 100, -100]
    .map((number) => Number(number.toPrecision(15)))
    .filter(Number.isFinite);
}
