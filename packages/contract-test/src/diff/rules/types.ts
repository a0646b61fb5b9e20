import { type Layers, textsOf, valuesOf } from '../../contract/instances/layer-keywords.ts';
import type { Direction } from '../../contract/violation.ts';
import type { Node } from '../view/schema-view.ts';
import { type Comparison, type Difference, keywordDifference } from './difference.ts';

/** Compares types and formats, which share their ids. */
export function compareTypes(comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = typesOf(location.old);
  const next = typesOf(location.next);
  const before = formatsOf(location.old);
  const after = formatsOf(location.next);
  const isTyped = !isSameSet(old, next);
  if (!isTyped && isSameSet(before, after)) return [];
  const action = isTyped
    ? typeAction(old, next, comparison.direction)
    : formatAction(before, after, comparison.direction);
  return [
    keywordDifference(comparison, isTyped ? 'type' : 'format', {
      id: `${part}-${action}`,
      text: `${isTyped ? 'Type' : 'Format'} changed from ${inWords(isTyped ? old : before)} to ${inWords(isTyped ? next : after)}.`,
      rules: { old: ruleOf(old, before), next: ruleOf(next, after) },
    }),
  ];
}

/** The types that all layers allow, sorted; undefined when every type is. */
export function typesOf(layers: Layers): readonly string[] | undefined {
  const lists = valuesOf(layers, 'type').map((type) => (Array.isArray(type) ? type : [type]) as string[]);
  const [first, ...others] = lists;
  if (first === undefined) return undefined;
  return others
    .reduce((common, list) => common.flatMap((type) => narrowed(type, list)), first)
    .filter((type, at, all) => all.indexOf(type) === at)
    .sort();
}

function narrowed(type: string, list: readonly string[]): readonly string[] {
  if (list.includes(type)) return [type];
  if (type === 'number' && list.includes('integer')) return ['integer'];
  return type === 'integer' && list.includes('number') ? [type] : [];
}

type Types = readonly string[] | undefined;

function typeAction(old: Types, next: Types, direction: Direction): string {
  if (isWithout(next, old, 'null')) return 'became-nullable';
  if (isWithout(old, next, 'null')) return 'became-not-nullable';
  const isList = [old, next].some((types) => (types?.length ?? 1) > 1);
  if (covers(next, old)) return isList ? 'list-of-types-widened' : 'type-generalized';
  if (covers(old, next)) {
    if (isList) return 'list-of-types-narrowed';
    return direction === 'response' ? 'type-specialized' : 'type-changed';
  }
  return 'type-changed';
}

function formatAction(old: readonly string[], next: readonly string[], direction: Direction): string {
  if (next.length === 0) return 'type-generalized';
  return old.length === 0 && direction === 'response' ? 'type-specialized' : 'type-changed';
}

/** Whether `longer` is `shorter` plus one type. */
function isWithout(longer: Types, shorter: Types, type: string): boolean {
  return (
    longer?.includes(type) === true &&
    isSameSet(
      longer.filter((one) => one !== type),
      shorter,
    )
  );
}

function covers(wide: Types, narrow: Types): boolean {
  if (wide === undefined) return true;
  return (
    narrow?.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number'))) ?? false
  );
}

function formatsOf(layers: Layers): readonly string[] {
  return [...new Set(textsOf(layers, 'format'))].sort();
}

function isSameSet(one: Types, other: Types): boolean {
  return (
    one === other || (one?.length === other?.length && (one ?? []).every((type) => other?.includes(type)))
  );
}

function ruleOf(types: Types, formats: readonly string[]): Node {
  const typed: Node = types === undefined ? {} : types.length === 0 ? { not: {} } : { type: types };
  return { allOf: [typed, ...formats.map((format) => ({ format }))] };
}

function inWords(names: Types): string {
  if (names === undefined) return 'any';
  return names.length === 0 ? 'none' : names.map((name) => `\`${name}\``).join(' or ');
}
