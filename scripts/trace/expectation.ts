import { nodeAt } from '@finops/openapi';
import {
  choose,
  findPresent,
  type Match,
  matchExactly,
  matchList,
  matchMembers,
  matchOnly,
  matchPlaces,
} from './fragment.ts';
import { expandSteps, formatPointer, isPointer, parsePointer, type Steps } from './pointer.ts';
import type { Expectation } from './rows.ts';
import { mergedAt, placesAt, plainName } from './shape.ts';

/** Compares an expectation with its document; of the nodes matched by a star, only those below `within`. */
export function evaluate(expectation: Expectation, document: unknown, within: Steps = []): Match {
  if (document === undefined) return { seen: [], differs: [`${expectation.file} does not exist`] };
  if (!isPointer(expectation.in)) return { seen: [], differs: [`"${expectation.in}" is not a JSON pointer`] };
  const steps = parsePointer(expectation.in);
  if (!steps.includes('*')) return evaluateAt(expectation, document, steps);
  const ways = listWays(expectation, document, within);
  if (ways.length === 0 && within.length > 0) return { seen: [], differs: [] };
  if (ways.length === 0) return { seen: [], differs: [`${expectation.in} leads nowhere`] };
  const findings = ways.map((way) => evaluateAt(expectation, document, way));
  const places = ways.flatMap((way) => placesAt(document, way).at);
  const tops = new Set(places.map((place) => formatPointer(place)));
  const seen = findings.flatMap((finding) => finding.seen);
  const isExact = expectation.only !== undefined || expectation.equals !== undefined;
  return {
    // The pattern constrains the nodes that it matches; it does not require that they exist.
    seen: seen.filter((steps) => !tops.has(formatPointer(steps))),
    // An exact one also covers the whole node; its existence is covered by the elements.
    open: [
      ...findings.flatMap((finding) => finding.open ?? []),
      ...(isExact ? places.map((place) => [...place]) : []),
    ],
    differs: findings.flatMap((finding) => finding.differs),
  };
}

/** The places of the nodes of an expectation. */
export function listPlaces(expectation: Expectation, document: unknown): string[][] {
  return listWays(expectation, document).flatMap((way) => {
    const key = way.at(-1);
    return key === undefined ? [[]] : placesAt(document, way.slice(0, -1)).at.map((place) => [...place, key]);
  });
}

/** The pointer of an expectation with every star expanded; paths that do not exist are omitted. */
function listWays(expectation: Expectation, document: unknown, within: Steps = []): string[][] {
  const steps = parsePointer(expectation.in);
  if (!steps.includes('*')) return [steps];
  const expand = (pattern: Steps): string[][] => {
    const length = pattern.lastIndexOf('*') + 1;
    return expandSteps(document, pattern.slice(0, length)).map((way) => [...way, ...pattern.slice(length)]);
  };
  const excepted = new Set(
    (expectation.except ?? []).flatMap((pointer) => expand(parsePointer(pointer)).map(formatPointer)),
  );
  return expand(steps).filter(
    (way) =>
      within.every((step, index) => way[index] === step) &&
      !excepted.has(formatPointer(way)) &&
      placesAt(document, way).at.length > 0,
  );
}

function evaluateAt(expectation: Expectation, document: unknown, steps: Steps): Match {
  const { has, only, equals, is, lacks } = expectation;
  if (lacks) return evaluateAbsence(lacks, document, steps);
  const holder = placesAt(document, steps.slice(0, -1));
  const key = steps.at(-2) === 'properties' ? '' : steps.at(-1);
  const values = has ?? only ?? equals ?? is;
  if ((key === 'required' || key === 'enum') && Array.isArray(values)) {
    return matchList(values, document, holder, steps, has !== undefined);
  }
  if (key === 'properties' && !only && equals === undefined) {
    const properties = has ? Object.fromEntries(has.map((name) => [name, {}])) : is;
    return matchPlaces({ properties }, document, holder, steps.slice(0, -1));
  }
  const places = placesAt(document, steps);
  if (is !== undefined) return matchPlaces(is, document, places, steps);
  const match = (at: Steps): Match => {
    if (has) return matchMembers(has, document, at);
    if (only) return matchOnly(only, document, at);
    return matchExactly(equals, nodeAt(document, at), at);
  };
  return choose(places, match, () => match(steps));
}

/** The node itself may be missing (then it lacks everything), its parent may not. */
function evaluateAbsence(values: unknown[], document: unknown, at: Steps): Match {
  const parents = placesAt(document, at.slice(0, -1)).at;
  if (parents.length === 0) {
    return { seen: [], differs: [`${formatPointer(at.slice(0, -1))} does not exist`] };
  }
  const names = at.at(-1) === 'parameters' ? values.map((value) => plainName(value)) : values;
  const present = parents
    .map((parent) => findPresent(names, mergedAt(document, [...parent, ...at.slice(-1)])))
    .find((value) => value !== undefined);
  const differs = present === undefined ? [] : [`${formatPointer(at)} has ${JSON.stringify(present)}`];
  return { seen: [], differs };
}
