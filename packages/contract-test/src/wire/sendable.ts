import { isRecord } from '../contract/instances/json-value.ts';
import type { Json, Parameter } from '../contract/model.ts';
import { isSpread, understood } from './read-back.ts';
import { headerText, pairsOf, pathText } from './styles.ts';
import { kindOf, plainShapeOf, type ValueShape } from './value-shape.ts';

/**
 * Whether a value reaches the server unchanged: HTTP can carry it, something is sent, and it can be read in one way
 * only. Counterexamples are an empty path segment, characters not allowed in headers, an empty list, a list where a
 * single value is expected, and the string `12` where both strings and numbers are allowed.
 */
export function isSendable(parameter: Parameter, value: Json): boolean {
  const shape = plainShapeOf(parameter.schema);
  return (
    isCarried(parameter, value) && (parameter.mediaType !== undefined || isClear(parameter, shape, value))
  );
}

function isCarried(parameter: Parameter, value: Json): boolean {
  if (parameter.in === 'path') {
    const text = pathText(parameter, value);
    const bare = parameter.style === 'matrix' ? text.replace(/^;[^=]*=?/, '') : text;
    return isWellFormed(value) && !['', '.', '..'].includes(bare);
  }
  if (parameter.in === 'header') return /^[\t\x20-\x7e]*$/.test(headerText(parameter, value));
  return isWellFormed(value) && pairsOf(parameter, value).length > 0;
}

function isClear(parameter: Parameter, shape: ValueShape, value: Json): boolean {
  const { kinds } = shape;
  if (Array.isArray(value)) {
    if (value.some((item: Json) => typeof item === 'object' && item !== null)) return false;
    if (!kinds.has('array')) return !isSpread(parameter);
    return value.length > 0 && value.every((item: Json, index) => isOneThing(shape.itemAt(index), item));
  }
  if (isRecord(value))
    return kinds.has('object') && Object.values(value).every((member) => kindOf(member) !== 'object');
  const isObjectOnly = kinds.has('object') && kinds.size === 1;
  const isByMember = parameter.style === 'deepObject' || (parameter.explode && parameter.in === 'query');
  return !(isObjectOnly && isByMember) && isOneThing(shape, value);
}

/** Whether a string cannot be read as another allowed kind of value. */
function isOneThing({ kinds, ...shape }: ValueShape, value: Json): boolean {
  if (typeof value !== 'string' || !kinds.has('string')) return true;
  const others = new Set([...kinds].filter((kind) => kind !== 'string'));
  return kinds.size > 5 || understood(value, { ...shape, kinds: others }) === value;
}

/** Whether no string in a value contains a lone surrogate. */
function isWellFormed(value: Json): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, member]) => name.isWellFormed() && isWellFormed(member));
}
