import { type Layers, numbersOf, picked, textsOf } from '../../contract/instances/layer-keywords.ts';
import { isMultipleOf } from '../../contract/judge/decimals.ts';
import { isCheckedFormat } from '../../contract/judge/dialect.ts';

import type { Node } from '../view/schema-view.ts';
import type { Proof } from './proof.ts';

export const numberKeywords: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
]);

/** The minimum and maximum that layers allow, and whether each is inclusive. */
export interface NumberRange {
  readonly low: number;
  readonly isLowOpen: boolean;
  readonly high: number;
  readonly isHighOpen: boolean;
}

/** The range of the numbers of layers; a range of integers is inclusive. */
export function rangeOf(layers: Layers, isWhole: boolean): NumberRange {
  const low = Math.max(Number.NEGATIVE_INFINITY, ...numbersOf(layers, 'minimum'));
  const high = Math.min(Number.POSITIVE_INFINITY, ...numbersOf(layers, 'maximum'));
  const above = Math.max(Number.NEGATIVE_INFINITY, ...numbersOf(layers, 'exclusiveMinimum'));
  const below = Math.min(Number.POSITIVE_INFINITY, ...numbersOf(layers, 'exclusiveMaximum'));
  if (isWhole) {
    return {
      low: Math.max(Math.ceil(low), Math.floor(above) + 1),
      isLowOpen: false,
      high: Math.min(Math.floor(high), Math.ceil(below) - 1),
      isHighOpen: false,
    };
  }
  return {
    low: Math.max(low, above),
    isLowOpen: above >= low,
    high: Math.min(high, below),
    isHighOpen: below <= high,
  };
}

const formatRanges: Readonly<Record<string, readonly [low: number, high: number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63 - 1024],
};

/** Whether all numbers that satisfy the layers satisfy a keyword of a schema. */
export function numberHolds({ sent }: Proof, part: Node, keyword: string, isWhole: boolean): boolean {
  const range = rangeOf(sent, isWhole);
  const value = part[keyword];
  if (keyword === 'format') return isFormatHeld(sent, String(value), range, isWhole);
  if (typeof value !== 'number') return false;
  switch (keyword) {
    case 'minimum':
      return range.low >= value;
    case 'maximum':
      return range.high <= value;
    case 'exclusiveMinimum':
      return range.low > value || (range.low === value && range.isLowOpen);
    case 'exclusiveMaximum':
      return range.high < value || (range.high === value && range.isHighOpen);
    default:
      return [...numbersOf(sent, 'multipleOf'), ...(isWhole ? [1] : [])].some((step) =>
        isMultipleOf(step, value),
      );
  }
}

function isFormatHeld(sent: Layers, format: string, range: NumberRange, isWhole: boolean): boolean {
  const wanted = formatRanges[format];
  if (!isCheckedFormat(format) || wanted === undefined) return true;
  const spoken = textsOf(sent, 'format');
  if (spoken.includes(format) || (format === 'int64' && spoken.includes('int32'))) return true;
  return isWhole && range.low >= wanted[0] && range.high <= wanted[1];
}

export const textKeywords: ReadonlySet<string> = new Set(['pattern', 'format', 'minLength', 'maxLength']);

/** Whether all strings that satisfy the layers satisfy the string keywords of a schema. */
export function textHolds({ pair, sent }: Proof, part: Node): boolean {
  const { minLength, maxLength, ...rest } = picked(part, [...textKeywords, 'enum', 'const']);
  const least = Math.max(0, ...numbersOf(sent, 'minLength'));
  const most = Math.min(...numbersOf(sent, 'maxLength'));
  const lengths = {
    ...(typeof minLength === 'number' && minLength > least && { minLength }),
    ...(typeof maxLength === 'number' && maxLength < most && { maxLength }),
  };
  const left: Node = { ...rest, ...lengths };
  return Object.keys(left).length === 0 || pair.texts.areCovered(sent, [left]);
}
