import { type Layers, mapOf, nodesOf, openLayerKeys } from '../../contract/instances/layer-keywords.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import { openUnchanged } from '../pair/unchanged.ts';
import type { BranchStep, Location, Step } from '../view/location.ts';
import type { Node } from '../view/schema-view.ts';
import { compareAnnotations } from './annotations.ts';
import { compareArrays, tupleOf } from './arrays.ts';
import { compareBounds } from './bounds.ts';
import { matchBranches, pairLists } from './branch-matching.ts';
import { compareCombinators, hasSameIf, pairConditions } from './combinators.ts';
import type { Comparison, Difference } from './difference.ts';
import { compareMembers } from './members.ts';
import { compareOpenness, isWalked, undescribedName, unnamedMatch } from './openness.ts';
import { comparePatterns } from './texts.ts';
import { compareTypes } from './types.ts';
import { compareValues } from './values.ts';

/** All differences between two versions of a schema, and all places that were compared. */
export interface Walk {
  readonly differences: readonly Difference[];
  readonly spots: readonly Location[];
}

/** The comparison of one place and the places inside it, shared wherever the same two schemas meet. */
interface Meeting {
  readonly differences: readonly Difference[];
  readonly inPlace: readonly Location[];
  readonly inside: readonly Location[];
}

/**
 * Opens the comparison of two versions of a schema place by place. In each place, the same two schemas are compared
 * once, at the nearest location; their differences are the same objects wherever they meet. Places that are the same in
 * both versions are left out.
 */
export function openWalk(
  pair: SchemaPair,
): (old: Node, next: Node, parts: Omit<Comparison, 'location'>) => Walk {
  const layersKey = openLayerKeys();
  const isUnchanged = openUnchanged(pair);
  const meetings = new Map<string, Meeting>();

  function meetingAt(comparison: Comparison, key: string): Meeting {
    const whole = `${comparison.part} ${comparison.innerPart} ${key}`;
    const known = meetings.get(whole);
    if (known !== undefined) return known;
    // Steps are added at each location.
    const location = { ...comparison.location, steps: [] };
    const isNew = ({ old, next }: Location): boolean => !isUnchanged(old, next);
    const meeting = {
      differences: compare(pair, { ...comparison, location }),
      inPlace: inPlaceSpots(pair, location).filter(isNew),
      inside: [...memberSpots(pair, location), ...itemSpots(pair, location)].filter(isNew),
    };
    meetings.set(whole, meeting);
    return meeting;
  }

  return (old, next, parts) => {
    const differences: Difference[] = [];
    const spots: Location[] = [];
    const visited = new Set<string>();
    const comparisons: Comparison[] = [
      { ...parts, location: { steps: [], old: pair.conjunctsOf(old), next: pair.conjunctsOf(next) } },
    ];
    for (const comparison of comparisons) {
      const { location, innerPart } = comparison;
      const key = `${layersKey(location.old)}|${layersKey(location.next)}`;
      if (visited.has(key)) continue;
      visited.add(key);
      spots.push(location);
      const meeting = meetingAt(comparison, key);
      const placed = (inner: Location): Location => ({
        ...inner,
        steps: [...location.steps, ...inner.steps],
      });
      for (const difference of meeting.differences) differences.push({ ...difference, location });
      for (const inner of meeting.inPlace) comparisons.push({ ...comparison, location: placed(inner) });
      for (const inner of meeting.inside) {
        comparisons.push({ ...comparison, part: innerPart, location: placed(inner) });
      }
    }
    return { differences, spots };
  };
}

function compare(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  return [
    ...compareTypes(comparison),
    ...compareValues(comparison),
    ...compareBounds(comparison),
    ...comparePatterns(comparison),
    ...compareMembers(pair, comparison),
    ...compareOpenness(pair, comparison),
    ...compareArrays(pair, comparison),
    ...compareCombinators(pair, comparison),
    ...compareAnnotations(comparison),
  ];
}

function stepped(location: Location, step: Step, old: Layers, next: Layers): Location {
  return { steps: [...location.steps, step], old, next };
}

/** Branches, conditions and dependent schemas that both versions have. */
function inPlaceSpots(pair: SchemaPair, location: Location): readonly Location[] {
  const alternatives = (['oneOf', 'anyOf'] as const).flatMap((keyword) =>
    pairLists(pair, location, keyword).flatMap(({ old = [], next = [] }) =>
      matchBranches(pair, old, next).matched.map(([one, other]) =>
        branched(pair, location, [one], [other], {
          choice: { old, next, isExclusive: keyword === 'oneOf', beside: location },
        }),
      ),
    ),
  );
  const nextDependents = mapOf(location.next, 'dependentSchemas');
  const dependents = [...mapOf(location.old, 'dependentSchemas')].flatMap(([name, old]) => {
    const next = nextDependents.get(name);
    return next === undefined
      ? []
      : [branched(pair, location, old, next, { beside: [{ required: [name] }] })];
  });
  return [...alternatives, ...dependents, ...conditionSpots(pair, location)];
}

function conditionSpots(pair: SchemaPair, location: Location): readonly Location[] {
  return pairConditions(pair, location).flatMap((conditions) => {
    if (!hasSameIf(pair, conditions.old, conditions.next)) return [];
    return (['then', 'else'] as const).flatMap((keyword) => {
      const old = nodesOf([conditions.old ?? {}], keyword);
      const next = nodesOf([conditions.next ?? {}], keyword);
      if (old.length === 0 || next.length === 0) return [];
      const met = keyword === 'then' ? nodesOf([conditions.old ?? {}], 'if').flatMap(pair.conjunctsOf) : [];
      return [branched(pair, location, old, next, { beside: met })];
    });
  });
}

/**
 * A location for the same value with additional layers, which hold together with the layers beside them in both
 * versions.
 */
function branched(
  pair: SchemaPair,
  location: Location,
  oldNodes: readonly Node[],
  nextNodes: readonly Node[],
  { beside = [], choice }: { readonly beside?: Layers } & Pick<BranchStep, 'choice'>,
): Location {
  const old = oldNodes.flatMap(pair.conjunctsOf);
  const next = nextNodes.flatMap(pair.conjunctsOf);
  const step: BranchStep = {
    kind: 'branch',
    old: [...old, ...beside],
    next: [...next, ...beside],
    ...(choice && { choice }),
  };
  return stepped(location, step, old, next);
}

/** Members that both versions describe: by name, by pattern, and all others. */
function memberSpots(pair: SchemaPair, location: Location): readonly Location[] {
  const at = (name: string, shown: string, old: readonly Node[], next: readonly Node[]): Location =>
    stepped(
      location,
      { kind: 'member', name, shown },
      old.flatMap(pair.conjunctsOf),
      next.flatMap(pair.conjunctsOf),
    );
  const properties = { old: mapOf(location.old, 'properties'), next: mapOf(location.next, 'properties') };
  const named = [...properties.old].flatMap(([name, old]) => {
    const next = properties.next.get(name);
    return next === undefined ? [] : [at(name, name, old, next)];
  });
  const nextPatterns = mapOf(location.next, 'patternProperties');
  const matching = [...mapOf(location.old, 'patternProperties')].flatMap(([pattern, old]) => {
    const next = nextPatterns.get(pattern);
    const name = unnamedMatch(location, pattern);
    return next === undefined || name === undefined ? [] : [at(name, '*', old, next)];
  });
  const others = ['additionalProperties', 'unevaluatedProperties'].flatMap((keyword) => {
    const old = nodesOf(location.old, keyword);
    const next = nodesOf(location.next, keyword);
    return isWalked(keyword, old, next) ? [at(undescribedName(pair, location), '*', old, next)] : [];
  });
  return [...named, ...matching, ...others].filter(
    (inner) => !pair.isHidden(inner.old) && !pair.isHidden(inner.next),
  );
}

/** Items that both versions describe: by position, and all others. */
function itemSpots(pair: SchemaPair, location: Location): readonly Location[] {
  const at = (index: number, shown: string, old: readonly Node[], next: readonly Node[]): Location =>
    stepped(
      location,
      { kind: 'item', index, shown },
      old.flatMap(pair.conjunctsOf),
      next.flatMap(pair.conjunctsOf),
    );
  const tuples = { old: tupleOf(location.old), next: tupleOf(location.next) };
  const positions = tuples.old.flatMap((old, index) => {
    const next = tuples.next[index];
    return next === undefined ? [] : [at(index, String(index), old, next)];
  });
  const others = ['items', 'unevaluatedItems'].flatMap((keyword) => {
    const old = nodesOf(location.old, keyword);
    const next = nodesOf(location.next, keyword);
    const index = Math.max(tuples.old.length, tuples.next.length);
    return old.length > 0 && next.length > 0 ? [at(index, '*', old, next)] : [];
  });
  return [...positions, ...others];
}
