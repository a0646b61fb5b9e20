import { isSame } from '../../contract/instances/json-value.ts';
import { type Layers, valuesOf } from '../../contract/instances/layer-keywords.ts';
import { valueSet } from '../../contract/instances/value-set.ts';
import type { Json } from '../../contract/model.ts';
import type { Node } from '../view/schema-view.ts';
import { actionOf, type Comparison, type Difference, keywordDifference } from './difference.ts';
import { typesOf } from './types.ts';

/** Compares `enum` and `const`. A constant in place of an enumeration counts as an enumeration of one. */
export function compareValues(comparison: Comparison): readonly Difference[] {
  const { old, next } = comparison.location;
  const isMixed = valuesOf(old, 'enum').length + valuesOf(next, 'enum').length > 0;
  return isMixed ? compareEnums(comparison) : compareConstants(comparison);
}

function compareEnums(comparison: Comparison): readonly Difference[] {
  const { location, part, direction } = comparison;
  const old = membersOf(location.old);
  const next = membersOf(location.next);
  if (old === undefined || next === undefined) {
    if (old === next) return [];
    return [
      keywordDifference(comparison, 'enum', {
        id: `${part}-${next === undefined ? 'became-not-enum' : 'became-enum'}`,
        text:
          next === undefined
            ? `No longer an enumeration; it was one of ${inWords(old ?? [])}.`
            : `Now an enumeration: one of ${inWords(next)}.`,
        rules: { old: ruleOf(old), next: ruleOf(next) },
      }),
    ];
  }
  const common = old.filter(valueSet(next).has);
  const [gone, came] = [without(old, common), without(next, common)];
  // If the types also change for null, they report it.
  const isTold = allowsNull(location.old) !== allowsNull(location.next);
  const [removed, added] = [without(gone, [null]), without(came, [null])];
  return [
    ...(removed.length === 0
      ? []
      : [
          keywordDifference(comparison, 'enum', {
            id: `${part}-enum-value-removed`,
            text: `Removed from \`enum\`: ${inWords(removed)}.`,
            rules: { old: ruleOf(without(old, [null])), next: ruleOf(without(common, [null])) },
          }),
        ]),
    ...(added.length === 0
      ? []
      : [
          keywordDifference(comparison, 'enum', {
            id: `${part}-enum-value-added`,
            text: `Added to \`enum\`: ${inWords(added)}.`,
            rules: { old: ruleOf(without(common, [null])), next: ruleOf(without(next, [null])) },
            ...(direction === 'response' && { proven: 'warning' as const }),
          }),
        ]),
    ...(isTold || (gone.length === removed.length && came.length === added.length)
      ? []
      : [
          keywordDifference(comparison, 'enum', {
            id: `${part}-became-${came.includes(null) ? 'nullable' : 'not-nullable'}`,
            text: `${came.includes(null) ? 'Added to' : 'Removed from'} \`enum\`: \`null\`.`,
            rules: { old: gone.includes(null) ? {} : notNull, next: came.includes(null) ? {} : notNull },
          }),
        ]),
  ];
}

const notNull: Node = { not: { type: 'null' } };

function without(members: readonly Json[], others: readonly Json[]): readonly Json[] {
  const left = valueSet(others);
  return members.filter((member) => !left.has(member));
}

function allowsNull(layers: Layers): boolean {
  return typesOf(layers)?.includes('null') !== false;
}

function compareConstants(comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = membersOf(location.old);
  const next = membersOf(location.next);
  if (old === undefined ? next === undefined : next !== undefined && isSame(old, next)) return [];
  const action = actionOf(old !== undefined, next !== undefined);
  const shown = (members: readonly Json[] | undefined): string =>
    members === undefined ? 'anything' : members.length === 0 ? 'nothing' : inWords(members);
  return [
    keywordDifference(comparison, 'const', {
      id: `${part}-const-${action}`,
      text: `\`const\` changed from ${shown(old)} to ${shown(next)}.`,
      rules: { old: ruleOf(old), next: ruleOf(next) },
    }),
  ];
}

/** The values that all enumerations and constants allow; undefined when there are none. */
export function membersOf(layers: Layers): readonly Json[] | undefined {
  const lists = [
    ...valuesOf(layers, 'enum').map((members) => members as readonly Json[]),
    ...valuesOf(layers, 'const').map((value) => [value as Json]),
  ];
  const [first, ...others] = lists;
  const sets = others.map(valueSet);
  return first?.filter((member) => sets.every((set) => set.has(member)));
}

function ruleOf(members: readonly Json[] | undefined): Node {
  if (members === undefined) return {};
  return members.length === 0 ? { not: {} } : { enum: members };
}

function inWords(members: readonly Json[]): string {
  const shown = members.slice(0, 8).map((member) => `\`${JSON.stringify(member)}\``);
  return [...shown, ...(members.length > 8 ? [`${members.length - 8} more`] : [])].join(', ');
}
