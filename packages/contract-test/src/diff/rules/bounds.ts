import { isSame } from '../../contract/instances/json-value.ts';
import { type Layers, nodesOf, numbersOf, valuesOf } from '../../contract/instances/layer-keywords.ts';
import type { Node } from '../view/schema-view.ts';
import { type Comparison, type Difference, keywordDifference } from './difference.ts';

const bounds = {
  maximum: 'max',
  minimum: 'min',
  exclusiveMaximum: 'exclusive-max',
  exclusiveMinimum: 'exclusive-min',
  maxLength: 'max-length',
  minLength: 'min-length',
  maxItems: 'max-items',
  minItems: 'min-items',
  maxProperties: 'max-properties',
  minProperties: 'min-properties',
  maxContains: 'max-contains',
  minContains: 'min-contains',
} as const;

/** Compares the keywords that hold one number or one flag. */
export function compareBounds(comparison: Comparison): readonly Difference[] {
  return [
    ...Object.entries(bounds).flatMap(([keyword, name]) => compareBound(comparison, keyword, name)),
    ...compareMultiples(comparison),
    ...compareUniqueness(comparison),
  ];
}

function compareBound(comparison: Comparison, keyword: string, name: string): readonly Difference[] {
  const { location, part } = comparison;
  const counts = keyword.endsWith('Contains');
  // Counts have no effect without `contains`, are added and removed with it, and belong to one.
  if (counts && [location.old, location.next].some((layers) => nodesOf(layers, 'contains').length !== 1))
    return [];
  const old = boundOf(location.old, keyword);
  const next = boundOf(location.next, keyword);
  if (old === next) return [];
  const rules = { old: ruleOf(location.old, keyword, old), next: ruleOf(location.next, keyword, next) };
  const action =
    old === undefined ? 'set' : next === undefined ? 'unset' : next > old ? 'increased' : 'decreased';
  return [
    keywordDifference(comparison, keyword, {
      id: `${part}-${name}-${action}`,
      text: `\`${keyword}\` ${inWords(old, next)}.`,
      rules,
    }),
  ];
}

/** The bound in force: the tightest of all layers. */
function boundOf(layers: Layers, keyword: string): number | undefined {
  const numbers = numbersOf(layers, keyword);
  if (numbers.length === 0) return keyword === 'minContains' ? 1 : undefined;
  return /^(max|exclusiveMax)/.test(keyword) ? Math.min(...numbers) : Math.max(...numbers);
}

function ruleOf(layers: Layers, keyword: string, bound: number | undefined): Node {
  if (bound === undefined) return {};
  if (!keyword.endsWith('Contains')) return { [keyword]: bound };
  const [contains] = nodesOf(layers, 'contains');
  return keyword === 'maxContains'
    ? { contains, minContains: 0, maxContains: bound }
    : { contains, minContains: bound };
}

function compareMultiples(comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = stepsOf(location.old);
  const next = stepsOf(location.next);
  if (isSame(old, next)) return [];
  const action = old.length === 0 ? 'set' : next.length === 0 ? 'unset' : 'changed';
  const rule = (steps: readonly number[]): Node => ({
    allOf: [{}, ...steps.map((multipleOf) => ({ multipleOf }))],
  });
  return [
    keywordDifference(comparison, 'multipleOf', {
      id: `${part}-multiple-of-${action}`,
      text: `\`multipleOf\` ${inWords(shownSteps(old), shownSteps(next))}.`,
      rules: { old: rule(old), next: rule(next) },
    }),
  ];
}

/** The steps of all layers, each once. */
function stepsOf(layers: Layers): readonly number[] {
  return [...new Set(numbersOf(layers, 'multipleOf'))].sort((one, other) => one - other);
}

function shownSteps(steps: readonly number[]): string | undefined {
  return steps.length === 0 ? undefined : steps.join(' and ');
}

function compareUniqueness(comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = valuesOf(location.old, 'uniqueItems').includes(true);
  const next = valuesOf(location.next, 'uniqueItems').includes(true);
  if (old === next) return [];
  return [
    keywordDifference(comparison, 'uniqueItems', {
      id: `${part}-unique-items-${next ? 'set' : 'unset'}`,
      text: next ? 'Items must now be unique.' : 'Items may now repeat.',
      rules: { old: { uniqueItems: old }, next: { uniqueItems: next } },
    }),
  ];
}

function inWords(old: number | string | undefined, next: number | string | undefined): string {
  if (old === undefined) return `added: ${next}`;
  if (next === undefined) return `removed; it was ${old}`;
  return `changed from ${old} to ${next}`;
}
