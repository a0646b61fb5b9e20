import { textsAt } from '../../../contract/instances/keywords.ts';
import type { SchemaObject } from '../../../contract/model.ts';
import type { Several } from './filter-meaning.ts';

const saysAny =
  /\b(any|either|one) of\b|\bat least one\b|\b(has|have|carry|carries|with|match|matches|matching|contain|contains|in) any\b/i;
const saysAll =
  /\ball of\b|\bevery one of\b|\b(has|have|carry|carries|with|match|matches|matching|contain|contains) (all|every)\b/i;
const saysCommas = /\bcomma[- ]?(separated|delimited)\b|\b(separated|delimited) by (a )?commas?\b/i;

/**
 * How a filter takes several values, from its schema and its description; undefined if it takes one. A member with a
 * single value cannot match all of them.
 */
export function readSeveral(
  layers: readonly SchemaObject[],
  description: string,
  isList: boolean,
): Several | undefined {
  const takesList = layers.some((layer) => textsAt(layer, 'type').includes('array'));
  const separator = !takesList && saysCommas.test(description) ? ',' : undefined;
  if (!takesList && separator === undefined) return undefined;
  const [isAny, isAll] = [saysAny.test(description), saysAll.test(description)];
  const said = isAny === isAll ? undefined : isAny ? 'any' : 'all';
  if (isList) return { separator, match: said };
  return { separator, match: isAll ? undefined : 'any' };
}
