import { numbersOf } from '../layers.ts';
import { picked } from '../rules/arrays.ts';
import type { Node } from '../schema-view.ts';
import type { Proof } from './inclusion.ts';

export const textKeywords: ReadonlySet<string> = new Set(['pattern', 'format', 'minLength', 'maxLength']);

/** Whether all texts of the layers fit what a schema says of texts. */
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
