import { dependentOf, type Layers, mapOf, nodesOf } from '../../contract/instances/layer-keywords.ts';
import { patternTexts } from '../../contract/instances/patterns.ts';
import { layersInPlace } from '../pair/applied-layers.ts';
import { areEquivalent } from '../pair/equivalence.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import type { Location } from '../view/location.ts';
import type { Node } from '../view/schema-view.ts';
import { actionOf, actionVerbs, type Comparison, type Difference, keywordDifference } from './difference.ts';

const openers = {
  additionalProperties: 'additional-properties',
  unevaluatedProperties: 'unevaluated-properties',
  propertyNames: 'property-names',
} as const;

/** Compares the rules for undeclared members and for members that depend on others. */
export function compareOpenness(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  return [
    ...Object.entries(openers).flatMap(([keyword, name]) => compareOpener(pair, comparison, keyword, name)),
    ...comparePatternProperties(pair, comparison),
    ...compareDependencies(comparison),
    ...compareDependentSchemas(comparison),
  ];
}

function compareOpener(
  pair: SchemaPair,
  comparison: Comparison,
  keyword: string,
  name: string,
): readonly Difference[] {
  const { location, part } = comparison;
  const old = nodesOf(location.old, keyword).filter(saysSomething);
  const next = nodesOf(location.next, keyword).filter(saysSomething);
  if (areEquivalent(pair, old, next) || isWalked(keyword, old, next)) return [];
  const action = actionOf(old.length > 0, next.length > 0);
  const ruleOf = (layers: Layers, nodes: readonly Node[]): Node =>
    keyword === 'propertyNames'
      ? { allOf: [{}, ...nodes.map((propertyNames) => ({ propertyNames }))] }
      : closedOver(pair, layers, keyword);
  return [
    keywordDifference(comparison, keyword, {
      id: `${part}-${name}-${action}`,
      text: {
        added: `\`${keyword}\` added: it restricts undeclared members.`,
        removed: `\`${keyword}\` removed: undeclared members may be anything.`,
        changed: `\`${keyword}\` changed.`,
      }[action],
      rules: { old: ruleOf(location.old, old), next: ruleOf(location.next, next) },
    }),
  ];
}

/** Whether additional members are compared like members, by walking into their schema. */
export function isWalked(keyword: string, old: readonly Node[], next: readonly Node[]): boolean {
  return (
    keyword !== 'propertyNames' && [old, next].every((nodes) => nodes.length === 1 && nodes.every(isSome))
  );
}

/** Whether a schema constrains anything. */
function saysSomething(node: Node): boolean {
  return Object.keys(node).length > 0;
}

/** Whether a schema is other than `false`. */
function isSome(node: Node): boolean {
  const { not } = node;
  return !(typeof not === 'object' && not !== null && Object.keys(not).length === 0);
}

function comparePatternProperties(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = mapOf(location.old, 'patternProperties');
  const next = mapOf(location.next, 'patternProperties');
  const patterns = new Set([...old.keys(), ...next.keys()]);
  return [...patterns].flatMap((pattern) => {
    const [before, after] = [old.get(pattern), next.get(pattern)];
    if (before !== undefined && after !== undefined) {
      if (areEquivalent(pair, before, after) || unnamedMatch(location, pattern) !== undefined) return [];
    }
    const action = actionOf(before !== undefined, after !== undefined);
    const ruleOf = (layers: Layers, nodes: readonly Node[] | undefined): Node => ({
      allOf: [
        closedOver(pair, layers),
        ...(nodes === undefined ? [] : [{ patternProperties: { [pattern]: { allOf: nodes } } }]),
      ],
    });
    return [
      keywordDifference(comparison, 'patternProperties', {
        id: `${part}-pattern-property-${action}`,
        text: `Members that match \`${pattern}\` ${actionVerbs[action]}.`,
        rules: { old: ruleOf(location.old, before), next: ruleOf(location.next, after) },
      }),
    ];
  });
}

/** A member that matches a pattern and is not named in either version; undefined if none is found. */
export function unnamedMatch({ old, next }: Location, pattern: string): string | undefined {
  const named = mapOf([...old, ...next], 'properties');
  return patternTexts(pattern).find((text) => !named.has(text));
}

/** A member that neither version names, directly or by a pattern. */
export function undescribedName(pair: SchemaPair, { old, next }: Location): string {
  const both = [...old, ...next];
  const named = mapOf(both, 'properties');
  const patterns = [...mapOf(both, 'patternProperties').keys()];
  const names = ['other', ...Array.from({ length: named.size }, (_, at) => `other${at + 1}`)];
  const isFree = (name: string): boolean =>
    !named.has(name) && !patterns.some((pattern) => pair.texts.matches(pattern, name));
  return names.find(isFree) ?? 'other';
}

function compareDependencies(comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = dependentOf(location.old);
  const next = dependentOf(location.next);
  const names = new Set([...old.keys(), ...next.keys()]);
  return [...names].flatMap((name) => {
    const before = old.get(name) ?? [];
    const after = next.get(name) ?? [];
    if (before.join('\n') === after.join('\n')) return [];
    const action = actionOf(before.length > 0, after.length > 0);
    const ruleOf = (wanted: readonly string[]): Node => ({ dependentRequired: { [name]: wanted } });
    return [
      keywordDifference(comparison, 'dependentRequired', {
        id: `${part}-dependent-required-${action}`,
        text: `\`${name}\` required ${inWords(before)} beside it, and now requires ${inWords(after)}.`,
        rules: { old: ruleOf(before), next: ruleOf(after) },
      }),
    ];
  });
}

function compareDependentSchemas(comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = mapOf(location.old, 'dependentSchemas');
  const next = mapOf(location.next, 'dependentSchemas');
  const names = new Set([...old.keys(), ...next.keys()]);
  return [...names].flatMap((name) => {
    if (old.has(name) && next.has(name)) return [];
    const ruleOf = (nodes: readonly Node[] | undefined): Node =>
      nodes === undefined ? {} : { dependentSchemas: { [name]: { allOf: nodes } } };
    return [
      keywordDifference(comparison, 'dependentSchemas', {
        id: `${part}-dependent-schema-${next.has(name) ? 'added' : 'removed'}`,
        text: `Schema that depends on \`${name}\` ${next.has(name) ? 'added' : 'removed'}.`,
        rules: { old: ruleOf(old.get(name)), next: ruleOf(next.get(name)) },
      }),
    ];
  });
}

function inWords(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.map((name) => `\`${name}\``).join(', ');
}

/** A schema that only lists the allowed members, whatever their values, or describes the additional ones. */
export function closedOver(pair: SchemaPair, layers: Layers, only?: string): Node {
  const own = layers.map((node) => {
    const additional = only === 'unevaluatedProperties' ? undefined : node.additionalProperties;
    return { ...namesOf([node]), ...(additional === undefined ? {} : { additionalProperties: additional }) };
  });
  const unevaluated = only === 'additionalProperties' ? [] : nodesOf(layers, 'unevaluatedProperties');
  const all = namesOf(layersInPlace(pair, layers));
  return {
    allOf: [{}, ...own, ...unevaluated.map((additionalProperties) => ({ ...all, additionalProperties }))],
  };
}

function namesOf(layers: Layers): Node {
  const anything = (names: Iterable<string>): Node =>
    Object.fromEntries([...names].map((name) => [name, {}]));
  return {
    properties: anything(mapOf(layers, 'properties').keys()),
    patternProperties: anything(mapOf(layers, 'patternProperties').keys()),
  };
}
